-- Posts and recipes are found by the search index since 0006; nothing reads these texts any more.
alter table "_blogs" drop column "searchText";
alter table "_recipes" drop column "searchText";
