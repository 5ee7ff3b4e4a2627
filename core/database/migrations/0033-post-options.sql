-- Of a post: whether readers may comment ('closed', else null), and which note stands above its text ('affiliate', else null).
alter table "_blogs" add column "comments" text;
alter table "_blogs" add column "disclosure" text;
