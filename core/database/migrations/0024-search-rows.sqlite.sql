-- Each save changes some hundred words. What has changed of them is read once after a save: without an index both together take half as long.
drop index "searchWords_change";
