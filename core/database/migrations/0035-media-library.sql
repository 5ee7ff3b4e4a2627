-- What the owner calls a picture, what it shows, which place of it crops keep (percent), and how large its file is. Older ones have none of it.
alter table "images" add column "title" text not null default '';
alter table "images" add column "alt" text not null default '';
alter table "images" add column "focusX" integer;
alter table "images" add column "focusY" integer;
alter table "images" add column "bytes" integer;
-- The beginning of the present file's hash; null while it is the first one.
alter table "images" add column "version" text;
alter table "images" add column "searchText" text not null default '';
create index "images_listed" on "images" ("createdAt", "id");
