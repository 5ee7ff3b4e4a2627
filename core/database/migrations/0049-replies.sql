-- What the owner answered to a comment or a review, under which name and when; '' for nothing.
alter table "comments" add column "reply" text not null default '';
alter table "comments" add column "replyBy" text not null default '';
alter table "comments" add column "repliedAt" text not null default '';
alter table "reviews" add column "reply" text not null default '';
alter table "reviews" add column "replyBy" text not null default '';
alter table "reviews" add column "repliedAt" text not null default '';
