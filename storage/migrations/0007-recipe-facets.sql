-- What the menu is narrowed and sorted by: one narrow row for each of the owner's recipes, and for those that are gone, so that every process
-- can read what changed since it last looked. "format" says how its keys and foods were made; rows of another format are made anew at a start.
create table "recipeFacets" (
  "recipeId" integer primary key,
  "change" integer not null,
  "format" integer not null,
  "isGone" boolean not null default false,
  "titleKey" text not null,
  "type" text,
  "category" text,
  "cuisine" text,
  "minutes" integer,
  "kcal" integer,
  "foods" text not null,
  "createdAt" text not null
);
create unique index "recipeFacets_change" on "recipeFacets" ("change", "recipeId");

-- The count of changes. Whoever changes facets counts here first, so writers take turns and a later change never shows before an earlier one.
create table "recipeFacetChanges" (
  "id" text primary key,
  "change" integer not null
);
insert into "recipeFacetChanges" values ('all', 1);

insert into "recipeFacets" ("recipeId", "change", "format", "titleKey", "type", "category", "cuisine", "minutes", "foods", "createdAt")
select "id", 1, 0, lower("title"), "type", "category", "cuisine", "totalMinutes", '[]', "createdAt" from "_recipes";
