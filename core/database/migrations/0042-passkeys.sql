-- Passkeys of admins. "credentialId" and "publicKey" are base64url. "challenge" is a hash of what a passkey was made with, "challengedAt" when that was
-- given out which it last answered: each challenge is good for one passkey, and for one sign-in.
create table "passkeys" (
  "id" text primary key,
  "userId" text not null references "identity_user" ("id") on delete cascade,
  "name" text not null,
  "credentialId" text not null unique,
  "publicKey" text not null,
  "counter" bigint not null,
  "isSynced" boolean not null,
  "challenge" text not null unique,
  "challengedAt" text not null,
  "createdAt" text not null,
  "lastUsedAt" text
);
create index "passkeys_of_user" on "passkeys" ("userId", "createdAt");

-- Sign-ins that failed: how often in a quarter of an hour, and the latest network address, which is forgotten after a day.
alter table "adminLog" add column "attempts" integer not null default 1;
alter table "adminLog" add column "address" text;
create index "adminLog_with_address" on "adminLog" ("createdAt") where "address" is not null;
