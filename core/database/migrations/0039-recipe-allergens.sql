-- The allergens that the owner said are in a recipe ('milk, eggs', or 'none'), and the foods of the ingredients for which that was confirmed.
alter table "_recipes" add column "allergens" text;
alter table "_recipes" add column "allergensFor" text;
