-- Questions are searched like reviews (0020-search.postgres.sql).
create view "searchedQuestions" as select "id", "searchText" from "questions";

do $$
begin
  create index "questions_searchText" on "questions" using gin ("searchText" gin_trgm_ops);
exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
  raise notice 'No index for searches of what people wrote: %', sqlerrm;
end $$;
