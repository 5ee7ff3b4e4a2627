-- Courses, diets and occasions as JSON, like foods. An older format has the rows written anew after the start.
alter table "recipeFacets" add column "courses" text not null default '[]';
alter table "recipeFacets" add column "diets" text not null default '[]';
alter table "recipeFacets" add column "occasions" text not null default '[]';
