-- The admin lists posts and recipes by title, also those of a state.
create index "_blogs_title" on "_blogs" ("titleSlug", "id", "state");
create index "_recipes_title" on "_recipes" ("slug", "id", "state");
