-- What an import is being worked on for, why it could not go on, and what its plan amounts to; and its entries in the order in which they are shown.

alter table "imports" add column "task" text;
alter table "imports" add column "fault" text;
alter table "imports" add column "done" integer not null default 0;
alter table "imports" add column "total" integer not null default 0;
alter table "imports" add column "records" integer not null default 0;
alter table "imports" add column "pictures" integer not null default 0;
alter table "imports" add column "addresses" integer not null default 0;
alter table "imports" add column "drafts" integer not null default 0;

alter table "importEntries" add column "oldPaths" text not null default '[]';

drop index "importEntries_counts";

create index "importEntries_groups" on "importEntries" ("importId", "kind", "action", "state", "number");

create index "importEntries_missing" on "importEntries" ("importId", "number") where "missing" <> '[]';
