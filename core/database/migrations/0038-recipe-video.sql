-- The address of a recipe's video, on YouTube or Vimeo.
alter table "_recipes" add column "videoUrl" text;
