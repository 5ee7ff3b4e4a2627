-- Pages and collections go to the trash before they are deleted for good. SQLite changes a check by making the table anew.
create table "newPages" (
  "id" text primary key,
  "slug" text not null unique,
  "title" text not null,
  "intro" text not null,
  "content" text not null,
  "description" text not null,
  "layout" text not null check ("layout" in ('plain', 'legal')),
  "state" text not null check ("state" in ('draft', 'published', 'trashed')),
  "createdAt" text not null,
  "updatedAt" text not null,
  "trashedAt" text,
  "trashedFrom" text
);
insert into "newPages" ("id", "slug", "title", "intro", "content", "description", "layout", "state", "createdAt", "updatedAt")
  select "id", "slug", "title", "intro", "content", "description", "layout", "state", "createdAt", "updatedAt" from "pages";
drop table "pages";
alter table "newPages" rename to "pages";

create table "newCollections" (
  "id" text primary key,
  "slug" text not null unique,
  "title" text not null,
  "intro" text not null,
  "picture" text not null,
  "pictureFetched" text,
  "pictureAlt" text,
  "recipes" text not null,
  "homePlace" integer,
  "state" text not null check ("state" in ('draft', 'published', 'trashed')),
  "createdAt" text not null,
  "updatedAt" text not null,
  "trashedAt" text,
  "trashedFrom" text
);
insert into "newCollections" ("id", "slug", "title", "intro", "picture", "pictureFetched", "pictureAlt", "recipes", "homePlace", "state", "createdAt", "updatedAt")
  select "id", "slug", "title", "intro", "picture", "pictureFetched", "pictureAlt", "recipes", "homePlace", "state", "createdAt", "updatedAt" from "collections";
drop table "collections";
alter table "newCollections" rename to "collections";
