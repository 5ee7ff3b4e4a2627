-- The newest post of a title and the reset links that have expired are found in an index, however many there are.
drop index "_blogs_titleSlug";
create index "_blogs_titleSlug" on "_blogs" ("titleSlug", "createdAt" desc);
create index "identity_verification_oldest" on "identity_verification" ("expiresAt");
