-- Minigames (decisions 64 and 65). A round is no fixture: a game is a row, a round is one small row kept by month. Written
-- only by src/server/minigames.

-- A game of a known kind. What it draws, how often and by whose balls never changes; a further game is a further row.
create table minigame (
  id integer not null,
  -- Below /minigame; null for a game without a page of its own.
  route text,
  other_routes text[] not null default '{}',
  title text not null,
  kind text not null,
  group_key text not null,
  interval_seconds integer not null,
  -- The game whose draw decides: its own number, but for one that is walked by another's balls.
  drawn_by integer not null,
  "position" integer not null,
  constraint minigame_pkey primary key (id),
  constraint minigame_route_key unique (route),
  constraint minigame_drawn_by_fkey foreign key (drawn_by) references minigame (id),
  constraint minigame_check check (id between 1 and 99999 and interval_seconds between 30 and 3600
    and 86400 % interval_seconds = 0)
);

-- What operators decide of a game; each change is a further version, and the newest is in force. Shown, open and
-- maintenance count at once; all else counts for the rounds that are made from then on, which keep their version.
create table minigame_terms (
  game_id integer not null,
  version integer not null,
  changed_at timestamptz not null,
  -- Stands in lists and menus.
  shown boolean not null default true,
  -- Has rounds that can be bet on.
  open boolean not null default true,
  maintenance boolean not null default false,
  maintenance_text text not null default '',
  close_seconds integer not null,
  -- Hundredths, where they are not the kind's own: {"market": {"pick": 195}}.
  prices jsonb not null default '{}',
  -- Of one bet, beside the limits of the member's level; null for no further limit.
  stake_min bigint,
  stake_max bigint,
  payout_max bigint,
  -- What the house pays at most for one pick of one round; null for no limit.
  pick_payout_max bigint,
  -- Who has changed it, and why; null for what the house was shipped with.
  operator text,
  reason text not null default '',
  constraint minigame_terms_pkey primary key (game_id, version),
  constraint minigame_terms_game_id_fkey foreign key (game_id) references minigame (id),
  constraint minigame_terms_check check (version > 0 and close_seconds >= 1
    and stake_min > 0 and stake_max > 0 and payout_max > 0 and pick_payout_max > 0)
);

-- Limits of one bet on a minigame by the member's level (handbook 3.4).
create table minigame_level (
  level smallint not null,
  stake_min bigint not null,
  stake_max bigint not null,
  payout_max bigint not null,
  constraint minigame_level_pkey primary key (level),
  constraint minigame_level_check check (level between 1 and 10 and stake_min > 0 and stake_max >= stake_min
    and payout_max > 0)
);
insert into minigame_level (level, stake_min, stake_max, payout_max)
select level, 5000, stake_max, 3 * stake_max
from generate_series(1, 10) level, lateral (select (1000000 + (level - 1) * 1000000 / 9) / 100000 * 100000 as stake_max) limits;

-- A chain of seeds of a game that draws (docs/fairness.md). Its end is published with the row, before any round has a link.
create table minigame_chain (
  id bigint generated always as identity,
  game_id integer not null,
  -- Link 0, SHA-256 of link 1.
  chain_end bytea not null,
  -- The last link, sealed by the house's key.
  secret_sealed bytea not null,
  links integer not null,
  committed_at timestamptz not null,
  -- How many of its links have been given to rounds.
  given integer not null default 0,
  constraint minigame_chain_pkey primary key (id),
  constraint minigame_chain_game_id_fkey foreign key (game_id) references minigame (id),
  constraint minigame_chain_check check (length(chain_end) = 32 and links > 0 and given between 0 and links)
);
create index minigame_chain_game on minigame_chain (game_id, id);

