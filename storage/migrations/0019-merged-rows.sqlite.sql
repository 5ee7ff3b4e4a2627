-- What finds the texts that people wrote is merged as soon as there are two pieces of one size (operations/merge-finders.ts).
insert into "searchedComments" ("searchedComments", "rank") values ('usermerge', 2);
insert into "searchedReviews" ("searchedReviews", "rank") values ('usermerge', 2);
insert into "searchedContacts" ("searchedContacts", "rank") values ('usermerge', 2);
insert into "searchedUsers" ("searchedUsers", "rank") values ('usermerge', 2);
