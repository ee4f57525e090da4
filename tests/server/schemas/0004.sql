-- The rows that schema 4 added.
INSERT INTO decks (id, person, game, body, code, updated) VALUES
  ('deck-0000000', 'guest-0', 'clutch',
   '{"title":"Speed","players":["RIV-27"],"strategy":{"B01":3},"coaches":[],"stadium":"S10","lineup":[]}',
   'code-0000000', 1790000000000);