-- The rounds of all games. One is made ahead, closed once by the database's clock, drawn once; a void one never has a draw.
create table minigame_round (
  -- The game's number and the second of its start since 1970: game x 10^10 + seconds. Also the key of its gate.
  id bigint not null,
  game_id integer not null,
  -- Seoul's day, and the number within it, from 1.
  day date not null,
  number integer not null,
  starts_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  state text not null default 'open',
  terms_version integer not null,
  chain_id bigint not null,
  link integer not null,
  -- Link before its own: known to everybody when the round opens.
  commitment bytea not null,
  beacon_kind text not null,
  -- Fixed at closing; what it was made of beyond the bets themselves, such as a value of drand.
  beacon bytea,
  beacon_source jsonb,
  -- Told with the draw, never before.
  seed bytea,
  draw jsonb,
  -- What became of each market: [{"market", "won": [pick], "void": [pick], "extra": {pick: stakes}}].
  results jsonb,
  closed_at timestamptz,
  drawn_at timestamptz,
  -- When the last of its bets was paid or given back.
  settled_at timestamptz,
  voided_at timestamptz,
  -- 'missed' when no server was there, 'no-beacon' when no beacon came, 'operator'; and what the operator said.
  void_cause text,
  void_reason text,
  -- What was bet on it and paid for it, once it is settled and counted for the returns; null before.
  bets integer,
  stakes bigint,
  paid bigint,
  constraint minigame_round_pkey primary key (id, starts_at),
  constraint minigame_round_check check (
    state in ('open', 'closed', 'drawn', 'void') and starts_at < closes_at and closes_at <= draws_at
    and length(commitment) = 32 and link > 0
    and (state = 'drawn') = (drawn_at is not null) and (state = 'drawn') = (draw is not null)
    and (state = 'drawn') = (results is not null) and (state <> 'drawn' or (seed is not null and beacon is not null))
    and (state = 'void') = (voided_at is not null) and (state = 'void') = (void_cause is not null)
    and (state <> 'open' or beacon is null)
    -- A seed is that which the round was opened with, and nothing is drawn before its time.
    and sha256(seed) = commitment and drawn_at >= draws_at)
) partition by range (starts_at);
create unique index minigame_round_number on minigame_round (game_id, starts_at);
create index minigame_round_day on minigame_round (game_id, day, number);
-- What is still to be closed, drawn, settled or told: a handful of rows.
create index minigame_round_waits on minigame_round (draws_at) where settled_at is null or seed is null;
-- Settled, and not yet counted for the returns.
create index minigame_round_uncounted on minigame_round (draws_at) where settled_at is not null and bets is null;
select register_month_partitions('minigame_round');
create trigger minigame_round_kept before update or delete on minigame_round
  for each row execute function round_refuse_change();
create trigger minigame_chain_kept before update or delete on minigame_chain
  for each row execute function chain_refuse_change();
create trigger minigame_terms_kept before update or delete on minigame_terms
  for each row execute function minigame_refuse_change();

-- What a bet on a round is on; its head is a row of bet.
create table round_pick (
  bet_id uuid not null,
  member_id bigint not null,
  round_id bigint not null,
  game_id integer not null,
  market text not null,
  pick text not null,
  odds integer not null,
  -- The version of the game's terms whose price this is.
  version integer not null,
  -- The member's own word, part of the built-in beacon and published with it.
  word text not null default '',
  result text,
  -- Whole stakes paid on top of the odds.
  extra smallint not null default 0,
  constraint round_pick_pkey primary key (round_id, member_id, bet_id),
  constraint round_pick_check check (odds >= 100 and extra >= 0
    and (result is null or result in ('won', 'lost', 'void')))
) partition by range (bet_id);
select register_month_partitions('round_pick');

-- The word that a member adds to the rounds that they bet on.
create table round_word (
  member_id bigint not null,
  word text not null,
  changed_at timestamptz not null,
  constraint round_word_pkey primary key (member_id),
  constraint round_word_member_id_fkey foreign key (member_id) references member (id)
);

-- What was bet and paid on rounds that were drawn, by Seoul's day of the round, pick and price: what a pick should have
-- paid follows from these exactly. Bets that were given back for no reason of the draw stand in none of it.
create table minigame_pick_day (
  day date not null,
  game_id integer not null,
  market text not null,
  pick text not null,
  odds integer not null,
  bets integer not null,
  stakes bigint not null,
  paid bigint not null,
  -- The square of what lay on the pick, summed over its rounds.
  stakes_squared numeric(40) not null,
  constraint minigame_pick_day_pkey primary key (game_id, day, market, pick, odds)
);

