-- Pages, collections, terms and settings have versions, too. SQLite changes a check by making the table anew.
create table "newRevisions" (
  "kind" text not null check ("kind" in ('blog', 'recipe', 'page', 'collection', 'term', 'settings')),
  "recordId" text not null,
  "number" integer not null,
  "createdAt" text not null,
  "authorId" text not null,
  "author" text not null,
  "summary" text not null,
  "size" integer not null,
  "savedFrom" text,
  "fields" text not null,
  primary key ("kind", "recordId", "number")
);
insert into "newRevisions" select "kind", "recordId", "number", "createdAt", "authorId", "author", "summary", "size", "savedFrom", "fields" from "revisions";
drop table "revisions";
alter table "newRevisions" rename to "revisions";
create index "revisions_savedFrom" on "revisions" ("savedFrom");

create table "newWorkingCopies" (
  "id" text not null primary key,
  "kind" text not null check ("kind" in ('blog', 'recipe', 'page', 'collection', 'term', 'settings')),
  "recordId" text not null,
  "authorId" text not null,
  "author" text not null,
  "base" integer not null,
  "sequence" integer not null,
  "savedAt" text not null,
  "fields" text not null
);
insert into "newWorkingCopies" select "id", "kind", "recordId", "authorId", "author", "base", "sequence", "savedAt", "fields" from "workingCopies";
drop table "workingCopies";
alter table "newWorkingCopies" rename to "workingCopies";
create index "workingCopies_record" on "workingCopies" ("kind", "recordId", "savedAt");
create index "workingCopies_savedAt" on "workingCopies" ("savedAt");
