-- What cooks write besides lines: headings, tips, equipment, notes, further times, the source. "ingredientGroups" and "stepGroups" are JSON
-- lists of headings with the line that they stand above, "stepExtras" has an object for each step, "equipment" is a JSON list.
alter table "_recipes" add column "ingredientGroups" text;
alter table "_recipes" add column "stepGroups" text;
alter table "_recipes" add column "stepExtras" text;
alter table "_recipes" add column "equipment" text;
alter table "_recipes" add column "notes" text;
alter table "_recipes" add column "makeAhead" text;
alter table "_recipes" add column "storageNotes" text;
alter table "_recipes" add column "restMinutes" integer;
alter table "_recipes" add column "chillMinutes" integer;
alter table "_recipes" add column "difficulty" text check ("difficulty" in ('easy', 'medium', 'hard'));
alter table "_recipes" add column "sourceName" text;
alter table "_recipes" add column "sourceUrl" text;
