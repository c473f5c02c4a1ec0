-- Why bets were settled again names no void that was taken back since, nor a taking back behind which there is a void
-- again (handbook 1.9): also of a bet that waits for another fixture, or stays as it is for another leg. Behind the
-- writing of legs, which it reads.
create or replace function settling_turn_cause(p_bets bet[], p_cause text) returns void
language plpgsql
as $$
begin
  update bet b set resettled_by = p_cause
  from unnest(p_bets) held
  where b.id = held.id and b.member_id = held.member_id
    and b.resettled_by = case p_cause when 'voided' then 'void-withdrawn' else 'voided' end
    and (p_cause = 'voided') = exists (
      select from unnest(b.fixtures) on_fixture(id)
      cross join lateral (
        select l.result from bet_leg l
        where l.fixture_id = on_fixture.id and l.member_id = b.member_id and l.bet_id = b.id offset 0
      ) l
      where l.result = 'void');
end
$$;
