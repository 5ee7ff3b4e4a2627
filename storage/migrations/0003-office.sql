-- The hash of a picture given by URL lies beside the URL as typed; the beginning of a post's text spares lists its HTML.
alter table "_blogs" add column "imageFetched" text;
alter table "_blogs" add column "textStart" text;
alter table "_recipes" add column "imageFetched" text;

-- Addresses that posts and recipes once had. They name the record, never another address, so there are no chains.
create table "oldAddresses" (
  "kind" text not null check ("kind" in ('blog', 'recipe')),
  "slug" text not null,
  "recordId" text not null,
  "createdAt" text not null,
  primary key ("kind", "slug")
);
create index "oldAddresses_of_record" on "oldAddresses" ("kind", "recordId");

-- Forms that made a record, so that a resent one makes no second. Kept for a week.
create table "sentForms" (
  "id" text primary key,
  "recordId" text not null,
  "slug" text not null,
  "createdAt" text not null
);
create index "sentForms_oldest" on "sentForms" ("createdAt");

-- The highest number that a deleted recipe had: favourites know recipes by number, so none is given twice.
create table "usedNumbers" (
  "kind" text primary key,
  "highest" integer not null
);

alter table "users" add column "searchText" text not null default '';
update "users" set "searchText" = lower("fullName" || ' ' || "email" || ' ' || "phone");
alter table "contacts" add column "searchText" text not null default '';
update "contacts" set "searchText" = lower("first" || ' ' || "last" || ' ' || "email" || ' ' || "phone" || ' ' || "message");
alter table "comments" add column "searchText" text not null default '';
update "comments" set "searchText" = lower("name" || ' ' || "email" || ' ' || "comment");
create index "comments_by_state" on "comments" ("approved", "createdAt" desc, "id" desc);

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
