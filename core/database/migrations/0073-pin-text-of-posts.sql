-- What Pinterest shows with the picture of a post.
alter table "_blogs" add column "pinText" text;
