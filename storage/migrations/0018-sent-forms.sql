-- A record that is deleted takes the forms along that made it.
create index "sentForms_record" on "sentForms" ("recordId");
