-- What posts and recipes are organised by. A name is found by its slug, which is made of it; "termSlugs" has those of earlier names and of terms
-- that were merged into one as well. The text of a record ("_blogs"."tags") is what its form has; "recordTerms" is made of it.
create table "terms" (
  "id" text primary key,
  "kind" text not null check ("kind" in ('tag', 'category', 'course', 'cuisine', 'diet', 'occasion')),
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
create unique index "terms_slug" on "terms" ("kind", "slug");
create index "terms_by_name" on "terms" ("kind", "nameKey", "id");

create table "termSlugs" (
  "kind" text not null,
  "slug" text not null,
  "termId" text not null references "terms" ("id") on delete cascade,
  primary key ("kind", "slug")
);
create index "termSlugs_of_term" on "termSlugs" ("termId");

-- "shownAt" is when the record was published, null while visitors don't see it.
create table "recordTerms" (
  "recordKind" text not null check ("recordKind" in ('blog', 'recipe')),
  "recordId" text not null,
  "termId" text not null references "terms" ("id") on delete cascade,
  "shownAt" text,
  primary key ("recordKind", "recordId", "termId")
);
create index "recordTerms_of_term" on "recordTerms" ("termId", "recordId");
create index "recordTerms_shown" on "recordTerms" ("termId", "shownAt", "recordId");

alter table "_blogs" add column "tags" text;
