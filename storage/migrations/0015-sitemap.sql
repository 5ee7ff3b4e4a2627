-- What the sitemap's index asks of every record lies in one index: when it was made and last changed.
create index "_blogs_changes" on "_blogs" ("createdAt", "id", "updatedAt");
create index "_recipes_changes" on "_recipes" ("createdAt", "id", "updatedAt");
