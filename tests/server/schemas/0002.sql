-- The rows that schema 2 added. The password is "the long secret of Ann", the session cookie "an-old-session-cookie",
-- the API token "pnt_an-old-api-token".
INSERT INTO accounts (id, name, key, password, created) VALUES
  ('guest-0', 'Ann', 'ann',
   '$argon2id$v=19$m=65536,t=3,p=4$DoUqy4g409I6ehxxbV/5xA$+Ko0ZiF6i4oNGIptiWvV96Nj/4sTXCYRs1RJEn6hUU8', 1790000000000);
INSERT INTO aliases (guest, account) VALUES ('guest-0', 'guest-0'), ('guest-of-a-phone', 'guest-0');
INSERT INTO passes (id, account, kind, digest, name, scopes, created, seen, until) VALUES
  ('session-0000', 'guest-0', 'session', '0f9247a091f0f7b3a6897d2f01e0fc9991a82c77e1994145923ff22f8e3a6700',
   'Firefox', '', 1790000000000, 1790000000000, 4102444800000),
  ('apitoken-000', 'guest-0', 'token', '209116160a10c3da20c0ecf1105db155421c1fe506057cd2c30df132484039f2',
   'My bot', 'play read', 1790000000000, NULL, NULL);
INSERT INTO results (table_id, seat, guest, game, mode, outcome, rated, at) VALUES
  ('beacon-9xyz2', 0, 'guest-0', 'highlights', 'single', 'won', 1, 1790000000000),
  ('beacon-9xyz2', 1, 'guest-1', 'highlights', 'single', 'lost', 0, 1790000000000);
INSERT INTO settled (table_id, at) VALUES ('beacon-9xyz2', 1790000000000);
INSERT INTO ratings (account, game, mu, sigma, rating, games, won) VALUES
  ('guest-0', 'highlights', 27.5, 7.25, 1230, 1, 1);
