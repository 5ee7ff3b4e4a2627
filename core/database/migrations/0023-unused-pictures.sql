-- Since when no post and no recipe shows a picture; null while one does.
alter table "images" add column "unusedSince" text;
create index "images_unused" on "images" ("unusedSince", "id");