-- The same by game, with the rounds.
create table minigame_day (
  day date not null,
  game_id integer not null,
  rounds integer not null default 0,
  void_rounds integer not null default 0,
  -- Drawn ones on which somebody had bet.
  bet_rounds integer not null default 0,
  bets integer not null default 0,
  stakes bigint not null default 0,
  paid bigint not null default 0,
  -- Given back with a void round, or by a bet alone.
  void_bets integer not null default 0,
  void_stakes bigint not null default 0,
  -- Of what was paid, as the draws' chances make it: the square of its standard error, in won.
  variance double precision not null default 0,
  constraint minigame_day_pkey primary key (day, game_id)
);

-- How far what each game paid lies from what it should have paid, as it was last looked at (field G21).
create table minigame_return (
  game_id integer not null,
  at timestamptz not null,
  -- From this day on.
  from_day date not null,
  bet_rounds integer not null,
  stakes bigint not null,
  paid bigint not null,
  expected bigint not null,
  -- In standard errors; below zero where less was paid.
  deviation double precision not null,
  beyond boolean not null,
  constraint minigame_return_pkey primary key (game_id),
  constraint minigame_return_game_id_fkey foreign key (game_id) references minigame (id)
);

-- A game's latest rounds as they were made anew from what is published of them.
create table minigame_check (
  game_id integer not null,
  at timestamptz not null,
  rounds integer not null,
  -- Each round with a fault: "20261123-0001: draw, results".
  faults text[] not null,
  -- Rounds that the clock asks for and that are not there: [{"after", "before", "rounds"}].
  missing jsonb not null,
  -- Null for the one that the house makes by itself each day.
  operator text,
  constraint minigame_check_pkey primary key (game_id, at),
  constraint minigame_check_game_id_fkey foreign key (game_id) references minigame (id)
);

-- How the random source did, of the process that makes chains, when it was last tested (field G5): at its start, and each
-- hour.
create table minigame_random_check (
  only_row boolean not null default true,
  at timestamptz not null,
  healthy boolean not null,
  constraint minigame_random_check_pkey primary key (only_row),
  constraint minigame_random_check_check check (only_row)
);

insert into operator_permission (role_id, permission)
select role_id, 'minigames:' || act
from (values
  (9, array['read', 'write', 'approve']),
  (8, array['read']),
  (7, array['read']),
  (1, array['read'])
) shipped (role_id, acts), unnest(acts) act
where role_id in (select id from operator_role)
on conflict do nothing;

