-- The search index. One row says how it is made and counts its changes; whoever writes to it changes that row first, so writers take turns.
create table "searchIndex" (
  "id" text primary key,
  "format" integer not null,
  "change" integer not null,
  "documents" integer not null,
  "highestNumber" integer not null,
  "builtIn" text not null
);
insert into "searchIndex" values ('content', 1, 0, 0, 0, '');

-- What is indexed: recipes under their own number, posts under one that the index gave them, with their terms (compressed) to be taken out again.
create table "searchDocuments" (
  "kind" text not null check ("kind" in ('blog', 'recipe')),
  "recordId" text not null,
  "number" integer not null,
  "terms" blob not null,
  primary key ("kind", "recordId")
) without rowid;
create unique index "searchDocuments_number" on "searchDocuments" ("kind", "number");

-- Of each term and each 256 documents, two bytes for every document that has it: the rest of its number, and the term's weight there.
create table "searchPostings" (
  "term" text not null,
  "kind" text not null,
  "block" integer not null,
  "postings" blob not null,
  primary key ("term", "kind", "block")
) without rowid;

-- The words as they are written, and in how many documents; "change" is the count of changes when that was last set.
create table "searchWords" (
  "word" text primary key,
  "documents" integer not null,
  "change" integer not null
) without rowid;
create index "searchWords_change" on "searchWords" ("change", "word");
