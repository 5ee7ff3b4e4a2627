-- What admins are to be told by mail, each until it is in a letter; later rows keep it from being told again.
create table "notices" (
  "id" text primary key not null,
  "uid" text not null,
  "kind" text not null,
  "recordId" text not null,
  "createdAt" text not null,
  "dueAt" text not null,
  "state" text not null default 'waiting'
);
create unique index "notices_once" on "notices" ("uid", "kind", "recordId");
create index "notices_due" on "notices" ("state", "dueAt");
create index "notices_of" on "notices" ("uid", "state", "dueAt");
create index "notices_createdAt" on "notices" ("createdAt");

-- When admins want to be told, where they have chosen: an object of rhythms by kind.
create table "noticeChoices" (
  "uid" text primary key not null,
  "choices" text not null
);

-- Addresses of readers who asked to be told of answers. Nobody is told before they have confirmed it, or after they have stopped it.
create table "answerAddresses" (
  "id" text primary key not null,
  "emailKey" text not null unique,
  "email" text not null,
  "createdAt" text not null,
  "confirmedAt" text,
  "stoppedAt" text
);
create index "answerAddresses_createdAt" on "answerAddresses" ("createdAt");

-- What they asked to be told of: a comment, a review or a question that nobody has answered yet.
create table "answerWishes" (
  "recordId" text primary key not null,
  "kind" text not null,
  "addressId" text not null references "answerAddresses" ("id") on delete cascade,
  "createdAt" text not null
);
create index "answerWishes_address" on "answerWishes" ("addressId", "recordId");
create index "answerWishes_createdAt" on "answerWishes" ("createdAt");
