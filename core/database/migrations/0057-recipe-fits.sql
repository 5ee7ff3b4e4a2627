-- What a recipe is known to be for and without ('no-milk vegan'), by which lists leave out what readers avoid. Of rows from before, nothing is known.
alter table "recipeFacets" add column "fits" text not null default '';
