-- Where the record has, or had, its page that something happened to; '' for what has none.
alter table "events" add column "path" text not null default '';

-- What search engines and hubs of feeds are to be told of: each address once for each of them, until they were told. One that was not taken is sent again at "dueAt".
create table "pings" (
  "id" text primary key not null,
  "channel" text not null,
  "path" text not null,
  "attempts" integer not null default 0,
  "dueAt" text not null default ''
);
create unique index "pings_once" on "pings" ("channel", "path");
create index "pings_next" on "pings" ("channel", "id");
create index "pings_waiting" on "pings" ("channel", "attempts", "dueAt");
