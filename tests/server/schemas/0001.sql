-- Rows as a server with schema 1 wrote them. The logs of the tables come from tests/server/corpus.
INSERT INTO facts (name, value) VALUES ('key', '6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f6f');
INSERT INTO seats (table_id, seat, guest) VALUES
  ('lantern-7kq2m', 0, 'guest-0'), ('lantern-7kq2m', 1, 'guest-1'),
  ('anchor-2b3c4', 0, 'guest-0'), ('anchor-2b3c4', 1, 'guest-1'),
  ('beacon-9xyz2', 0, 'guest-0'), ('beacon-9xyz2', 1, 'guest-1');
INSERT INTO presence (table_id, seat, seen) VALUES ('lantern-7kq2m', 0, 1790000000000), ('lantern-7kq2m', 1, 1790000000000);
INSERT INTO bans (who, until, why) VALUES ('guest:guest-9', NULL, 'spam'), ('address:203.0.113.7', 1700000000000, 'over');
