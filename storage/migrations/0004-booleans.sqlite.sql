-- Imported rows may say 'true' in words. PostgreSQL reads that by itself; here it becomes 1, so that every query finds it.
create trigger "comments_approved_inserted" after insert on "comments" when new."approved" in ('true', 'false') begin
  update "comments" set "approved" = (new."approved" = 'true') where "id" = new."id";
end;
create trigger "comments_approved_updated" after update of "approved" on "comments" when new."approved" in ('true', 'false') begin
  update "comments" set "approved" = (new."approved" = 'true') where "id" = new."id";
end;
update "comments" set "approved" = 'true' where "approved" = 'true';
