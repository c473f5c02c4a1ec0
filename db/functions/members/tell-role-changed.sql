-- What a role may do is part of the sessions of its operators, which every process keeps in memory.
create or replace function tell_role_changed() returns trigger
language plpgsql
as $$
declare
  role_id constant smallint := case
    when tg_table_name = 'operator_role' then (to_jsonb(old) ->> 'id')::smallint
    when tg_op = 'DELETE' then (to_jsonb(old) ->> 'role_id')::smallint
    else (to_jsonb(new) ->> 'role_id')::smallint
  end;
begin
  perform pg_notify('member', m.id::text) from member m where m.kind = 'operator' and m.role = role_id;
  return null;
end
$$;
