-- The index of posts and recipes. One that an earlier version made goes; the next start indexes everything anew.
drop table if exists "searchDocumentWords";
drop table if exists "searchDocuments";
drop table if exists "searchedBlogs";
drop table if exists "searchedRecipes";
drop table if exists "searchIndex";
delete from "searchWords";

-- Counts the changes of the index. Whoever writes to it changes this row first, so writers take turns.
create table "searchIndex" ("id" text primary key, "change" integer not null);
insert into "searchIndex" values ('content', 0);

-- What is ranked of a document: the terms of its title and its main terms. "number" is its row in the two tables below; "format" says how it was indexed.
create table "searchDocuments" (
  "kind" text collate "C" not null check ("kind" in ('blog', 'recipe')),
  "number" integer not null,
  "recordId" text collate "C" not null,
  "format" integer not null,
  "title" text not null,
  "main" text not null,
  primary key ("kind", "number")
);
create unique index "searchDocuments_recordId" on "searchDocuments" ("kind", "recordId");

-- A document's terms by where they stand: a term by itself anywhere, main.TERM in the title or among the main terms, title.TERM in the title.
-- (Weights would not do: the GIN index lacks them, so PostgreSQL would read every text that has a term.) "words" are those of the document that
-- "searchWords" counts: to be counted out when it changes.
-- The planner knows nothing of what it costs to unpack terms that lie outside their rows, and would read them all: they stay in the rows. What was
-- added to the index and not sorted in yet is read by every search: it stays below 256 KB.
create table "searchedBlogs" ("rowid" integer primary key, "terms" tsvector not null, "words" text not null);
alter table "searchedBlogs" alter column "terms" set storage main;
create index "searchedBlogs_terms" on "searchedBlogs" using gin ("terms") with (gin_pending_list_limit = 256);
create table "searchedRecipes" ("rowid" integer primary key, "terms" tsvector not null, "words" text not null);
alter table "searchedRecipes" alter column "terms" set storage main;
create index "searchedRecipes_terms" on "searchedRecipes" using gin ("terms") with (gin_pending_list_limit = 256);
