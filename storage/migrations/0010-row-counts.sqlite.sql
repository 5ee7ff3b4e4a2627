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
insert into "rowCounts" select 'comments', 'pending', count(*) from "comments" where not ("approved" in (1, 'true'));
insert into "rowCounts" select 'reviews', 'pending', count(*) from "reviews" where not ("approved" in (1, 'true'));
insert into "rowCounts" select 'comments', 'of ' || "blogId", count(*) from "comments" where "approved" in (1, 'true') group by "blogId";

create trigger "_blogs_counted_in" after insert on "_blogs" begin
  update "rowCounts" set "total" = "total" + 1 where "list" = '_blogs' and "part" = '';
end;
create trigger "_blogs_counted_out" after delete on "_blogs" begin
  update "rowCounts" set "total" = "total" - 1 where "list" = '_blogs' and "part" = '';
end;
create trigger "contacts_counted_in" after insert on "contacts" begin
  update "rowCounts" set "total" = "total" + 1 where "list" = 'contacts' and "part" = '';
end;
create trigger "contacts_counted_out" after delete on "contacts" begin
  update "rowCounts" set "total" = "total" - 1 where "list" = 'contacts' and "part" = '';
end;
create trigger "users_counted_in" after insert on "users" begin
  update "rowCounts" set "total" = "total" + 1 where "list" = 'users' and "part" = '';
end;
create trigger "users_counted_out" after delete on "users" begin
  update "rowCounts" set "total" = "total" - 1 where "list" = 'users' and "part" = '';
end;

create trigger "_recipes_counted_in" after insert on "_recipes" begin
  update "rowCounts" set "total" = "total" + 1 where "list" = '_recipes' and "part" in ('', new."type");
end;
create trigger "_recipes_counted_again" after update of "type" on "_recipes" begin
  update "rowCounts" set "total" = "total" - 1 where "list" = '_recipes' and "part" = old."type";
  update "rowCounts" set "total" = "total" + 1 where "list" = '_recipes' and "part" = new."type";
end;
create trigger "_recipes_counted_out" after delete on "_recipes" begin
  update "rowCounts" set "total" = "total" - 1 where "list" = '_recipes' and "part" in ('', old."type");
end;

create trigger "reviews_counted_in" after insert on "reviews" begin
  update "rowCounts" set "total" = "total" + 1 where "list" = 'reviews' and "part" in ('', case when not new."approved" then 'pending' end);
end;
create trigger "reviews_counted_again" after update of "approved" on "reviews" begin
  update "rowCounts" set "total" = "total" + old."approved" - new."approved" where "list" = 'reviews' and "part" = 'pending';
end;
create trigger "reviews_counted_out" after delete on "reviews" begin
  update "rowCounts" set "total" = "total" - 1 where "list" = 'reviews' and "part" in ('', case when not old."approved" then 'pending' end);
end;

-- Imported comments may say 'true' in words until another trigger makes that 1.
create trigger "comments_counted_in" after insert on "comments" begin
  update "rowCounts" set "total" = "total" + 1 where "list" = 'comments' and "part" = '';
  update "rowCounts" set "total" = "total" + 1 where "list" = 'comments' and "part" = 'pending' and new."approved" not in (1, 'true');
  insert into "rowCounts" select 'comments', 'of ' || new."blogId", 1 where new."approved" in (1, 'true')
    on conflict ("list", "part") do update set "total" = "total" + 1;
end;
create trigger "comments_counted_again" after update of "approved" on "comments"
  when (old."approved" in (1, 'true')) <> (new."approved" in (1, 'true')) begin
  update "rowCounts" set "total" = "total" + (old."approved" in (1, 'true')) - (new."approved" in (1, 'true'))
    where "list" = 'comments' and "part" = 'pending';
  insert into "rowCounts" values ('comments', 'of ' || new."blogId", (new."approved" in (1, 'true')) - (old."approved" in (1, 'true')))
    on conflict ("list", "part") do update set "total" = "total" + excluded."total";
end;
create trigger "comments_counted_out" after delete on "comments" begin
  update "rowCounts" set "total" = "total" - 1 where "list" = 'comments' and "part" = '';
  update "rowCounts" set "total" = "total" - 1 where "list" = 'comments' and "part" = 'pending' and old."approved" not in (1, 'true');
  update "rowCounts" set "total" = "total" - 1
    where "list" = 'comments' and "part" = 'of ' || old."blogId" and old."approved" in (1, 'true');
  delete from "rowCounts" where "list" = 'comments' and "part" = 'of ' || old."blogId" and "total" = 0;
end;
