-- What happened, for whoever acts on it: a line in the transaction of the write, and one for each listener that has acted.
create table "events" (
  "id" text primary key not null,
  "kind" text not null,
  "recordId" text not null,
  "createdAt" text not null
);
create index "events_kind" on "events" ("kind", "id");
create index "events_createdAt" on "events" ("createdAt");
create table "handledEvents" (
  "eventId" text not null references "events" ("id") on delete cascade,
  "listener" text not null,
  primary key ("eventId", "listener")
);

-- Mail that waits, is sent, or was: one row for each recipient. A letter is stored once for all who get it.
create table "letters" (
  "id" text primary key not null,
  "content" text not null,
  "createdAt" text not null
);
create index "letters_createdAt" on "letters" ("createdAt");
create table "mails" (
  "id" text primary key not null,
  "uniqueKey" text not null unique,
  "kind" text not null,
  "address" text not null,
  "letterId" text not null,
  "subject" text not null,
  "leavePath" text not null default '',
  "state" text not null,
  "attempts" integer not null default 0,
  "dueAt" text not null,
  "createdAt" text not null,
  "changedAt" text not null,
  "response" text not null default ''
);
create index "mails_state" on "mails" ("state", "dueAt");
create index "mails_letter" on "mails" ("letterId");
create index "mails_address" on "mails" ("address");
create index "mails_changedAt" on "mails" ("changedAt");
