-- What was brought from other systems: each import, its entries, and what has come of every record of a source.

create table "imports" (
  "id" text not null primary key,
  "name" text not null,
  "format" text not null,
  "state" text not null check ("state" in ('reading', 'planned', 'running', 'paused', 'done', 'undoing', 'undone')),
  "createdAt" text not null,
  "changedAt" text not null
);

create table "importEntries" (
  "importId" text not null,
  "number" integer not null,
  "kind" text not null,
  "sourceId" text not null,
  "title" text not null,
  "place" text not null,
  "action" text not null check ("action" in ('new', 'changed', 'same', 'kept', 'refused')),
  "state" text not null check ("state" in ('planned', 'done', 'failed', 'undone', 'left')),
  "notes" text not null,
  "missing" text not null,
  "recordId" text,
  "record" text,
  "made" text,
  primary key ("importId", "number")
);

create index "importEntries_next" on "importEntries" ("importId", "kind", "state", "number");

create table "importedRecords" (
  "format" text not null,
  "kind" text not null,
  "sourceId" text not null,
  "recordId" text not null,
  "importId" text not null,
  "digest" text not null,
  "fields" text not null,
  "extra" text,
  primary key ("format", "kind", "sourceId")
);

create index "importEntries_counts" on "importEntries" ("importId", "kind", "action", "state");
