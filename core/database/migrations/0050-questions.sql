-- What readers ask about a recipe, and the answers. A recipe may be a built-in one, which has no row: so no foreign key.
create table "questions" (
  "id" text primary key,
  "recipeId" integer not null,
  "name" text not null,
  "email" text not null,
  "text" text not null,
  "createdAt" text not null,
  "approved" boolean not null default false,
  "searchText" text not null,
  "reply" text not null default '',
  "replyBy" text not null default '',
  "repliedAt" text not null default ''
);
create index "questions_of_recipe" on "questions" ("recipeId", "approved", "createdAt" desc, "id" desc);
create index "questions_newest" on "questions" ("createdAt" desc, "id" desc);
create index "questions_by_state" on "questions" ("approved", "createdAt" desc, "id" desc);
