-- The cookbook that a recipe is from or adapted from, and where in it.
alter table "_recipes" add column "sourceBook" text;
alter table "_recipes" add column "sourcePage" text;
