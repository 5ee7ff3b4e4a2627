-- What the public sees of each table has a number, which every change of it moves on in the same transaction. Rows that the public does not
-- see (what awaits approval) move nothing. Kept pages are as old as the numbers of the tables that they were made from.
create table "contentVersions" (
  "collection" text primary key,
  "version" integer not null
);
insert into "contentVersions" ("collection", "version") values
  ('_blogs', 1),
  ('_recipes', 1),
  ('comments', 1),
  ('reviews', 1),
  ('settings', 1),
  ('_function', 1),
  ('siteNumbers', 1),
  ('images', 1),
  ('oldAddresses', 1);

create trigger "_blogs_version_inserted" after insert on "_blogs" begin
  update "contentVersions" set "version" = "version" + 1 where "collection" = '_blogs';
end;
create trigger "_blogs_version_updated" after update on "_blogs" begin
  update "contentVersions" set "version" = "version" + 1 where "collection" = '_blogs';
end;
create trigger "_blogs_version_deleted" after delete on "_blogs" begin
  update "contentVersions" set "version" = "version" + 1 where "collection" = '_blogs';
end;

create trigger "_recipes_version_inserted" after insert on "_recipes" begin
  update "contentVersions" set "version" = "version" + 1 where "collection" = '_recipes';
end;
create trigger "_recipes_version_updated" after update on "_recipes" begin
  update "contentVersions" set "version" = "version" + 1 where "collection" = '_recipes';
end;
create trigger "_recipes_version_deleted" after delete on "_recipes" begin
  update "contentVersions" set "version" = "version" + 1 where "collection" = '_recipes';
end;

create trigger "comments_version_inserted" after insert on "comments" when new."approved" begin
  update "contentVersions" set "version" = "version" + 1 where "collection" = 'comments';
end;
create trigger "comments_version_updated" after update on "comments" when old."approved" or new."approved" begin
  update "contentVersions" set "version" = "version" + 1 where "collection" = 'comments';
end;
create trigger "comments_version_deleted" after delete on "comments" when old."approved" begin
  update "contentVersions" set "version" = "version" + 1 where "collection" = 'comments';
end;

create trigger "reviews_version_inserted" after insert on "reviews" when new."approved" begin
  update "contentVersions" set "version" = "version" + 1 where "collection" = 'reviews';
end;
create trigger "reviews_version_updated" after update on "reviews" when old."approved" or new."approved" begin
  update "contentVersions" set "version" = "version" + 1 where "collection" = 'reviews';
end;
create trigger "reviews_version_deleted" after delete on "reviews" when old."approved" begin
  update "contentVersions" set "version" = "version" + 1 where "collection" = 'reviews';
end;

create trigger "settings_version_inserted" after insert on "settings" begin
  update "contentVersions" set "version" = "version" + 1 where "collection" = 'settings';
end;
create trigger "settings_version_updated" after update on "settings" begin
  update "contentVersions" set "version" = "version" + 1 where "collection" = 'settings';
end;
create trigger "settings_version_deleted" after delete on "settings" begin
  update "contentVersions" set "version" = "version" + 1 where "collection" = 'settings';
end;

create trigger "_function_version_inserted" after insert on "_function" begin
  update "contentVersions" set "version" = "version" + 1 where "collection" = '_function';
end;
create trigger "_function_version_updated" after update on "_function" begin
  update "contentVersions" set "version" = "version" + 1 where "collection" = '_function';
end;
create trigger "_function_version_deleted" after delete on "_function" begin
  update "contentVersions" set "version" = "version" + 1 where "collection" = '_function';
end;

create trigger "siteNumbers_version_inserted" after insert on "siteNumbers" begin
  update "contentVersions" set "version" = "version" + 1 where "collection" = 'siteNumbers';
end;
create trigger "siteNumbers_version_updated" after update on "siteNumbers" begin
  update "contentVersions" set "version" = "version" + 1 where "collection" = 'siteNumbers';
end;
create trigger "siteNumbers_version_deleted" after delete on "siteNumbers" begin
  update "contentVersions" set "version" = "version" + 1 where "collection" = 'siteNumbers';
end;

create trigger "images_version_inserted" after insert on "images" begin
  update "contentVersions" set "version" = "version" + 1 where "collection" = 'images';
end;
create trigger "images_version_updated" after update on "images" begin
  update "contentVersions" set "version" = "version" + 1 where "collection" = 'images';
end;
create trigger "images_version_deleted" after delete on "images" begin
  update "contentVersions" set "version" = "version" + 1 where "collection" = 'images';
end;

create trigger "oldAddresses_version_inserted" after insert on "oldAddresses" begin
  update "contentVersions" set "version" = "version" + 1 where "collection" = 'oldAddresses';
end;
create trigger "oldAddresses_version_updated" after update on "oldAddresses" begin
  update "contentVersions" set "version" = "version" + 1 where "collection" = 'oldAddresses';
end;
create trigger "oldAddresses_version_deleted" after delete on "oldAddresses" begin
  update "contentVersions" set "version" = "version" + 1 where "collection" = 'oldAddresses';
end;
