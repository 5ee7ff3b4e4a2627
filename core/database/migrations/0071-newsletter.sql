-- Who gets the newsletter, or did, or was asked whether they want it. "interests" has the ids of tags, each with a space before and behind it; '' for everything.
create table "readers" (
  "id" text primary key not null,
  "email" text not null,
  "emailKey" text not null unique,
  "name" text not null default '',
  "state" text not null,
  "interests" text not null default '',
  "source" text not null,
  "createdAt" text not null,
  "changedAt" text not null,
  "bounces" integer not null default 0,
  "bounceSaid" text not null default '',
  "searchText" text not null
);

create index "readers_state" on "readers" ("state", "id");

-- What each of them agreed to, where and when, and when they left.
create table "consents" (
  "id" text primary key not null,
  "readerId" text not null references "readers" ("id") on delete cascade,
  "kind" text not null,
  "said" text not null,
  "page" text not null,
  "at" text not null
);
create index "consents_reader" on "consents" ("readerId", "id");

-- What goes to readers. "slot" is the day and time that a digest is of; one without news is kept, so that it is not made later.
create table "issues" (
  "id" text primary key not null,
  "slot" text unique,
  "recordKind" text not null,
  "recordId" text not null,
  "termId" text not null default '',
  "subject" text not null,
  "greeting" text not null default '',
  "state" text not null,
  "dueAt" text not null,
  "createdAt" text not null,
  "letterId" text not null default '',
  "recipients" integer not null default 0,
  "ledger" text not null default ''
);
create index "issues_state" on "issues" ("state", "dueAt");
create index "issues_record" on "issues" ("recordKind", "recordId");
