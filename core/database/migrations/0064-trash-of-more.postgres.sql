-- Pages and collections go to the trash before they are deleted for good.
alter table "pages" drop constraint "pages_state_check";
alter table "pages" add constraint "pages_state_check" check ("state" in ('draft', 'published', 'trashed'));
alter table "pages" add column "trashedAt" text;
alter table "pages" add column "trashedFrom" text;
alter table "collections" drop constraint "collections_state_check";
alter table "collections" add constraint "collections_state_check" check ("state" in ('draft', 'published', 'trashed'));
alter table "collections" add column "trashedAt" text;
alter table "collections" add column "trashedFrom" text;
