-- The terms and words of a document lie outside its row and uncompressed: nothing reads them to find it, and compressing took longer than all else
-- that is stored. What is there is indexed anew, and found meanwhile.
alter table "searchedBlogs" set (toast_tuple_target = 128);
alter table "searchedBlogs" alter column "terms" set storage external, alter column "words" set storage external;
alter table "searchedRecipes" set (toast_tuple_target = 128);
alter table "searchedRecipes" alter column "terms" set storage external, alter column "words" set storage external;
update "searchDocuments" set "format" = 0;

-- The planner knows nothing of what it costs to unpack such terms, and would read them of thousands of rows rather than ask the index: here it may only
-- ask the index. So it needs no statistics of terms either.
create function "findBlogs"("query" tsquery, "most" integer) returns setof integer
  language sql stable set enable_seqscan = off set enable_indexscan = off
  as $$ select "rowid" from "searchedBlogs" where "terms" @@ "query" order by "rowid" desc limit "most" $$;
create function "findRecipes"("query" tsquery, "most" integer) returns setof integer
  language sql stable set enable_seqscan = off set enable_indexscan = off
  as $$ select "rowid" from "searchedRecipes" where "terms" @@ "query" order by "rowid" desc limit "most" $$;
alter table "searchedBlogs" alter column "terms" set statistics 0;
alter table "searchedRecipes" alter column "terms" set statistics 0;

-- Whoever writes to the index also sorts in what was added (storage/search/search-index.ts), all of a transaction at once.
alter index "searchedBlogs_terms" reset (gin_pending_list_limit);
alter index "searchedRecipes_terms" reset (gin_pending_list_limit);

-- Each save changes some hundred words, and none of their indexes: PostgreSQL then writes them where they are. What has changed of them is read once
-- after a save, without an index.
drop index "searchWords_change";
alter table "searchWords" set (fillfactor = 50);
