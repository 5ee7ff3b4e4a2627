-- Readers' photos: those of a review. Who deletes a review leaves its photos without one; their files are deleted soon after, and their rows last.
create table "reviewPhotos" (
  "id" text primary key,
  "reviewId" text references "reviews" ("id") on delete set null,
  "recipeId" integer not null,
  "position" integer not null,
  "width" integer not null,
  "height" integer not null,
  "bytes" integer not null,
  "createdAt" text not null
);
create index "reviewPhotos_of_review" on "reviewPhotos" ("reviewId", "position");
create index "reviewPhotos_of_recipe" on "reviewPhotos" ("recipeId", "createdAt" desc, "reviewId" desc, "position");
