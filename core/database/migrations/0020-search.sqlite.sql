-- The words as they are written, and in how many documents; "change" is the count of changes when that was last set.
create table "searchWords" (
  "word" text primary key,
  "documents" integer not null,
  "change" integer not null
) without rowid;
create index "searchWords_change" on "searchWords" ("change", "word");

-- What people wrote is searched by any part of a word: an index of all sequences of three characters (FTS5's trigram tokenizer) finds the rows.
-- It knows rows by numbers of their own, as those that SQLite gives to tables with a text for a key may change with a VACUUM, and is merged as
-- soon as there are two pieces of one size (operations/search/merge-search-rows.ts).
create table "commentNumbers" ("number" integer primary key, "id" text not null unique);
create table "reviewNumbers" ("number" integer primary key, "id" text not null unique);
create table "contactNumbers" ("number" integer primary key, "id" text not null unique);
create table "userNumbers" ("number" integer primary key, "id" text not null unique);
create view "numberedComments" as
  select "number", "comments"."id", "searchText" from "commentNumbers" join "comments" on "comments"."id" = "commentNumbers"."id";
create view "numberedReviews" as
  select "number", "reviews"."id", "searchText" from "reviewNumbers" join "reviews" on "reviews"."id" = "reviewNumbers"."id";
create view "numberedContacts" as
  select "number", "contacts"."id", "searchText" from "contactNumbers" join "contacts" on "contacts"."id" = "contactNumbers"."id";
create view "numberedUsers" as
  select "number", "users"."id", "searchText" from "userNumbers" join "users" on "users"."id" = "userNumbers"."id";
create virtual table "searchedComments" using fts5 (
  "id" unindexed, "searchText", content = 'numberedComments', content_rowid = 'number', tokenize = 'trigram', detail = none, columnsize = 0
);
create virtual table "searchedReviews" using fts5 (
  "id" unindexed, "searchText", content = 'numberedReviews', content_rowid = 'number', tokenize = 'trigram', detail = none, columnsize = 0
);
create virtual table "searchedContacts" using fts5 (
  "id" unindexed, "searchText", content = 'numberedContacts', content_rowid = 'number', tokenize = 'trigram', detail = none, columnsize = 0
);
create virtual table "searchedUsers" using fts5 (
  "id" unindexed, "searchText", content = 'numberedUsers', content_rowid = 'number', tokenize = 'trigram', detail = none, columnsize = 0
);
insert into "searchedComments" ("searchedComments", "rank") values ('usermerge', 2);
insert into "searchedReviews" ("searchedReviews", "rank") values ('usermerge', 2);
insert into "searchedContacts" ("searchedContacts", "rank") values ('usermerge', 2);
insert into "searchedUsers" ("searchedUsers", "rank") values ('usermerge', 2);
