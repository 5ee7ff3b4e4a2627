-- Signing in with a code of an app beside the password, as better-auth's two-factor plugin stores it: the secret and the recovery codes are
-- encrypted with the site's secret. "lastCode" is ours: a hash of the code of the latest sign-in, which can't be used again.
alter table "identity_user" add column "twoFactorEnabled" boolean not null default false;
create table "identity_two_factor" (
  "id" text primary key,
  "userId" text not null unique references "identity_user" ("id") on delete cascade,
  "secret" text not null,
  "backupCodes" text not null,
  "verified" boolean not null default false,
  "failedVerificationCount" integer not null default 0,
  "lockedUntil" timestamptz,
  "lastCode" text
);
