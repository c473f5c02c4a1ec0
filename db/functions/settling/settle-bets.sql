-- Settles the next bets of a fixture by the gradings of a revision: those of the next p_limit legs behind
-- (p_after_member, p_after_bet), in the order of member and bet. Gives the last bet looked at (null where there was none),
-- how many legs were looked at (fewer than p_limit: there are no more), how many bets have changed, and the news for their
-- members as JSON: {"reversals": [[member, balance]], "balances": [[member, balance]],
-- "bets": [[member, bet, status, payout, before]]}, where before is [stake, status, payout] of one that had been settled.
-- p_cause is why such a bet comes out otherwise.
--
-- Every bet is judged anew by all of its legs, so settling, settling anew after a correction and settling twice are one and
-- the same act: a bet that comes out as it stands is left alone. One that comes out otherwise gives its old payout back,
-- owed where the balance does not suffice, and gets the new one; the bet's revisions are their keys. Cancelled bets are
-- passed over. Rows are found by index probes one by one, whatever the statistics say, as in booking.
create or replace function settle_bets(
  p_fixture bigint, p_revision integer, p_corrects boolean, p_cause text,
  p_after_member bigint, p_after_bet uuid, p_limit integer,
  p_ref uuid, p_at timestamptz,
  out last_member bigint, out last_bet uuid, out legs integer, out changed integer, out news text
)
returns record
language plpgsql
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_bitmapscan = off
set enable_sort = off
set plan_cache_mode = force_generic_plan
set jit = off
as $$
#variable_conflict use_column
declare
  held bet[];
  graded graded_leg[];
  changes bet_change[];
  own bet_change[];
  free bet_change[];
begin
  select s.last_member, s.last_bet, s.legs, s.bets into last_member, last_bet, legs, held
  from settling_take(p_fixture, p_after_member, p_after_bet, p_limit) s;
  select j.legs, j.changes into graded, changes from settling_judge(p_fixture, p_revision, p_corrects, held) j;
  perform settling_keep(p_fixture, p_revision, graded, changes, p_cause, p_at);
  select o.own, o.free into own, free from settling_own_stakes(changes, held) o;
  perform bet_note_ended(own, p_at);
  if p_cause in ('voided', 'void-withdrawn') then
    perform settling_turn_cause(held, p_cause);
  end if;
  changed := cardinality(changes);
  if changed = 0 then
    return;
  end if;

  if free is not null then
    perform settling_free_stakes(free, p_ref, p_at);
  end if;
  news := json_build_object(
    'reversals', settling_take_back(p_fixture, own, p_ref, p_at),
    'balances', settling_pay(changes, p_at),
    'bets', (
      select json_agg(json_build_array(c.member_id, c.id, c.status, c.payout,
        case when c.old_status <> 0 then json_build_array(c.stake, c.old_status, c.old_payout) end))
      from unnest(changes) c)
  )::text;
end
$$;
