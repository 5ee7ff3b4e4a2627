-- Posts and recipes are searched by FTS5. The tables of the index that was ours go; the next start indexes everything anew.
drop table "searchPostings";
drop table "searchDocuments";
delete from "searchWords";
update "searchIndex" set "format" = 0, "documents" = 0, "builtIn" = '';

-- A document's terms by where they stand: a term by itself anywhere, main.TERM in the title or among the main terms, title.TERM in the title.
-- The application makes the terms, so FTS5 only parts them at spaces and keeps no text, columns or positions.
create virtual table "searchedBlogs" using fts5 (
  "terms", content = '', contentless_delete = 1, detail = none, tokenize = "ascii tokenchars '.'"
);
create virtual table "searchedRecipes" using fts5 (
  "terms", content = '', contentless_delete = 1, detail = none, tokenize = "ascii tokenchars '.'"
);

-- What is ranked of a document: the terms of its title and its main terms. "number" is its row in the two tables above.
create table "searchDocuments" (
  "kind" text not null check ("kind" in ('blog', 'recipe')),
  "number" integer not null,
  "recordId" text not null,
  "title" text not null,
  "main" text not null,
  primary key ("kind", "number")
) without rowid;
create unique index "searchDocuments_recordId" on "searchDocuments" ("kind", "recordId");

-- The words of a document, compressed, which "searchWords" counts: to be counted out when it changes.
create table "searchDocumentWords" (
  "kind" text not null,
  "number" integer not null,
  "words" blob not null,
  primary key ("kind", "number")
);
