-- When the reviews that visitors see of a recipe, the owner's or a built-in one, changed last: a time for search engines, not for readers.
create table "reviewChanges" (
  "recipeId" integer primary key,
  "changedAt" text not null
);
insert into "reviewChanges" ("recipeId", "changedAt")
  select "recipeId", max("createdAt") from "reviews" where cast("approved" as text) in ('1', 'true') group by "recipeId";
