-- The admin lists the questions that nobody has answered.
create index "questions_unanswered" on "questions" ("createdAt" desc, "id" desc) where "reply" = '';
