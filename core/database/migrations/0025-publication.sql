-- Posts and recipes are drafts, scheduled, published or trashed (domain/publication/publication.ts). All that existed is published: a post
-- with an earlier date of the owner's on that day, everything else when it was created. "draftToken" is the secret in the address of a draft.
alter table "_blogs" add column "state" text not null default 'published' check ("state" in ('draft', 'scheduled', 'published', 'trashed'));
alter table "_blogs" add column "publishedAt" text not null default '';
alter table "_blogs" add column "trashedAt" text;
alter table "_blogs" add column "trashedFrom" text;
alter table "_blogs" add column "draftToken" text;
update "_blogs" set "publishedAt" = case
  when "formattedDate" like '____-__-__' and "formattedDate" < substr("createdAt", 1, 10) then "formattedDate" || 'T12:00:00.000Z'
  else "createdAt" end;
drop index "_blogs_newest";
drop index "_blogs_changes";
drop index "_blogs_titleSlug";
create index "_blogs_newest" on "_blogs" ("publishedAt", "id");
create index "_blogs_state" on "_blogs" ("state", "publishedAt", "id", "updatedAt");
create index "_blogs_titleSlug" on "_blogs" ("titleSlug", "publishedAt");
create index "_blogs_trash" on "_blogs" ("state", "trashedAt");
create unique index "_blogs_draftToken" on "_blogs" ("draftToken");

alter table "_recipes" add column "state" text not null default 'published' check ("state" in ('draft', 'scheduled', 'published', 'trashed'));
alter table "_recipes" add column "publishedAt" text not null default '';
alter table "_recipes" add column "trashedAt" text;
alter table "_recipes" add column "trashedFrom" text;
alter table "_recipes" add column "draftToken" text;
update "_recipes" set "publishedAt" = "createdAt";
drop index "_recipes_newest";
drop index "_recipes_changes";
drop index "_recipes_type";
create index "_recipes_newest" on "_recipes" ("publishedAt", "id");
create index "_recipes_state" on "_recipes" ("state", "publishedAt", "id", "updatedAt");
create index "_recipes_type" on "_recipes" ("state", "type", "publishedAt", "id");
create index "_recipes_trash" on "_recipes" ("state", "trashedAt");
create unique index "_recipes_draftToken" on "_recipes" ("draftToken");

alter table "recipeFacets" rename column "createdAt" to "publishedAt";
