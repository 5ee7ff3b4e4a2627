-- Authors are terms, of posts and of recipes. The records of earlier versions get theirs when they are indexed next: see 0052-authors.sqlite.sql.
alter table "terms" drop constraint "terms_kind_check";
alter table "terms" add constraint "terms_kind_check" check ("kind" in ('tag', 'category', 'course', 'cuisine', 'diet', 'occasion', 'author'));
drop index "recordTerms_shown";
create index "recordTerms_shown" on "recordTerms" ("termId", "recordKind", "shownAt", "recordId");
update "recipeFacets" set "format" = 0;
update "searchDocuments" set "format" = 0 where "kind" = 'blog';
insert into "terms" ("id", "kind", "name", "nameKey", "slug", "createdAt", "updatedAt") values
  ('built-in-the-griddle-kitchen', 'author', 'The Griddle kitchen', 'the griddle kitchen', 'the-griddle-kitchen', '2026-11-26T00:00:00.000Z', '2026-11-26T00:00:00.000Z');
insert into "termSlugs" ("kind", "slug", "termId") values ('author', 'the-griddle-kitchen', 'built-in-the-griddle-kitchen');
