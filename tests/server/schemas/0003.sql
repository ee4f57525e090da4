-- The rows that schema 3 added.
INSERT INTO turns (table_id, seat, since, rests, mailed, hooked) VALUES
  ('anchor-2b3c4', 0, 1790000000000, NULL, 1790000000001, 1790000000002);
INSERT INTO mails (person, address, lang, pace, token, created, asked, confirmed, day, sent, failures, next, lease) VALUES
  ('guest-0', 'ann@mail.example.org', 'en', 'daily', 'the-token-of-a-link', 1790000000000, 1790000000000,
   1790000000000, 20717, 1, 0, 0, 0);
INSERT INTO hooks (person, url, secret, created, failing, failures, next, lease) VALUES
  ('guest-0', 'https://bot.example.org/pennant', 'whs_secret', 1790000000000, 0, 0, 0, 0);
INSERT INTO vacations (person, began, until) VALUES ('guest-0', 1700000000000, 1700172800000);
