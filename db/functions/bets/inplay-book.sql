-- Stores in-play bets whose stakes have been captured, their legs, and answers of requests that carry a key; each as rows
-- of JSON. An answer that finds its digest taken has no place, and the bet ends all the same.
create or replace function inplay_book(p_bets json, p_legs json, p_requests json, p_at timestamptz)
returns void
language plpgsql
as $$
begin
  insert into bet (id, member_id, game_type, detail_type, style, stake, total_odds, winnings, winnings_max,
    leg_count, fixtures, placed_at, payout_rule, accepts, device, address)
  select b.id, b.member, 2, b.detail_type, b.style, b.stake, b.total_odds, b.winnings, b.winnings_max,
    b.legs, b.fixtures, p_at, b.payout_rule, b.accepts, b.device, b.address
  from json_to_recordset(p_bets) b(id uuid, member bigint, detail_type smallint, style text, stake bigint,
    total_odds integer, winnings bigint, winnings_max bigint, legs smallint, fixtures bigint[],
    payout_rule smallint, accepts text, device text, address inet);

  insert into bet_leg (bet_id, leg_no, member_id, fixture_id, market_id, market_type_id, outcome_id, pick, line,
    odds, version, starts_at, home_at_bet, away_at_bet, incident_at_bet, names)
  select l.bet, l.number, l.member, l.fixture, l.market, l.market_type, l.outcome, l.pick, l.line, l.odds,
    l.version, to_timestamp(l.starts_ms / 1000.0), l.home_at_bet, l.away_at_bet, l.incident, l.names
  from json_to_recordset(p_legs) l(bet uuid, number smallint, member bigint, fixture bigint, market bigint,
    market_type integer, outcome bigint, pick text, line integer, odds integer, version integer,
    starts_ms bigint, home_at_bet smallint, away_at_bet smallint, incident integer, names integer);

  insert into bet_request (member_id, digest, body_hash, bet_id, emoney, refusal, created_at)
  select r.member, decode(r.digest, 'hex'), decode(r.hash, 'hex'), r.bet, r.balance, r.refusal, p_at
  from json_to_recordset(p_requests) r(member bigint, digest text, hash text, bet uuid, balance bigint, refusal text)
  on conflict do nothing;
end
$$;
