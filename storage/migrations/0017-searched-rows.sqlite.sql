-- What people wrote is searched by any part of a word: an index of all sequences of three characters (FTS5's trigram tokenizer) finds the rows.
-- It knows rows by numbers of their own, as those that SQLite gives to tables with a text for a key may change with a VACUUM.
create table "commentNumbers" ("number" integer primary key, "id" text not null unique);
insert into "commentNumbers" ("id") select "id" from "comments";
create view "numberedComments" as
  select "number", "comments"."id", "searchText" from "commentNumbers" join "comments" on "comments"."id" = "commentNumbers"."id";
create virtual table "searchedComments" using fts5 (
  "id" unindexed, "searchText", content = 'numberedComments', content_rowid = 'number', tokenize = 'trigram', detail = none, columnsize = 0
);
insert into "searchedComments" ("searchedComments") values ('rebuild');
create trigger "comments_searched_in" after insert on "comments" begin
  insert into "commentNumbers" ("id") values (new."id");
  insert into "searchedComments" ("rowid", "id", "searchText")
    select "number", new."id", new."searchText" from "commentNumbers" where "id" = new."id";
end;
create trigger "comments_searched_again" after update of "searchText" on "comments" begin
  insert into "searchedComments" ("searchedComments", "rowid", "id", "searchText")
    select 'delete', "number", old."id", old."searchText" from "commentNumbers" where "id" = old."id";
  insert into "searchedComments" ("rowid", "id", "searchText")
    select "number", new."id", new."searchText" from "commentNumbers" where "id" = new."id";
end;
create trigger "comments_searched_out" after delete on "comments" begin
  insert into "searchedComments" ("searchedComments", "rowid", "id", "searchText")
    select 'delete', "number", old."id", old."searchText" from "commentNumbers" where "id" = old."id";
  delete from "commentNumbers" where "id" = old."id";
end;

create table "reviewNumbers" ("number" integer primary key, "id" text not null unique);
insert into "reviewNumbers" ("id") select "id" from "reviews";
create view "numberedReviews" as
  select "number", "reviews"."id", "searchText" from "reviewNumbers" join "reviews" on "reviews"."id" = "reviewNumbers"."id";
create virtual table "searchedReviews" using fts5 (
  "id" unindexed, "searchText", content = 'numberedReviews', content_rowid = 'number', tokenize = 'trigram', detail = none, columnsize = 0
);
insert into "searchedReviews" ("searchedReviews") values ('rebuild');
create trigger "reviews_searched_in" after insert on "reviews" begin
  insert into "reviewNumbers" ("id") values (new."id");
  insert into "searchedReviews" ("rowid", "id", "searchText")
    select "number", new."id", new."searchText" from "reviewNumbers" where "id" = new."id";
end;
create trigger "reviews_searched_again" after update of "searchText" on "reviews" begin
  insert into "searchedReviews" ("searchedReviews", "rowid", "id", "searchText")
    select 'delete', "number", old."id", old."searchText" from "reviewNumbers" where "id" = old."id";
  insert into "searchedReviews" ("rowid", "id", "searchText")
    select "number", new."id", new."searchText" from "reviewNumbers" where "id" = new."id";
end;
create trigger "reviews_searched_out" after delete on "reviews" begin
  insert into "searchedReviews" ("searchedReviews", "rowid", "id", "searchText")
    select 'delete', "number", old."id", old."searchText" from "reviewNumbers" where "id" = old."id";
  delete from "reviewNumbers" where "id" = old."id";
end;

create table "contactNumbers" ("number" integer primary key, "id" text not null unique);
insert into "contactNumbers" ("id") select "id" from "contacts";
create view "numberedContacts" as
  select "number", "contacts"."id", "searchText" from "contactNumbers" join "contacts" on "contacts"."id" = "contactNumbers"."id";
create virtual table "searchedContacts" using fts5 (
  "id" unindexed, "searchText", content = 'numberedContacts', content_rowid = 'number', tokenize = 'trigram', detail = none, columnsize = 0
);
insert into "searchedContacts" ("searchedContacts") values ('rebuild');
create trigger "contacts_searched_in" after insert on "contacts" begin
  insert into "contactNumbers" ("id") values (new."id");
  insert into "searchedContacts" ("rowid", "id", "searchText")
    select "number", new."id", new."searchText" from "contactNumbers" where "id" = new."id";
end;
create trigger "contacts_searched_again" after update of "searchText" on "contacts" begin
  insert into "searchedContacts" ("searchedContacts", "rowid", "id", "searchText")
    select 'delete', "number", old."id", old."searchText" from "contactNumbers" where "id" = old."id";
  insert into "searchedContacts" ("rowid", "id", "searchText")
    select "number", new."id", new."searchText" from "contactNumbers" where "id" = new."id";
end;
create trigger "contacts_searched_out" after delete on "contacts" begin
  insert into "searchedContacts" ("searchedContacts", "rowid", "id", "searchText")
    select 'delete', "number", old."id", old."searchText" from "contactNumbers" where "id" = old."id";
  delete from "contactNumbers" where "id" = old."id";
end;

create table "userNumbers" ("number" integer primary key, "id" text not null unique);
insert into "userNumbers" ("id") select "id" from "users";
create view "numberedUsers" as
  select "number", "users"."id", "searchText" from "userNumbers" join "users" on "users"."id" = "userNumbers"."id";
create virtual table "searchedUsers" using fts5 (
  "id" unindexed, "searchText", content = 'numberedUsers', content_rowid = 'number', tokenize = 'trigram', detail = none, columnsize = 0
);
insert into "searchedUsers" ("searchedUsers") values ('rebuild');
create trigger "users_searched_in" after insert on "users" begin
  insert into "userNumbers" ("id") values (new."id");
  insert into "searchedUsers" ("rowid", "id", "searchText")
    select "number", new."id", new."searchText" from "userNumbers" where "id" = new."id";
end;
create trigger "users_searched_again" after update of "searchText" on "users" begin
  insert into "searchedUsers" ("searchedUsers", "rowid", "id", "searchText")
    select 'delete', "number", old."id", old."searchText" from "userNumbers" where "id" = old."id";
  insert into "searchedUsers" ("rowid", "id", "searchText")
    select "number", new."id", new."searchText" from "userNumbers" where "id" = new."id";
end;
create trigger "users_searched_out" after delete on "users" begin
  insert into "searchedUsers" ("searchedUsers", "rowid", "id", "searchText")
    select 'delete', "number", old."id", old."searchText" from "userNumbers" where "id" = old."id";
  delete from "userNumbers" where "id" = old."id";
end;
