-- Gives the log of acts to a role of its own, `hanpan_log`, that nobody logs in as: it may look and add, the house may
-- look, and add by append_act alone (X5, docs/act-log.md). True when that is so. Where the house may not make the role,
-- whoever may makes it, lets the house in, calls this, and takes the house out again.
create or replace function keep_log_apart() returns boolean
language plpgsql as $$
declare
  house constant name := current_user;
  adding constant text :=
    'append_act(bigint, bigint, text, text, text, jsonb, jsonb, text, text, timestamptz, text, bytea, bytea)';
begin
  if (select bool_and(pg_get_userbyid(owner) = 'hanpan_log') from (
    select relowner as owner from pg_class where oid = 'act'::regclass
    union all select proowner from pg_proc where oid = to_regprocedure(adding)
  ) owned) then
    return true;
  end if;
  begin
    if not exists (select from pg_roles where rolname = 'hanpan_log') then
      begin
        create role hanpan_log nologin;
      exception when duplicate_object or unique_violation then
        -- Another database of this server has made it in the same moment.
        null;
      end;
    end if;
    if not pg_has_role(house, 'hanpan_log', 'usage') then
      execute format('grant hanpan_log to %I', house);
    end if;
    execute format('grant usage, create on schema %I to hanpan_log', current_schema());
    execute format('revoke all on table act from public, %I', house);
    alter table act owner to hanpan_log;
    revoke all on table act from hanpan_log;
    grant select, insert on table act to hanpan_log;
    execute format('grant select on table act to %I', house);
    execute format('revoke all on function %s from public', adding);
    execute format('alter function %s owner to hanpan_log', adding);
    -- Behind the change: what an owner has been given goes to the next owner.
    execute format('grant execute on function %s to %I', adding, house);
    execute format('revoke create on schema %I from hanpan_log', current_schema());
  exception when insufficient_privilege then
    raise warning 'the log of acts has no role of its own: % (docs/act-log.md)', sqlerrm;
    return false;
  end;
  begin
    if not (select rolsuper from pg_roles where rolname = house) then
      execute format('revoke hanpan_log from %I', house);
    end if;
  exception when others then
    -- Who has let the house in takes it out again.
    null;
  end;
  return true;
end
$$;
