-- The site's own numbers. "period" is a day (2026-11-28) of the site's time zone, or once it is long past, a month (2026-11). "kind" is what "key" is:
-- a path ('page', 'missing', and actions such as 'print'), a source ('source'), or '' for the whole site ('site').
create table "counts" (
  "kind" text not null,
  "key" text not null,
  "period" text not null,
  "times" integer not null,
  "visits" integer not null,
  primary key ("kind", "key", "period")
);
create index "counts_period" on "counts" ("kind", "period", "key", "times", "visits");
-- Who has been here today, as something nobody can be recognised by once the secret of the day is gone: both are deleted when the day is over.
create table "daySecrets" ("day" text primary key, "secret" text not null);
create table "dayMarks" ("day" text not null, "mark" text not null, primary key ("day", "mark"));
