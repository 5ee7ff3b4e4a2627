-- The tables as they are with both databases; 0020-search has those that differ. Triggers are made by storage/database/table-triggers.ts.

create table "_blogs" (
  "id" text primary key,
  "title" text not null,
  "content" text not null,
  "author" text not null,
  "imageBase64" text,
  "imageLink" text,
  "imageAlt" text,
  "createdAt" text not null,
  "formattedDate" text,
  "urlSlug" text not null unique,
  "titleSlug" text not null,
  "seoTitle" text,
  "seoDescription" text,
  "seoKeywords" text,
  "category" text,
  "excerpt" text,
  "updatedAt" text,
  "imageFetched" text, -- The hash of a picture given by URL, which stands in "imageLink" as typed.
  "textStart" text -- Spares lists the HTML.
);
create index "_blogs_newest" on "_blogs" ("createdAt" desc, "id" desc);
create index "_blogs_titleSlug" on "_blogs" ("titleSlug", "createdAt" desc);
create index "_blogs_changes" on "_blogs" ("createdAt", "id", "updatedAt");

create table "_recipes" (
  "id" integer primary key,
  "slug" text not null unique,
  "title" text not null,
  "image" text not null,
  "imageAlt" text,
  "short" text not null,
  "steps" text not null,
  "ingredients" text not null,
  "nutritionalValues" text not null,
  "type" text check ("type" in ('trending', 'top-seller')),
  "servings" integer,
  "yieldText" text,
  "prepMinutes" integer,
  "cookMinutes" integer,
  "totalMinutes" integer,
  "category" text,
  "cuisine" text,
  "keywords" text,
  "author" text,
  "createdAt" text not null,
  "updatedAt" text,
  "imageFetched" text
);
create index "_recipes_newest" on "_recipes" ("createdAt" desc, "id" desc);
create index "_recipes_type" on "_recipes" ("type", "createdAt" desc, "id" desc);
create index "_recipes_changes" on "_recipes" ("createdAt", "id", "updatedAt");

create table "comments" (
  "id" text primary key,
  "blogId" text not null references "_blogs" ("id") on delete cascade,
  "blogTitle" text not null,
  "name" text not null,
  "email" text not null,
  "comment" text not null,
  "createdAt" text not null,
  "approved" boolean not null default false,
  "path" text not null,
  "searchText" text not null default ''
);
create index "comments_of_blog" on "comments" ("blogId", "approved", "createdAt" desc, "id" desc);
create index "comments_newest" on "comments" ("createdAt" desc, "id" desc);
create index "comments_by_state" on "comments" ("approved", "createdAt" desc, "id" desc);

-- A recipe may be a built-in one, which has no row: so no foreign key.
create table "reviews" (
  "id" text primary key,
  "recipeId" integer not null,
  "stars" integer not null check ("stars" between 1 and 5),
  "name" text not null,
  "email" text not null,
  "emailKey" text not null,
  "text" text not null,
  "createdAt" text not null,
  "approved" boolean not null default false,
  "searchText" text not null
);
create index "reviews_of_recipe" on "reviews" ("recipeId", "approved", "createdAt" desc, "id" desc);
create index "reviews_stars" on "reviews" ("recipeId", "approved", "stars");
create index "reviews_of_person" on "reviews" ("recipeId", "emailKey", "approved");
create unique index "reviews_shown_once" on "reviews" ("recipeId", "emailKey") where "approved";
create index "reviews_newest" on "reviews" ("createdAt" desc, "id" desc);
create index "reviews_by_state" on "reviews" ("approved", "createdAt" desc, "id" desc);

create table "contacts" (
  "id" text primary key,
  "first" text not null,
  "last" text not null,
  "email" text not null,
  "phone" text not null,
  "message" text not null,
  "createdAt" text not null,
  "searchText" text not null default ''
);
create index "contacts_newest" on "contacts" ("createdAt" desc, "id" desc);

