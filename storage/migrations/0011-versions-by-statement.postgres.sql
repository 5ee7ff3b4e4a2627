-- A statement that writes many comments or reviews moves their version on once, and not once for each row.
create function "moveApprovedVersion"() returns trigger language plpgsql as $$
begin
  if exists (select from "changed" where "approved") then
    update "contentVersions" set "version" = "version" + 1 where "collection" = tg_table_name;
    perform pg_notify('griddle_content', '');
  end if;
  return null;
end $$;
create function "moveReapprovedVersion"() returns trigger language plpgsql as $$
begin
  if exists (select from "was" where "approved") or exists (select from "became" where "approved") then
    update "contentVersions" set "version" = "version" + 1 where "collection" = tg_table_name;
    perform pg_notify('griddle_content', '');
  end if;
  return null;
end $$;
drop trigger "comments_version_inserted" on "comments";
drop trigger "comments_version_updated" on "comments";
drop trigger "comments_version_deleted" on "comments";
create trigger "comments_version_inserted" after insert on "comments" referencing new table as "changed"
  for each statement execute function "moveApprovedVersion"();
create trigger "comments_version_updated" after update on "comments" referencing old table as "was" new table as "became"
  for each statement execute function "moveReapprovedVersion"();
create trigger "comments_version_deleted" after delete on "comments" referencing old table as "changed"
  for each statement execute function "moveApprovedVersion"();
drop trigger "reviews_version_inserted" on "reviews";
drop trigger "reviews_version_updated" on "reviews";
drop trigger "reviews_version_deleted" on "reviews";
create trigger "reviews_version_inserted" after insert on "reviews" referencing new table as "changed"
  for each statement execute function "moveApprovedVersion"();
create trigger "reviews_version_updated" after update on "reviews" referencing old table as "was" new table as "became"
  for each statement execute function "moveReapprovedVersion"();
create trigger "reviews_version_deleted" after delete on "reviews" referencing old table as "changed"
  for each statement execute function "moveApprovedVersion"();
