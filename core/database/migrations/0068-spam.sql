-- What visitors sent and the site or the owner takes for spam, with the reasons and the score in tenths of a point. It is deleted after 30 days; until then it can go
-- where it belongs.
create table "spam" (
  "id" text primary key,
  "list" text not null,
  "kind" text not null,
  "about" text not null,
  "name" text not null,
  "email" text not null,
  "text" text not null,
  "entry" text not null,
  "reasons" text not null,
  "score" integer not null,
  "createdAt" text not null,
  "heldAt" text not null
);
create index "spam_of_list" on "spam" ("list", "heldAt" desc, "id" desc);
create index "spam_about" on "spam" ("kind", "about");
create index "spam_held" on "spam" ("heldAt");
-- Fingerprints of texts and link hosts, and of who sent them, for a day.
create table "spamMarks" (
  "mark" text not null,
  "sender" text not null,
  "createdAt" text not null,
  primary key ("mark", "sender")
);
create index "spamMarks_created" on "spamMarks" ("createdAt");
-- What the owner wants taken for spam; "taughtAt" is null for what they typed.
create table "blockList" (
  "kind" text not null,
  "value" text not null,
  "taughtAt" text,
  primary key ("kind", "value")
);
alter table "reviewPhotos" add column "spamId" text references "spam" ("id") on delete set null;
create index "reviewPhotos_of_spam" on "reviewPhotos" ("spamId", "position") where "spamId" is not null;
create index "comments_of_writer" on "comments" (lower("email"), "approved");
