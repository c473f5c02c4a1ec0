-- What is known of calls of suppliers, each read by itself behind the lock of its member's wallet, as one JSON list in
-- their order: what stands under the call's own number, the bet that it names, its round (with a fresh number where there is
-- none yet), the bets of that round, and the session it names.
create or replace function casino_facts(
  p_suppliers smallint[], p_members bigint[], p_refs text[], p_bet_refs text[], p_round_refs text[], p_sessions uuid[]
) returns text
language plpgsql
as $$
begin
  return (
    select json_agg(json_build_object('known', known.row, 'bet', named.row, 'round', round.row, 'bets', bets.rows,
      'session', session.row) order by call.place)
    from (
      select generate_subscripts(p_members, 1) as place, unnest(p_suppliers) as supplier_id, unnest(p_members) as member_id,
        unnest(p_refs) as ref, unnest(p_bet_refs) as bet_ref, unnest(p_round_refs) as round_ref,
        unnest(p_sessions) as session_id
    ) call
    left join lateral (
      select json_build_object('kind', t.kind, 'state', t.state, 'memberId', t.member_id, 'amount', t.amount,
        'betRef', t.bet_ref, 'digest', t.digest, 'answer', t.answer) as row
      from casino_transaction t where t.supplier_id = call.supplier_id and t.ref = call.ref offset 0
    ) known on true
    left join lateral (
      select t.round_id, json_build_object('state', t.state, 'kind', t.kind, 'memberId', t.member_id) as row
      from casino_transaction t where t.supplier_id = call.supplier_id and t.ref = call.bet_ref
      offset 0
    ) named on true
    left join lateral (
      select r.id, r.ref, r.state, r.game_id from casino_round r where r.id = named.round_id offset 0
    ) of_bet on true
    left join lateral (
      select r.id, r.ref, r.state, r.game_id from casino_round r
      where named.round_id is null and r.supplier_id = call.supplier_id and r.member_id = call.member_id
        and r.ref = call.round_ref
      offset 0
    ) of_ref on true
    cross join lateral (
      select coalesce(of_bet.id, of_ref.id) as id, coalesce(of_bet.ref, of_ref.ref) as ref,
        coalesce(of_bet.state, of_ref.state) as state, coalesce(of_bet.game_id, of_ref.game_id) as game_id
    ) found
    cross join lateral (
      select case
        when found.id is not null then
          json_build_object('id', found.id, 'ref', found.ref, 'state', found.state, 'isNew', false,
            'winMost', casino_win_most(call.supplier_id, found.game_id))
        when call.round_ref is not null then
          json_build_object('id', nextval('casino_round_id'), 'ref', call.round_ref, 'state', 'open', 'isNew', true,
            'winMost', null)
        end as row
    ) round
    cross join lateral (
      select coalesce(json_agg(json_build_object('ref', t.ref, 'betId', t.bet_id, 'stake', t.amount,
        'resolution', t.resolution, 'heldBy', case when t.is_held then t.held_by end,
        'revision', b.revision, 'status', b.status, 'payout', b.payout) order by t.at, t.ref), '[]') as rows
      from (
        select t.* from casino_transaction t
        where t.round_id = found.id and t.kind = 'bet' and t.state = 'done' offset 0
      ) t
      cross join lateral (
        select b.revision, b.status, b.payout from bet b where b.member_id = t.member_id and b.id = t.bet_id
        for no key update
      ) b
    ) bets
    left join lateral (
      select json_build_object('memberId', s.member_id, 'supplierId', s.supplier_id, 'gameId', s.game_id,
        'isEnded', s.ended_at is not null, 'enteredAt', floor(extract(epoch from s.entered_at) * 1000)::bigint,
        'loginUntil', floor(extract(epoch from casino_login_until(s.member_id, s.launched_at)) * 1000)::bigint) as row
      from casino_session s where s.id = call.session_id offset 0
    ) session on true)::text;
end
$$;
