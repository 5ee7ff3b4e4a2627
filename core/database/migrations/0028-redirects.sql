-- Where addresses lead for which the site has no page. Hits are counted in a table of their own, so that counting makes no cached page stale.
create table "redirects" (
  "id" text primary key,
  "source" text not null unique,
  "target" text not null,
  "targetKey" text,
  "status" integer not null check ("status" in (301, 302)),
  "createdAt" text not null
);
create index "redirects_targetKey" on "redirects" ("targetKey");

create table "redirectHits" (
  "id" text primary key,
  "hits" integer not null,
  "lastHitAt" text not null
);
