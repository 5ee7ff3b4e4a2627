-- What the clock said, every ten minutes, and how many seconds running processes have measured by then since the first reading. "jumpedFrom" is what the
-- clock had said before, where it did not come from there by itself.
create table "clockReadings" (
  "at" text primary key,
  "measured" integer not null,
  "jumpedFrom" text
);
create index "clockReadings_measured" on "clockReadings" ("measured", "at");
