-- Addresses elsewhere that published posts, recipes and pages lead to, and what came of asking for them. "failedAt" is when it first led nowhere; "said" is why.
create table "links" (
  "id" text primary key not null,
  "address" text not null unique,
  "state" text not null,
  "said" text not null default '',
  "failedAt" text,
  "checkedAt" text,
  "dueAt" text not null
);
create index "links_dueAt" on "links" ("dueAt", "id");
create index "links_state" on "links" ("state", "failedAt", "id");

-- Where they are.
create table "linkPlaces" (
  "linkId" text not null references "links" ("id") on delete cascade,
  "recordKind" text not null,
  "recordId" text not null,
  primary key ("linkId", "recordKind", "recordId")
);
create index "linkPlaces_record" on "linkPlaces" ("recordKind", "recordId");
