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
  "kind" text not null check ("kind" in ('blog', 'recipe')),
  "number" integer not null,
  "recordId" text not null,
  "format" integer not null,
  "title" text not null,
  "main" text not null,
  primary key ("kind", "number")
) without rowid;
create unique index "searchDocuments_recordId" on "searchDocuments" ("kind", "recordId");

-- A document's terms by where they stand: a term by itself anywhere, main.TERM in the title or among the main terms, title.TERM in the title.
-- The application makes the terms, so FTS5 only parts them at spaces and keeps no text, columns or positions of them. "words" are those of the
-- document that "searchWords" counts: to be counted out when it changes.
create virtual table "searchedBlogs" using fts5 (
  "terms", "words" unindexed,
  content = '', contentless_delete = 1, contentless_unindexed = 1, detail = none, tokenize = "ascii tokenchars '.'"
);
create virtual table "searchedRecipes" using fts5 (
  "terms", "words" unindexed,
  content = '', contentless_delete = 1, contentless_unindexed = 1, detail = none, tokenize = "ascii tokenchars '.'"
);
