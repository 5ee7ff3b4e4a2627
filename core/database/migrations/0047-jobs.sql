-- Work that one process of all does: when it was last done and last failed, and who does it until when. A process that ended gives it up by that time.
create table "jobs" (
  "name" text primary key,
  "doneAt" text,
  "failedAt" text,
  "holder" text,
  "heldUntil" text,
  "result" text,
  "error" text
);