create table "users" (
  "id" text primary key,
  "fullName" text not null,
  "email" text not null,
  "emailKey" text not null unique,
  "phone" text not null,
  "createdAt" text not null,
  "searchText" text not null default ''
);
create index "users_newest" on "users" ("createdAt" desc, "id" desc);

create table "siteNumbers" (
  "id" text primary key,
  "numberIntl" text not null,
  "numberLocal" text not null
);

create table "_function" (
  "id" text primary key,
  "enabled" boolean not null default false
);
insert into "_function" ("id", "enabled") values ('popupControl', false);

create table "settings" (
  "id" text primary key,
  "value" text not null
);

create table "images" (
  "id" text primary key,
  "width" integer not null,
  "height" integer not null,
  "createdAt" text not null
);

create table "antivirus_blogs" (
  "id" text primary key,
  "title" text not null,
  "content" text not null,
  "author" text not null,
  "imageBase64" text,
  "imageLink" text,
  "imageAlt" text,
  "createdAt" text not null,
  "formattedDate" text,
  "urlSlug" text not null,
  "seoTitle" text,
  "seoDescription" text,
  "seoKeywords" text,
  "category" text,
  "excerpt" text,
  "updatedAt" text,
  "imageFetched" text,
  "titleKey" text not null
);
create index "antivirus_blogs_titleKey" on "antivirus_blogs" ("titleKey", "createdAt" desc);

-- Addresses that posts and recipes once had. They name the record, never another address, so there are no chains.
create table "oldAddresses" (
  "kind" text not null check ("kind" in ('blog', 'recipe')),
  "slug" text not null,
  "recordId" text not null,
  "createdAt" text not null,
  primary key ("kind", "slug")
);
create index "oldAddresses_of_record" on "oldAddresses" ("kind", "recordId");

-- The highest number that a deleted recipe had: favourites know recipes by number, so none is given twice.
create table "usedNumbers" (
  "kind" text primary key,
  "highest" integer not null
);

-- What was sent, as a hash, and from which address: so that limits hold, and nothing is accepted twice. Kept for a day.
create table "submissions" (
  "id" text primary key,
  "address" text not null,
  "createdAt" text not null
);
create index "submissions_of_address" on "submissions" ("address", "createdAt");
create index "submissions_oldest" on "submissions" ("createdAt");

-- Forms that made a record, so that a resent one makes no second. Kept for a week.
create table "sentForms" (
  "id" text primary key,
  "recordId" text not null,
  "slug" text not null,
  "createdAt" text not null
);
create index "sentForms_oldest" on "sentForms" ("createdAt");
create index "sentForms_record" on "sentForms" ("recordId");

-- What the menu is narrowed and sorted by: one narrow row for each of the owner's recipes, and for those that are gone, so that every process
-- can read what changed since it last looked. "format" says how its keys and foods were made; rows of another format are made anew at a start.
create table "recipeFacets" (
  "recipeId" integer primary key,
  "change" integer not null,
  "format" integer not null,
  "isGone" boolean not null default false,
  "titleKey" text not null,
  "type" text,
  "category" text,
  "cuisine" text,
  "minutes" integer,
  "kcal" integer,
  "foods" text not null,
  "createdAt" text not null
);
create unique index "recipeFacets_change" on "recipeFacets" ("change", "recipeId");

-- The count of changes. Whoever changes facets counts here first, so writers take turns and a later change never shows before an earlier one.
create table "recipeFacetChanges" (
  "id" text primary key,
  "change" integer not null
);
insert into "recipeFacetChanges" values ('all', 1);

-- How many rows the lists have: counting 1,000,000 of them for every page would take longer than the page. "part" is '' for all of a table, the
-- type of recipes, 'pending' for what awaits approval, 'of ' and a post's id for its approved comments.
create table "rowCounts" (
  "list" text not null,
  "part" text not null,
  "total" integer not null,
  primary key ("list", "part")
);

-- What the public sees of each table has a number, which every change of it increments: cached pages are as old as the numbers of their tables.
create table "contentVersions" (
  "collection" text primary key,
  "version" integer not null
);

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
create index "identity_verification_oldest" on "identity_verification" ("expiresAt");

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
