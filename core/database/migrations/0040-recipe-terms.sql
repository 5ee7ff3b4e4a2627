-- What recipes are organised by, as typed: names with commas. The format of their facets is set back, so that "recordTerms" is made of the
-- categories and cuisines of the recipes that there are.
alter table "_recipes" add column "courses" text;
alter table "_recipes" add column "diets" text;
alter table "_recipes" add column "occasions" text;
update "recipeFacets" set "format" = 0;

-- The names that the built-in recipes have.
insert into "terms" ("id", "kind", "name", "nameKey", "slug", "createdAt", "updatedAt") values
  ('built-in-main-course', 'category', 'Main course', 'main course', 'main-course', '2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Z'),
  ('built-in-appetizer', 'category', 'Appetizer', 'appetizer', 'appetizer', '2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Z'),
  ('built-in-dinner', 'course', 'Dinner', 'dinner', 'dinner', '2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Z'),
  ('built-in-snack', 'course', 'Snack', 'snack', 'snack', '2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Z'),
  ('built-in-vegetarian', 'diet', 'Vegetarian', 'vegetarian', 'vegetarian', '2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Z'),
  ('built-in-american', 'cuisine', 'American', 'american', 'american', '2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Z'),
  ('built-in-cookout', 'occasion', 'Cookout', 'cookout', 'cookout', '2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Z'),
  ('built-in-game-day', 'occasion', 'Game day', 'game day', 'game-day', '2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Z'),
  ('built-in-sunday-dinner', 'occasion', 'Sunday dinner', 'sunday dinner', 'sunday-dinner', '2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Z'),
  ('built-in-weeknight-dinner', 'occasion', 'Weeknight dinner', 'weeknight dinner', 'weeknight-dinner', '2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Z');
insert into "termSlugs" ("kind", "slug", "termId") select "kind", "slug", "id" from "terms" where "id" like 'built-in-%';
