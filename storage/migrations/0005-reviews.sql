-- What readers say of recipes. A recipe may be a built-in one, which has no row: so no foreign key.
create table "reviews" (
  "id" text primary key,
  "recipeId" integer not null,
  "stars" integer not null check ("stars" between 1 and 5),
  "name" text not null,
  "email" text not null,
  "emailKey" text not null,
  "text" text not null,
  "createdAt" text not null,
  "approved" boolean not null default false,
  "searchText" text not null
);
create index "reviews_of_recipe" on "reviews" ("recipeId", "approved", "createdAt" desc, "id" desc);
create index "reviews_stars" on "reviews" ("recipeId", "approved", "stars");
create index "reviews_of_person" on "reviews" ("recipeId", "emailKey", "approved");
create unique index "reviews_shown_once" on "reviews" ("recipeId", "emailKey") where "approved";
create index "reviews_newest" on "reviews" ("createdAt" desc, "id" desc);
create index "reviews_by_state" on "reviews" ("approved", "createdAt" desc, "id" desc);
