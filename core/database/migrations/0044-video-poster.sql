-- The day on which a recipe's video was published (2026-11-21), and the picture that readers see before they play it (/images/…).
alter table "_recipes" add column "videoDate" text;
alter table "_recipes" add column "videoPoster" text;
