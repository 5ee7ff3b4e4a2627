-- Who made a post or recipe: the uid of an admin, who may be gone by now; null for what came from the terminal or before this was noted.
alter table "_blogs" add column "ownerId" text;
alter table "_recipes" add column "ownerId" text;
create index "_blogs_of_owner" on "_blogs" ("ownerId", "state", "publishedAt" desc);
create index "_recipes_of_owner" on "_recipes" ("ownerId", "state", "publishedAt" desc);

-- Open invitations, one for each address, with a hash of the secret in their links.
create table "invitations" (
  "id" text primary key,
  "email" text not null unique,
  "role" text not null,
  "tokenHash" text not null unique,
  "invitedBy" text not null,
  "createdAt" text not null,
  "expiresAt" text not null
);

-- E-mail addresses of admins that wait for the link in a mail to be opened.
create table "emailChanges" (
  "uid" text primary key references "identity_user" ("id") on delete cascade,
  "email" text not null,
  "tokenHash" text not null unique,
  "expiresAt" text not null
);
