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
  "searchText" text not null
);
create index "_blogs_newest" on "_blogs" ("createdAt" desc, "id" desc);
create index "_blogs_titleSlug" on "_blogs" ("titleSlug");

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
  "searchText" text not null
);
create index "_recipes_newest" on "_recipes" ("createdAt" desc, "id" desc);
create index "_recipes_type" on "_recipes" ("type", "createdAt" desc, "id" desc);

create table "comments" (
  "id" text primary key,
  "blogId" text not null references "_blogs" ("id") on delete cascade,
  "blogTitle" text not null,
  "name" text not null,
  "email" text not null,
  "comment" text not null,
  "createdAt" text not null,
  "approved" boolean not null default false,
  "path" text not null
);
create index "comments_of_blog" on "comments" ("blogId", "approved", "createdAt" desc, "id" desc);
create index "comments_newest" on "comments" ("createdAt" desc, "id" desc);

create table "contacts" (
  "id" text primary key,
  "first" text not null,
  "last" text not null,
  "email" text not null,
  "phone" text not null,
  "message" text not null,
  "createdAt" text not null
);
create index "contacts_newest" on "contacts" ("createdAt" desc, "id" desc);

create table "users" (
  "id" text primary key,
  "fullName" text not null,
  "email" text not null,
  "emailKey" text not null unique,
  "phone" text not null,
  "createdAt" text not null
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

create table "submissions" (
  "id" text primary key,
  "address" text not null,
  "createdAt" text not null
);
create index "submissions_of_address" on "submissions" ("address", "createdAt");
create index "submissions_oldest" on "submissions" ("createdAt");

create table "images" (
  "id" text primary key,
  "width" integer not null,
  "height" integer not null,
  "createdAt" text not null
);
