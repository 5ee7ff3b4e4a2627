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

create function "moveContentVersion"() returns trigger language plpgsql as $$
begin
  update "contentVersions" set "version" = "version" + 1 where "collection" = tg_table_name;
  perform pg_notify('griddle_content', '');
  return null;
end $$;
create trigger "_blogs_version" after insert or update or delete on "_blogs" for each statement execute function "moveContentVersion"();
create trigger "_recipes_version" after insert or update or delete on "_recipes" for each statement execute function "moveContentVersion"();
create trigger "settings_version" after insert or update or delete on "settings" for each statement execute function "moveContentVersion"();
create trigger "_function_version" after insert or update or delete on "_function" for each statement execute function "moveContentVersion"();
create trigger "siteNumbers_version" after insert or update or delete on "siteNumbers" for each statement execute function "moveContentVersion"();
create trigger "images_version" after insert or update or delete on "images" for each statement execute function "moveContentVersion"();
create trigger "oldAddresses_version" after insert or update or delete on "oldAddresses" for each statement execute function "moveContentVersion"();
create trigger "comments_version_inserted" after insert on "comments" for each row when (new."approved") execute function "moveContentVersion"();
create trigger "comments_version_updated" after update on "comments" for each row when (old."approved" or new."approved") execute function "moveContentVersion"();
create trigger "comments_version_deleted" after delete on "comments" for each row when (old."approved") execute function "moveContentVersion"();
create trigger "reviews_version_inserted" after insert on "reviews" for each row when (new."approved") execute function "moveContentVersion"();
create trigger "reviews_version_updated" after update on "reviews" for each row when (old."approved" or new."approved") execute function "moveContentVersion"();
create trigger "reviews_version_deleted" after delete on "reviews" for each row when (old."approved") execute function "moveContentVersion"();
