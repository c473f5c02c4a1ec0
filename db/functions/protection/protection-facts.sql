-- What the gate asks about members who are looked at, as JSON: their limits in force, until when they are excluded (the one
-- that ends last; "infinity" where it never does), until when the house takes no bets, until when a
-- break lasts, on which kinds of games they may not bet, the minutes logged in today of
-- those who limit their time, and their use. Moments are milliseconds.
create or replace function protection_facts(p_members bigint[], p_at timestamptz) returns json
language plpgsql stable
as $$
declare
  uses constant json := ledger_uses(p_members, p_at);
begin
  return (
    select json_agg(json_build_object('memberId', m.id, 'use', uses -> m.id::text,
      'excludedUntil', (
        select case when bool_or(e.until_at is null) then 'never'
          else floor(extract(epoch from max(e.until_at)) * 1000)::bigint::text end
        from protection_exclusion e
        where e.member_id = m.id and (e.until_at is null or e.until_at > p_at)),
      'cappedUntil', (
        select floor(extract(epoch from c.until_at) * 1000)::bigint
        from protection_cap c where c.member_id = m.id and c.until_at > p_at),
      'breakUntil', (
        select floor(extract(epoch from b.until_at) * 1000)::bigint
        from protection_break b where b.member_id = m.id and b.until_at > p_at),
      'bans', (select coalesce(json_agg(b.product), '[]') from product_ban b where b.member_id = m.id),
      'limits', own.limits,
      'minutesToday', case when own.of_time then session_minutes(m.id, p_at) else 0 end))
    from (select unnest(p_members) as id) m
    cross join lateral (
      select coalesce(json_agg(json_build_object('kind', l.kind, 'period', l.period, 'amount', l.amount)), '[]')
          as limits, coalesce(bool_or(l.kind = 'time'), false) as of_time
      from protection_limit l where l.member_id = m.id and l.amount is not null
    ) own);
end
$$;
