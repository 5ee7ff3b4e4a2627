-- What admins have done, kept for a year. "actor" is their address as it was; "link" is a page of the admin.
create table "adminLog" (
  "id" text primary key,
  "createdAt" text not null,
  "actorId" text not null,
  "actor" text not null,
  "kind" text not null,
  "what" text not null,
  "link" text
);
create index "adminLog_oldest" on "adminLog" ("createdAt", "id");
create index "adminLog_of_actor" on "adminLog" ("actor", "createdAt", "id");
create index "adminLog_of_kind" on "adminLog" ("kind", "createdAt", "id");
create index "adminLog_of_both" on "adminLog" ("actor", "kind", "createdAt", "id");
