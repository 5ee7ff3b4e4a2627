-- What Pinterest shows with the picture of a recipe.
alter table "_recipes" add column "pinText" text;