-- What members read of minigames while there were none to play says too little now. Who has written a text of their own
-- keeps it, and can take this one over by hand.
insert into rule_version (key, version, contents, changes, asks_acceptance, in_force_from, written_by)
select 'minigame', 2, $html$<p>모든 미니게임에 함께 적용되는 규정입니다. 게임별 규칙과 확률, 배당, 하우스 엣지는 <a href="/rule/minigame" rel="noopener noreferrer" target="_blank">게임별 규칙·배당표</a>에 있습니다.</p>
<h3>회차와 마감</h3>
<ul><li>게임마다 30초에서 5분 간격으로 하루 종일 회차가 이어집니다. 회차 번호는 한국 시간 00:00에 1회차부터 다시 시작합니다.</li>
<li>회차는 추첨 시각보다 먼저 마감합니다. 마감 시각은 게임 화면의 남은 시간으로 보여 드리며, 서버 시각으로 판단합니다. 회원님 기기의 시각은 관계가 없습니다.</li>
<li>마감 이후에 도착한 베팅은 접수하지 않으며 금액도 차감하지 않습니다.</li></ul>
<h3>베팅</h3>
<ul><li>한 회차의 한 항목에는 하나만 고를 수 있고, 한 회차에 3건까지 베팅할 수 있습니다. 다른 회차나 다른 게임과 조합할 수 없습니다.</li>
<li>같은 회차에서 동시에 적중할 수 없는, 서로 반대되는 선택에는 함께 베팅할 수 없습니다.</li>
<li>배당은 접수된 순간의 배당으로 확정됩니다. 베팅하는 사이 배당이 바뀌었으면 바뀐 배당을 먼저 알려 드립니다.</li>
<li>접수된 베팅은 취소할 수 없습니다.</li>
<li>최소·최대베팅금과 최대당첨금은 회원 레벨과 게임에 따라 정해지며 베팅카트에 표시됩니다. 한 회차의 한 선택에 대해 사이트가 지급하는 총액에도 한도가 있을 수 있으며, 한도가 차면 더 베팅할 수 없거나 가능한 금액을 알려 드립니다.</li>
<li>회원님이 정한 이용한도와 휴식, 자가제한은 미니게임에도 똑같이 적용됩니다. 자동 베팅은 제공하지 않습니다.</li></ul>
<h3>추첨과 공정성</h3>
<ul><li>추첨 결과는 미리 정해 둔 시드와 마감 뒤에 정해지는 비콘, 게임과 회차 번호만으로 계산합니다. 회원이 누구인지, 보유금액이 얼마인지, 어느 쪽에 얼마를 걸었는지는 쓰이지 않습니다.</li>
<li>시드: 회차가 열릴 때 시드의 해시를 먼저 공개하고, 추첨과 함께 시드를 공개합니다. 그래서 나중에 시드를 바꿀 수 없습니다.</li>
<li>비콘: 마감까지 접수된 베팅의 번호와 단어로 만듭니다. 단어는 회원님이 게임 화면에서 직접 정할 수 있고, 정하지 않아도 됩니다. 누구의 단어인지는 공개하지 않지만 단어 자체는 추첨과 함께 공개되므로 개인정보는 적지 말아 주세요. 외부 공개 난수(drand)를 비콘으로 쓰는 회차에는 그렇게 표시합니다.</li>
<li>운영자 화면에는 결과를 정하거나 바꾸거나 미리 보는 기능이 없습니다. 마감 뒤에는 누구도 결과를 바꿀 수 없습니다.</li>
<li>이전 결과는 다음 결과에 영향을 주지 않습니다.</li></ul>
<h3>결과 검증</h3>
<p>추첨이 끝난 모든 회차는 <a href="/minigame/verify" rel="noopener noreferrer" target="_blank">결과 검증</a> 화면에서 누구나 다시 계산해 볼 수 있습니다. 회차별 결과와 베팅내역의 ‘검증’을 눌러도 됩니다. 검증으로 무엇이 증명되고 무엇은 증명되지 않는지도 그 화면에 적혀 있습니다.</p>
<h3>정산과 무효</h3>
<ul><li>결과는 발표와 함께 확정되며 바꾸지 않습니다. 당첨금은 추첨 직후 지급합니다.</li>
<li>예정된 추첨 시각에서 10분이 지나도록 추첨하지 못한 회차는 무효가 됩니다. 추첨 전에는 운영자가 사유를 남기고 회차를 무효 처리할 수 있습니다.</li>
<li>무효가 된 회차의 베팅은 모두 적특(1.00배)으로 처리하여 베팅금액 전액을 돌려 드립니다. 무효가 된 회차의 시드도 공개합니다.</li>
<li>무승부처럼 베팅금액을 돌려 드리는 결과는 게임별 규칙·배당표에 적혀 있습니다.</li></ul>
<h3>점검</h3>
<p>점검 중인 게임에는 들어가거나 베팅할 수 없습니다. 점검 전에 접수된 베팅은 예정대로 추첨하고 정산합니다.</p>$html$, '회차와 마감, 추첨 방식, 베팅 한도, 무효 처리와 결과 검증을 자세히 안내', false, '2026-01-01 00:00:01+09', null
where (select max(version) from rule_version where key = 'minigame') = 1;
