-- What better-auth keeps, under the field names of the specification; "id" is its uid.
create table "identity_user" (
  "id" text primary key,
  "displayName" text not null,
  "email" text not null unique,
  "emailVerified" boolean not null default false,
  "phoneNumber" text,
  "photoURL" text,
  "tenantId" text,
  "providerData" text,
  "isAnonymous" boolean not null default false,
  "createdAt" timestamptz not null,
  "updatedAt" timestamptz not null,
  "lastSignInAt" timestamptz
);

create table "identity_session" (
  "id" text primary key,
  "userId" text not null references "identity_user" ("id") on delete cascade,
  "token" text not null unique,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null,
  "updatedAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text
);
create index "identity_session_of_user" on "identity_session" ("userId", "updatedAt" desc);
create index "identity_session_oldest" on "identity_session" ("expiresAt");

create table "identity_account" (
  "id" text primary key,
  "userId" text not null references "identity_user" ("id") on delete cascade,
  "accountId" text not null,
  "providerId" text not null,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  "scope" text,
  "password" text,
  "createdAt" timestamptz not null,
  "updatedAt" timestamptz not null
);
create index "identity_account_of_user" on "identity_account" ("userId");

create table "identity_verification" (
  "id" text primary key,
  "identifier" text not null,
  "value" text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null,
  "updatedAt" timestamptz not null
);
create index "identity_verification_identifier" on "identity_verification" ("identifier");

create table "admin" (
  "uid" text primary key references "identity_user" ("id") on delete cascade,
  "role" text not null,
  "email" text not null,
  "createdAt" text not null
);

create table "sign_in_failures" (
  "id" text primary key,
  "account" text not null,
  "address" text not null,
  "createdAt" text not null
);
create index "sign_in_failures_of_account" on "sign_in_failures" ("account", "createdAt" desc, "id" desc);
create index "sign_in_failures_of_address" on "sign_in_failures" ("address", "createdAt" desc, "id" desc);
create index "sign_in_failures_oldest" on "sign_in_failures" ("createdAt");
