-- Each save of a post or recipe is a revision; what is typed and not saved yet is a working copy. "fields" is JSON by the names of the form's fields.
create table "revisions" (
  "kind" text not null check ("kind" in ('blog', 'recipe')),
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
create index "revisions_savedFrom" on "revisions" ("savedFrom");

create table "workingCopies" (
  "id" text not null primary key,
  "kind" text not null check ("kind" in ('blog', 'recipe')),
  "recordId" text not null,
  "authorId" text not null,
  "author" text not null,
  "base" integer not null,
  "sequence" integer not null,
  "savedAt" text not null,
  "fields" text not null
);
create index "workingCopies_record" on "workingCopies" ("kind", "recordId", "savedAt");
create index "workingCopies_savedAt" on "workingCopies" ("savedAt");
