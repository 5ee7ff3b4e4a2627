-- Recipes that the owner chose and put in order (domain/collections/collection.ts); "recipes" is a JSON list of their numbers.
create table "collections" (
  "id" text primary key,
  "slug" text not null unique,
  "title" text not null,
  "intro" text not null,
  "picture" text not null,
  "pictureFetched" text,
  "pictureAlt" text,
  "recipes" text not null,
  "homePlace" integer,
  "state" text not null check ("state" in ('draft', 'published')),
  "createdAt" text not null,
  "updatedAt" text not null
);
