-- Posts and recipes are searched by tsvector, a document's terms by where they stand: a term by itself anywhere, main.TERM in the title or among
-- the main terms, title.TERM in the title.
create table "searchedBlogs" ("rowid" integer primary key, "terms" tsvector not null);
create index "searchedBlogs_terms" on "searchedBlogs" using gin ("terms");
create table "searchedRecipes" ("rowid" integer primary key, "terms" tsvector not null);
create index "searchedRecipes_terms" on "searchedRecipes" using gin ("terms");

-- What is ranked of a document: the terms of its title and its main terms. "number" is its row in the two tables above.
create table "searchDocuments" (
  "kind" text collate "C" not null check ("kind" in ('blog', 'recipe')),
  "number" integer not null,
  "recordId" text collate "C" not null,
  "title" text not null,
  "main" text not null,
  primary key ("kind", "number")
);
create unique index "searchDocuments_recordId" on "searchDocuments" ("kind", "recordId");

-- The words of a document, compressed, which "searchWords" counts: to be counted out when it changes.
create table "searchDocumentWords" (
  "kind" text collate "C" not null,
  "number" integer not null,
  "words" bytea not null,
  primary key ("kind", "number")
);

-- The words as they are written, and in how many documents; "change" is the count of changes when that was last set.
create table "searchWords" (
  "word" text collate "C" primary key,
  "documents" integer not null,
  "change" integer not null
);
create index "searchWords_change" on "searchWords" ("change", "word");

-- What people wrote is searched by any part of a word: an index of all sequences of three characters (pg_trgm) finds the rows. A server
-- without that extension, or a user who may not create it, has no such index: a search then reads every text.
create view "searchedComments" as select "id", "searchText" from "comments";
create view "searchedReviews" as select "id", "searchText" from "reviews";
create view "searchedContacts" as select "id", "searchText" from "contacts";
create view "searchedUsers" as select "id", "searchText" from "users";

do $$
begin
  create extension if not exists pg_trgm;
  create index "comments_searchText" on "comments" using gin ("searchText" gin_trgm_ops);
  create index "reviews_searchText" on "reviews" using gin ("searchText" gin_trgm_ops);
  create index "contacts_searchText" on "contacts" using gin ("searchText" gin_trgm_ops);
  create index "users_searchText" on "users" using gin ("searchText" gin_trgm_ops);
exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
  raise notice 'No index for searches of what people wrote: %', sqlerrm;
end $$;
