-- Pages, collections, terms and settings have versions, too.
alter table "revisions" drop constraint "revisions_kind_check";
alter table "revisions" add constraint "revisions_kind_check" check ("kind" in ('blog', 'recipe', 'page', 'collection', 'term', 'settings'));
alter table "workingCopies" drop constraint "workingCopies_kind_check";
alter table "workingCopies" add constraint "workingCopies_kind_check" check ("kind" in ('blog', 'recipe', 'page', 'collection', 'term', 'settings'));
