-- Posts and recipes are searched by tsvector. The tables of the index that was ours go; the next start indexes everything anew.
drop table "searchPostings";
drop table "searchDocuments";
delete from "searchWords";
update "searchIndex" set "format" = 0, "documents" = 0, "builtIn" = '';

-- A document's terms by where they stand: a term by itself anywhere, main.TERM in the title or among the main terms, title.TERM in the title.
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
