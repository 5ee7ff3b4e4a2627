-- How many rows the lists have, counted as they come and go: counting 1,000,000 of them for every page would take longer than the page.
-- "part" is '' for all of a table, the type of recipes, 'pending' for what awaits approval, 'of ' and a post's id for its approved comments.
create table "rowCounts" (
  "list" text not null,
  "part" text not null,
  "total" integer not null,
  primary key ("list", "part")
);
insert into "rowCounts" select '_blogs', '', count(*) from "_blogs";
insert into "rowCounts" select '_recipes', '', count(*) from "_recipes";
insert into "rowCounts" select 'contacts', '', count(*) from "contacts";
insert into "rowCounts" select 'users', '', count(*) from "users";
insert into "rowCounts" select 'comments', '', count(*) from "comments";
insert into "rowCounts" select 'reviews', '', count(*) from "reviews";
insert into "rowCounts" select '_recipes', 'trending', count(*) from "_recipes" where "type" = 'trending';
insert into "rowCounts" select '_recipes', 'top-seller', count(*) from "_recipes" where "type" = 'top-seller';
insert into "rowCounts" select 'comments', 'pending', count(*) from "comments" where not ("approved");
insert into "rowCounts" select 'reviews', 'pending', count(*) from "reviews" where not ("approved");
insert into "rowCounts" select 'comments', 'of ' || "blogId", count(*) from "comments" where "approved" group by "blogId";

-- Once for each statement: a statement that writes thousands of rows writes each number once.
create function "countRows"() returns trigger language plpgsql as $$
declare
  "sign" integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  if exists (select from "changed") then
    update "rowCounts" set "total" = "total" + "sign" * (select count(*) from "changed") where "list" = tg_table_name and "part" = '';
  end if;
  return null;
end $$;

create function "countRecipeTypes"() returns trigger language plpgsql as $$
declare
  "sign" integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  update "rowCounts" set "total" = "rowCounts"."total" + "sign" * "typed"."total"
    from (select "type", count(*) as "total" from "changed" where "type" is not null group by "type") as "typed"
    where "list" = '_recipes' and "part" = "typed"."type";
  return null;
end $$;

create function "recountRecipeTypes"() returns trigger language plpgsql as $$
begin
  update "rowCounts" set "total" = "rowCounts"."total" + "typed"."total"
    from (
      select "type", sum("by") as "total" from (
        select "type", 1 as "by" from "became" union all select "type", -1 from "was"
      ) as "either" where "type" is not null group by "type" having sum("by") <> 0
    ) as "typed"
    where "list" = '_recipes' and "part" = "typed"."type";
  return null;
end $$;

create function "countPending"() returns trigger language plpgsql as $$
declare
  "sign" integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  if exists (select from "changed" where not "approved") then
    update "rowCounts" set "total" = "total" + "sign" * (select count(*) from "changed" where not "approved")
      where "list" = tg_table_name and "part" = 'pending';
  end if;
  return null;
end $$;

create function "recountPending"() returns trigger language plpgsql as $$
declare
  "by" integer := (select count(*) from "became" where not "approved") - (select count(*) from "was" where not "approved");
begin
  if "by" <> 0 then
    update "rowCounts" set "total" = "total" + "by" where "list" = tg_table_name and "part" = 'pending';
  end if;
  return null;
end $$;

create function "countCommentsOfPosts"() returns trigger language plpgsql as $$
declare
  "sign" integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into "rowCounts" select 'comments', 'of ' || "blogId", "sign" * count(*) from "changed" where "approved" group by "blogId" order by "blogId"
    on conflict ("list", "part") do update set "total" = "rowCounts"."total" + excluded."total";
  if tg_op = 'DELETE' then
    delete from "rowCounts" where "list" = 'comments' and "part" in (select distinct 'of ' || "blogId" from "changed") and "total" = 0;
  end if;
  return null;
end $$;

create function "recountCommentsOfPosts"() returns trigger language plpgsql as $$
begin
  insert into "rowCounts" select 'comments', 'of ' || "blogId", sum("by") from (
      select "blogId", 1 as "by" from "became" where "approved" union all select "blogId", -1 from "was" where "approved"
    ) as "either" group by "blogId" having sum("by") <> 0 order by "blogId"
    on conflict ("list", "part") do update set "total" = "rowCounts"."total" + excluded."total";
  return null;
end $$;

create trigger "_blogs_counted_all_in" after insert on "_blogs" referencing new table as "changed"
  for each statement execute function "countRows"();
create trigger "_blogs_counted_all_out" after delete on "_blogs" referencing old table as "changed"
  for each statement execute function "countRows"();
create trigger "_recipes_counted_all_in" after insert on "_recipes" referencing new table as "changed"
  for each statement execute function "countRows"();
create trigger "_recipes_counted_all_out" after delete on "_recipes" referencing old table as "changed"
  for each statement execute function "countRows"();
create trigger "contacts_counted_all_in" after insert on "contacts" referencing new table as "changed"
  for each statement execute function "countRows"();
create trigger "contacts_counted_all_out" after delete on "contacts" referencing old table as "changed"
  for each statement execute function "countRows"();
create trigger "users_counted_all_in" after insert on "users" referencing new table as "changed"
  for each statement execute function "countRows"();
create trigger "users_counted_all_out" after delete on "users" referencing old table as "changed"
  for each statement execute function "countRows"();
create trigger "comments_counted_all_in" after insert on "comments" referencing new table as "changed"
  for each statement execute function "countRows"();
create trigger "comments_counted_all_out" after delete on "comments" referencing old table as "changed"
  for each statement execute function "countRows"();
create trigger "reviews_counted_all_in" after insert on "reviews" referencing new table as "changed"
  for each statement execute function "countRows"();
create trigger "reviews_counted_all_out" after delete on "reviews" referencing old table as "changed"
  for each statement execute function "countRows"();
create trigger "_recipes_counted_type_in" after insert on "_recipes" referencing new table as "changed"
  for each statement execute function "countRecipeTypes"();
create trigger "_recipes_counted_type_out" after delete on "_recipes" referencing old table as "changed"
  for each statement execute function "countRecipeTypes"();
create trigger "_recipes_counted_type_again" after update on "_recipes" referencing old table as "was" new table as "became"
  for each statement execute function "recountRecipeTypes"();
create trigger "comments_counted_pending_in" after insert on "comments" referencing new table as "changed"
  for each statement execute function "countPending"();
create trigger "comments_counted_pending_out" after delete on "comments" referencing old table as "changed"
  for each statement execute function "countPending"();
create trigger "comments_counted_pending_again" after update on "comments" referencing old table as "was" new table as "became"
  for each statement execute function "recountPending"();
create trigger "reviews_counted_pending_in" after insert on "reviews" referencing new table as "changed"
  for each statement execute function "countPending"();
create trigger "reviews_counted_pending_out" after delete on "reviews" referencing old table as "changed"
  for each statement execute function "countPending"();
create trigger "reviews_counted_pending_again" after update on "reviews" referencing old table as "was" new table as "became"
  for each statement execute function "recountPending"();
create trigger "comments_counted_post_in" after insert on "comments" referencing new table as "changed"
  for each statement execute function "countCommentsOfPosts"();
create trigger "comments_counted_post_out" after delete on "comments" referencing old table as "changed"
  for each statement execute function "countCommentsOfPosts"();
create trigger "comments_counted_post_again" after update on "comments" referencing old table as "was" new table as "became"
  for each statement execute function "recountCommentsOfPosts"();
