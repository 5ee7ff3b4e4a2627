-- Authors are terms, of posts and of recipes. SQLite changes a check by making the table anew, and what refers to it first, so that nothing is deleted along.
create table "newTerms" (
  "id" text primary key,
  "kind" text not null check ("kind" in ('tag', 'category', 'course', 'cuisine', 'diet', 'occasion', 'author')),
  "name" text not null,
  "nameKey" text not null,
  "slug" text not null,
  "description" text not null default '',
  "picture" text not null default '',
  "pictureFetched" text,
  "pictureAlt" text,
  "createdAt" text not null,
  "updatedAt" text not null
);
insert into "newTerms" select "id", "kind", "name", "nameKey", "slug", "description", "picture", "pictureFetched", "pictureAlt", "createdAt", "updatedAt" from "terms";
create table "newTermSlugs" (
  "kind" text not null,
  "slug" text not null,
  "termId" text not null references "newTerms" ("id") on delete cascade,
  primary key ("kind", "slug")
);
insert into "newTermSlugs" select "kind", "slug", "termId" from "termSlugs";
create table "newRecordTerms" (
  "recordKind" text not null check ("recordKind" in ('blog', 'recipe')),
  "recordId" text not null,
  "termId" text not null references "newTerms" ("id") on delete cascade,
  "shownAt" text,
  primary key ("recordKind", "recordId", "termId")
);
insert into "newRecordTerms" select "recordKind", "recordId", "termId", "shownAt" from "recordTerms";
drop table "recordTerms";
drop table "termSlugs";
drop table "terms";
alter table "newTerms" rename to "terms";
alter table "newTermSlugs" rename to "termSlugs";
alter table "newRecordTerms" rename to "recordTerms";
create unique index "terms_slug" on "terms" ("kind", "slug");
create index "terms_by_name" on "terms" ("kind", "nameKey", "id");
create index "termSlugs_of_term" on "termSlugs" ("termId");
create index "recordTerms_of_term" on "recordTerms" ("termId", "recordId");
create index "recordTerms_shown" on "recordTerms" ("termId", "recordKind", "shownAt", "recordId");

-- The records that there are get theirs when they are indexed next, which is with the next start.
update "recipeFacets" set "format" = 0;
update "searchDocuments" set "format" = 0 where "kind" = 'blog';
-- The author of the built-in recipes.
insert into "terms" ("id", "kind", "name", "nameKey", "slug", "createdAt", "updatedAt") values
  ('built-in-the-griddle-kitchen', 'author', 'The Griddle kitchen', 'the griddle kitchen', 'the-griddle-kitchen', '2026-11-26T00:00:00.000Z', '2026-11-26T00:00:00.000Z');
insert into "termSlugs" ("kind", "slug", "termId") values ('author', 'the-griddle-kitchen', 'built-in-the-griddle-kitchen');
