-- The words as they are written, and in how many documents; "change" is the count of changes when that was last set.
create table "searchWords" (
  "word" text collate "C" primary key,
  "documents" integer not null,
  "change" integer not null
);
create index "searchWords_change" on "searchWords" ("change", "word");

-- What people wrote is searched by any part of a word: an index of all sequences of three characters (pg_trgm) finds the rows. A server
-- without that extension, or a user who may not create it, has no such index: a search then reads every text.
create view "searchedComments" as select "id", "searchText" from "comments";
create view "searchedReviews" as select "id", "searchText" from "reviews";
create view "searchedContacts" as select "id", "searchText" from "contacts";
create view "searchedUsers" as select "id", "searchText" from "users";

do $$
begin
  create extension if not exists pg_trgm;
  create index "comments_searchText" on "comments" using gin ("searchText" gin_trgm_ops);
  create index "reviews_searchText" on "reviews" using gin ("searchText" gin_trgm_ops);
  create index "contacts_searchText" on "contacts" using gin ("searchText" gin_trgm_ops);
  create index "users_searchText" on "users" using gin ("searchText" gin_trgm_ops);
exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
  raise notice 'No index for searches of what people wrote: %', sqlerrm;
end $$;
