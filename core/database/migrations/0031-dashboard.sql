-- When the owner marked a message as read; null until then. What was there before counts as read.
alter table "contacts" add column "readAt" text;
update "contacts" set "readAt" = "createdAt";

-- What readers searched for on a day (UTC) without a result, folded, and how often; nothing about who did.
create table "missedSearches" (
  "day" text not null,
  "query" text not null,
  "times" integer not null,
  primary key ("day", "query")
);
create index "missedSearches_query" on "missedSearches" ("query");
