-- What an address has here is found by it.
create index "reviews_of_writer" on "reviews" ("emailKey");
create index "questions_of_writer" on "questions" (lower("email"));
create index "contacts_of_writer" on "contacts" (lower("email"));
create index "mails_of_reader" on "mails" (lower("address"));
