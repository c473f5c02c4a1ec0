-- Every process keeps sessions in memory. Whoever changes a member, a session or what is kept of an operator, by whatever
-- door and by hand as well, is heard of in all of them at the commit; no writer has to think of it.
create or replace function tell_member_changed() returns trigger
language plpgsql
as $$
begin
  if tg_table_name = 'member' then
    perform pg_notify('member', old.id::text);
  elsif tg_op = 'INSERT' then
    perform pg_notify('member', new.member_id::text);
  else
    perform pg_notify('member', old.member_id::text);
  end if;
  return null;
end
$$;
