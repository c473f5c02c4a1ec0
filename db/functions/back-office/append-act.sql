-- Adds an act to the log, behind the last one: what does not go on from it is refused. It runs as the owner of the log,
-- whom the house is not (keep_log_apart).
create or replace function append_act(
  p_id bigint,
  p_operator_id bigint,
  p_operator text,
  p_act text,
  p_subject text,
  p_before jsonb,
  p_after jsonb,
  p_reason text,
  p_ip text,
  p_at timestamptz,
  p_sealed_text text,
  p_previous_hash bytea,
  p_hash bytea
) returns void
language plpgsql security definer
set search_path = public, pg_temp
as $$
declare
  last_id bigint;
  last_hash bytea;
begin
  select id, hash into last_id, last_hash from act order by id desc limit 1;
  if p_id <> coalesce(last_id, 0) + 1
    or p_previous_hash <> coalesce(last_hash, decode(repeat('00', 32), 'hex'))
    or p_hash <> sha256(p_previous_hash || convert_to(p_sealed_text, 'UTF8'))
  then
    raise exception 'the act log goes on from its end alone' using errcode = 'insufficient_privilege';
  end if;
  insert into act (id, operator_id, operator, act, subject, before, after, reason, ip, at, sealed_text,
    previous_hash, hash)
  values (p_id, p_operator_id, p_operator, p_act, p_subject, p_before, p_after, p_reason, p_ip, p_at, p_sealed_text,
    p_previous_hash, p_hash);
end
$$;

-- Made anew, it belongs to whoever has made it.
select keep_log_apart();
