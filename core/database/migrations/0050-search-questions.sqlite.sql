-- Questions are searched like reviews (0020-search.sqlite.sql).
create table "questionNumbers" ("number" integer primary key, "id" text not null unique);
create view "numberedQuestions" as
  select "number", "questions"."id", "searchText" from "questionNumbers" join "questions" on "questions"."id" = "questionNumbers"."id";
create virtual table "searchedQuestions" using fts5 (
  "id" unindexed, "searchText", content = 'numberedQuestions', content_rowid = 'number', tokenize = 'trigram', detail = none, columnsize = 0
);
insert into "searchedQuestions" ("searchedQuestions", "rank") values ('usermerge', 2);
