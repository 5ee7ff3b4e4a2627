-- Pages that the owner wrote, and those of the product's that the owner changed (domain/pages/page.ts).
create table "pages" (
  "id" text primary key,
  "slug" text not null unique,
  "title" text not null,
  "intro" text not null,
  "content" text not null,
  "description" text not null,
  "layout" text not null check ("layout" in ('plain', 'legal')),
  "state" text not null check ("state" in ('draft', 'published')),
  "createdAt" text not null,
  "updatedAt" text not null
);

-- Pages have old addresses, too. Which kinds there are is said by storage/database/schema.ts alone.
create table "oldAddressesOfAll" (
  "kind" text not null,
  "slug" text not null,
  "recordId" text not null,
  "createdAt" text not null,
  primary key ("kind", "slug")
);
insert into "oldAddressesOfAll" select "kind", "slug", "recordId", "createdAt" from "oldAddresses";
drop table "oldAddresses";
alter table "oldAddressesOfAll" rename to "oldAddresses";
create index "oldAddresses_of_record" on "oldAddresses" ("kind", "recordId");
