-- What baseline, migrations and functions add up to. Written by `npm run db:dump`; edit those instead.

create type bet_change as (
  id uuid,
  member_id bigint,
  stake bigint,
  revision smallint,
  old_status smallint,
  old_payout bigint,
  status smallint,
  payout bigint
);

create type graded_leg as (
  bet_id uuid,
  member_id bigint,
  leg_no smallint,
  result text,
  dead_heat_places smallint,
  dead_heat_tied smallint,
  score text,
  reason text
);

create type ledger_step as (
  ord integer,
  account bigint,
  member_id bigint,
  currency text,
  changed boolean,
  balance bigint,
  debt bigint,
  moved bigint,
  owed bigint,
  booked boolean,
  is_last boolean
);

create type leg_outcome as (
  result text,
  odds integer,
  places smallint,
  tied smallint
);

create type report_entry as (
  hour timestamp with time zone,
  member_id bigint,
  product smallint,
  detail integer,
  sport_id integer,
  league_id integer,
  market_type_id integer,
  level smallint,
  bets bigint,
  staked bigint,
  cancelled_bets bigint,
  cancelled bigint,
  settled_bets bigint,
  settled bigint,
  void_bets bigint,
  void bigint,
  paid bigint
);

create sequence account_event_id_seq as bigint increment 1 start 1;

create sequence answer_template_id_seq as bigint increment 1 start 1;

create sequence approval_ask_id_seq as bigint increment 1 start 1;

create sequence bet_ended_id_seq as bigint increment 1 start 1;

create sequence bet_ended_log_n_seq as bigint increment 1 start 1;

create sequence board_comment_id_seq as bigint increment 1 start 1;

create sequence board_post_id_seq as bigint increment 1 start 1;

create sequence cash_closing_difference_id_seq as bigint increment 1 start 1;

create sequence cash_reason_id_seq as bigint increment 1 start 1;

create sequence cash_request_event_id_seq as bigint increment 1 start 1;

create sequence cash_request_no_seq as bigint increment 1 start 1;

create sequence casino_call_id_seq as bigint increment 1 start 1;

create sequence casino_difference_id_seq as bigint increment 1 start 1;

create sequence casino_game_id_seq as integer increment 1 start 1;

create sequence casino_round_id as bigint increment 1 start 2000000000000000;

create sequence coin_chain_id_seq as bigint increment 1 start 1;

create sequence coupon_issue_id_seq as bigint increment 1 start 1;

create sequence customer_question_id_seq as bigint increment 1 start 1;

create sequence customer_word_id_seq as bigint increment 1 start 1;

create sequence desk_view_id_seq as bigint increment 1 start 1;

create sequence event_id_seq as bigint increment 1 start 1;

create sequence feed_set_aside_id_seq as bigint increment 1 start 1;

create sequence house_event_id_seq as bigint increment 1 start 1;

create sequence house_limit_id_seq as integer increment 1 start 1;

create sequence integrity_case_id_seq as bigint increment 1 start 1;

create sequence ledger_house_account_id as bigint increment -1 start -1;

create sequence ledger_posting_n as bigint increment 1 start 1;

create sequence level_raise_id_seq as bigint increment 1 start 1;

create sequence login_count_id_seq as bigint increment 1 start 1;

create sequence login_device_id_seq as bigint increment 1 start 1;

create sequence login_event_id_seq as bigint increment 1 start 1;

create sequence market_id_seq as bigint increment 1 start 1;

create sequence member_dormancy_id_seq as bigint increment 1 start 1;

create sequence member_id_seq as bigint increment 1 start 1;

create sequence member_note_id_seq as bigint increment 1 start 1;

create sequence message_id_seq as bigint increment 1 start 1;

create sequence milestone_id_seq as bigint increment 1 start 1;

create sequence minigame_chain_id_seq as bigint increment 1 start 1;

create sequence notice_id_seq as bigint increment 1 start 1;

create sequence own_entry_id_seq as bigint increment 1 start 1;

create sequence own_fixture_id as bigint increment 1 start 2000000001;

create sequence own_league_id as bigint increment 1 start 1000000001;

create sequence own_outcome_id as bigint increment 1 start 70368744177665;

create sequence passkey_id_seq as bigint increment 1 start 1;

create sequence password_request_id_seq as bigint increment 1 start 1;

create sequence payout_rate_id_seq as bigint increment 1 start 1;

create sequence payout_rule_id_seq as smallint increment 1 start 1;

create sequence popup_id_seq as bigint increment 1 start 1;

create sequence protection_exclusion_id_seq as bigint increment 1 start 1;

create sequence protection_history_id_seq as bigint increment 1 start 1;

create sequence quest_id_seq as bigint increment 1 start 1;

create sequence reconciliation_run_id_seq as bigint increment 1 start 1;

create sequence sealed_leave_id_seq as bigint increment 1 start 1;

create sequence shown_names_id_seq as integer increment 1 start 1;

create sequence team_id_seq as bigint increment 1 start 1;

create sequence tournament_id_seq as bigint increment 1 start 1;

create sequence turnover_requirement_id_seq as bigint increment 1 start 1;

create table account_event (
  id bigint not null generated always as identity,
  member_id bigint not null,
  at timestamp with time zone not null,
  what text not null,
  address inet not null,
  agent text not null,
  detail text,
  before text,
  after text,
  constraint account_event_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint account_event_pkey PRIMARY KEY (id),
  constraint account_event_what_check CHECK ((what = ANY (ARRAY['login'::text, 'nickname-changed'::text, 'password-changed'::text, 'password-reset'::text, 'exchange-password-set'::text, 'app-on'::text, 'app-off'::text, 'passkey-added'::text, 'passkey-removed'::text, 'recovery-codes-made'::text, 'recovery-code-used'::text, 'second-factor-reset'::text, 'device-forgotten'::text, 'session-ended'::text, 'closed'::text, 'bank-account-set'::text, 'bank-account-changed'::text])))
);

create table act (
  id bigint not null,
  operator_id bigint not null,
  operator text not null,
  act text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  reason text not null,
  ip text not null,
  at timestamp with time zone not null,
  sealed_text text not null,
  previous_hash bytea not null,
  hash bytea not null,
  constraint act_hash_key UNIQUE (hash),
  constraint act_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES member(id),
  constraint act_pkey PRIMARY KEY (id),
  constraint act_reason_check CHECK ((reason <> ''::text))
);

create table amount_alone (
  operator_id bigint not null,
  class text not null,
  member_id bigint,
  amount bigint not null,
  at timestamp with time zone not null,
  constraint amount_alone_amount_check CHECK ((amount >= 0)),
  constraint amount_alone_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint amount_alone_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES member(id)
);

create table answer_template (
  id bigint not null generated always as identity,
  title text not null,
  contents text not null,
  constraint answer_template_check CHECK (((title <> ''::text) AND (contents <> ''::text))),
  constraint answer_template_pkey PRIMARY KEY (id),
  constraint answer_template_title_key UNIQUE (title)
);

create table app_factor (
  member_id bigint not null,
  secret_sealed bytea,
  enabled_at timestamp with time zone,
  last_step bigint,
  pending_sealed bytea,
  pending_until timestamp with time zone,
  constraint app_factor_check CHECK (((secret_sealed IS NULL) = (enabled_at IS NULL))),
  constraint app_factor_check1 CHECK (((pending_sealed IS NULL) = (pending_until IS NULL))),
  constraint app_factor_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint app_factor_pkey PRIMARY KEY (member_id)
);

create table approval_ask (
  id bigint not null generated always as identity,
  class text not null,
  area text not null,
  call text not null,
  input_sealed bytea,
  digest bytea not null,
  act text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  reason text not null,
  asked_by bigint not null,
  asked_ip text not null,
  asked_at timestamp with time zone not null,
  lapses_at timestamp with time zone not null,
  state text not null default 'waiting'::text,
  decided_by bigint,
  decided_at timestamp with time zone,
  decision_reason text,
  constraint approval_ask_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES member(id),
  constraint approval_ask_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES member(id),
  constraint approval_ask_decided_check CHECK (((state = 'waiting'::text) = (decided_at IS NULL))),
  constraint approval_ask_lapse_check CHECK ((lapses_at > asked_at)),
  constraint approval_ask_other_check CHECK (((state <> ALL (ARRAY['approved'::text, 'rejected'::text])) OR (decided_by <> asked_by))),
  constraint approval_ask_pkey PRIMARY KEY (id),
  constraint approval_ask_sealed_check CHECK (((state = 'waiting'::text) = (input_sealed IS NOT NULL))),
  constraint approval_ask_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'lapsed'::text])))
);

create table attendance (
  member_id bigint not null,
  day date not null,
  streak integer not null,
  points bigint not null,
  checked_at timestamp with time zone not null,
  constraint attendance_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint attendance_pkey PRIMARY KEY (member_id, day),
  constraint attendance_points_check CHECK ((points >= 0)),
  constraint attendance_streak_check CHECK ((streak >= 1))
);

create table bet (
  id uuid not null,
  member_id bigint not null,
  game_type smallint not null default 1,
  detail_type smallint not null,
  style text not null,
  status smallint not null default 0,
  stake bigint not null,
  total_odds integer not null,
  winnings bigint not null,
  winnings_max bigint not null,
  bonus_odds integer,
  bonus_folds smallint,
  leg_count smallint,
  placed_at timestamp with time zone not null,
  payout bigint,
  revision smallint not null default 0,
  settled_at timestamp with time zone,
  cancelled_by text,
  fixtures bigint[] not null,
  resettled_by text,
  payout_rule smallint not null,
  accepts text,
  device text,
  address inet,
  first_settled_at timestamp with time zone,
  coupon_id uuid,
  constraint bet_check CHECK (((stake > 0) AND (total_odds >= 100) AND (leg_count >= 1) AND (leg_count <= 10) AND (status >= '-1'::integer) AND (status <= 3) AND ((style = 'EU'::text) OR (style = 'KR'::text)) AND ((status = 0) = (settled_at IS NULL)) AND ((payout IS NULL) OR (payout >= 0)) AND ((bonus_odds IS NULL) = (bonus_folds IS NULL)) AND ((status = '-1'::integer) = (cancelled_by IS NOT NULL)) AND ((cancelled_by IS NULL) OR (cancelled_by = ANY (ARRAY['member'::text, 'operator'::text, 'supplier'::text]))))),
  constraint bet_legs_check CHECK (((game_type = ANY (ARRAY[1, 2])) = (leg_count IS NOT NULL))),
  constraint bet_pkey PRIMARY KEY (member_id, id)
) partition by RANGE (id);

create table bet_ended (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  bets uuid[] not null,
  members bigint[] not null,
  stakes bigint[] not null,
  old_statuses smallint[] not null,
  old_payouts bigint[] not null,
  statuses smallint[] not null,
  payouts bigint[] not null,
  constraint bet_ended_pkey PRIMARY KEY (id)
);

create table bet_ended_log (
  n bigint not null generated always as identity,
  at timestamp with time zone not null,
  bets uuid[] not null,
  members bigint[] not null,
  stakes bigint[] not null,
  old_statuses smallint[] not null,
  old_payouts bigint[] not null,
  statuses smallint[] not null,
  payouts bigint[] not null,
  constraint bet_ended_log_pkey PRIMARY KEY (n)
);

create table bet_follower (
  name text not null,
  done_to bigint not null default 0,
  constraint bet_follower_pkey PRIMARY KEY (name)
);

create table bet_leg (
  bet_id uuid not null,
  leg_no smallint not null,
  member_id bigint not null,
  fixture_id bigint not null,
  market_id bigint not null,
  market_type_id integer not null,
  outcome_id bigint not null,
  pick text not null,
  line integer,
  odds integer not null,
  version integer not null,
  starts_at timestamp with time zone not null,
  result text,
  dead_heat_places smallint,
  dead_heat_tied smallint,
  result_revision integer,
  score text not null default ''::text,
  reason text not null default ''::text,
  home_at_bet smallint,
  away_at_bet smallint,
  incident_at_bet integer,
  late boolean not null default false,
  names integer,
  constraint bet_leg_check CHECK (((odds >= 100) AND ((home_at_bet IS NULL) = (away_at_bet IS NULL)) AND ((result IS NULL) OR (result = ANY (ARRAY['won'::text, 'half-won'::text, 'void'::text, 'half-lost'::text, 'lost'::text, 'dead-heat'::text]))))),
  constraint bet_leg_pkey PRIMARY KEY (fixture_id, member_id, bet_id, leg_no)
) partition by RANGE (bet_id);

create table bet_request (
  member_id bigint not null,
  body_hash bytea not null,
  bet_id uuid,
  emoney bigint,
  refusal text,
  created_at timestamp with time zone not null,
  digest bytea not null,
  constraint bet_request_check CHECK ((((bet_id IS NULL) = (refusal IS NOT NULL)) AND ((bet_id IS NULL) = (emoney IS NULL)))),
  constraint bet_request_once EXCLUDE USING hash (digest WITH =)
);

create table bet_waiting (
  id uuid not null,
  member_id bigint not null,
  detail_type smallint not null,
  style text not null,
  accepts text not null,
  stake bigint not null,
  asked_odds bigint not null,
  total_odds integer not null,
  winnings bigint not null,
  request_key text,
  body_hash bytea,
  seconds smallint not null,
  started_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  state text not null default 'waiting'::text,
  balance bigint,
  refusal text,
  ended_at timestamp with time zone,
  request_digest bytea,
  device text,
  address inet,
  constraint bet_waiting_accepts_check CHECK ((accepts = ANY (ARRAY['none'::text, 'better'::text, 'any'::text]))),
  constraint bet_waiting_check CHECK ((((request_key IS NULL) = (body_hash IS NULL)) AND ((request_key IS NULL) = (request_digest IS NULL)))),
  constraint bet_waiting_check1 CHECK (((state = 'waiting'::text) = (ended_at IS NULL))),
  constraint bet_waiting_check2 CHECK (((state = 'waiting'::text) = (balance IS NULL))),
  constraint bet_waiting_check3 CHECK (((state = 'refused'::text) = (refusal IS NOT NULL))),
  constraint bet_waiting_pkey PRIMARY KEY (id),
  constraint bet_waiting_seconds_check CHECK ((seconds >= 0)),
  constraint bet_waiting_stake_check CHECK ((stake > 0)),
  constraint bet_waiting_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'accepted'::text, 'refused'::text]))),
  constraint bet_waiting_style_check CHECK ((style = ANY (ARRAY['KR'::text, 'EU'::text]))),
  constraint bet_waiting_total_odds_check CHECK ((total_odds >= 100))
);

create table bet_waiting_leg (
  waiting_id uuid not null,
  leg_no smallint not null,
  fixture_id bigint not null,
  sport_id bigint not null,
  market_type_id integer not null,
  outcome_id bigint not null,
  pick text not null,
  line integer,
  odds integer not null,
  version integer not null,
  score_changes integer not null,
  incident integer not null,
  constraint bet_waiting_leg_odds_check CHECK ((odds >= 100)),
  constraint bet_waiting_leg_pkey PRIMARY KEY (waiting_id, leg_no)
);

create table blocked_address (
  address cidr not null,
  reason text not null,
  blocked_at timestamp with time zone not null,
  blocked_until timestamp with time zone,
  operator text,
  constraint blocked_address_pkey PRIMARY KEY (address),
  constraint blocked_address_until_check CHECK ((blocked_until > blocked_at))
);

create table board_comment (
  id bigint not null generated always as identity,
  post_id bigint not null,
  member_id bigint not null,
  key text not null,
  contents text not null,
  written_at timestamp with time zone not null,
  state text not null default 'shown'::text,
  points bigint not null default 0,
  points_ref uuid,
  constraint board_comment_contents_check CHECK ((contents <> ''::text)),
  constraint board_comment_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint board_comment_once UNIQUE (member_id, key),
  constraint board_comment_pkey PRIMARY KEY (id),
  constraint board_comment_points_check CHECK (((points >= 0) AND ((points = 0) OR (points_ref IS NOT NULL)))),
  constraint board_comment_post_id_fkey FOREIGN KEY (post_id) REFERENCES board_post(id),
  constraint board_comment_state_check CHECK ((state = ANY (ARRAY['shown'::text, 'deleted'::text, 'removed'::text])))
);

create table board_post (
  id bigint not null generated always as identity,
  member_id bigint not null,
  key text not null,
  title text not null,
  contents text not null,
  search_title text not null,
  grams text[] not null,
  written_at timestamp with time zone not null,
  edited_at timestamp with time zone,
  state text not null default 'shown'::text,
  hidden_reason text,
  pinned boolean not null default false,
  views integer not null default 0,
  comments integer not null default 0,
  reports integer not null default 0,
  points bigint not null default 0,
  points_ref uuid,
  constraint board_post_check CHECK (((state = 'hidden'::text) = (hidden_reason IS NOT NULL))),
  constraint board_post_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint board_post_once UNIQUE (member_id, key),
  constraint board_post_pkey PRIMARY KEY (id),
  constraint board_post_points_check CHECK (((points >= 0) AND ((points = 0) OR (points_ref IS NOT NULL)))),
  constraint board_post_state_check CHECK ((state = ANY (ARRAY['shown'::text, 'hidden'::text, 'deleted'::text]))),
  constraint board_post_text_check CHECK (((title <> ''::text) AND (contents <> ''::text)))
);

create table board_post_bet (
  post_id bigint not null,
  place smallint not null,
  bet_id uuid not null,
  shows_money boolean not null,
  constraint board_post_bet_once UNIQUE (post_id, bet_id),
  constraint board_post_bet_pkey PRIMARY KEY (post_id, place),
  constraint board_post_bet_post_id_fkey FOREIGN KEY (post_id) REFERENCES board_post(id)
);

create table board_report (
  post_id bigint not null,
  member_id bigint not null,
  reason text not null,
  reported_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  constraint board_report_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint board_report_pkey PRIMARY KEY (post_id, member_id),
  constraint board_report_post_id_fkey FOREIGN KEY (post_id) REFERENCES board_post(id)
);

create table board_view (
  post_id bigint not null,
  member_id bigint not null,
  constraint board_view_pkey PRIMARY KEY (post_id, member_id),
  constraint board_view_post_id_fkey FOREIGN KEY (post_id) REFERENCES board_post(id)
);

create table board_word (
  form text not null,
  word text not null,
  added_at timestamp with time zone not null,
  constraint board_word_check CHECK ((form <> ''::text)),
  constraint board_word_pkey PRIMARY KEY (form)
);

create table board_writer (
  member_id bigint not null,
  post_at timestamp with time zone,
  comment_at timestamp with time zone,
  constraint board_writer_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint board_writer_pkey PRIMARY KEY (member_id)
);

create table cash_closing (
  day date not null,
  closed_at timestamp with time zone not null,
  proved_to bigint not null,
  accounts jsonb not null,
  flows jsonb not null,
  gateway text not null default 'none'::text,
  constraint cash_closing_gateway_check CHECK ((gateway = ANY (ARRAY['none'::text, 'compared'::text, 'silent'::text]))),
  constraint cash_closing_pkey PRIMARY KEY (day)
);

create table cash_closing_difference (
  id bigint not null generated always as identity,
  day date not null,
  what text not null,
  amount bigint not null,
  explanation text,
  explained_by bigint,
  explained_at timestamp with time zone,
  unit text not null default 'won'::text,
  constraint cash_closing_difference_check CHECK ((((explanation IS NULL) = (explained_at IS NULL)) AND ((explanation IS NULL) = (explained_by IS NULL)))),
  constraint cash_closing_difference_day_fkey FOREIGN KEY (day) REFERENCES cash_closing(day),
  constraint cash_closing_difference_explained_by_fkey FOREIGN KEY (explained_by) REFERENCES member(id),
  constraint cash_closing_difference_pkey PRIMARY KEY (id),
  constraint cash_closing_difference_unit_check CHECK ((unit = ANY (ARRAY['won'::text, 'usdt'::text])))
);

create table cash_level (
  level smallint not null,
  deposit_min bigint not null default 10000,
  deposit_max bigint not null default 5000000,
  withdrawal_min bigint not null default 10000,
  withdrawal_max bigint not null default 5000000,
  withdrawal_day_max bigint not null default 20000000,
  withdrawal_hours smallint not null default 3,
  bank text not null default ''::text,
  account_sealed bytea,
  holder text not null default ''::text,
  revision integer not null default 1,
  constraint cash_level_account_check CHECK ((((bank = ''::text) = (account_sealed IS NULL)) AND ((bank = ''::text) = (holder = ''::text)))),
  constraint cash_level_deposit_check CHECK (((0 < deposit_min) AND (deposit_min <= deposit_max))),
  constraint cash_level_hours_check CHECK (((withdrawal_hours >= 0) AND (withdrawal_hours <= 720))),
  constraint cash_level_level_check CHECK (((level >= 1) AND (level <= 10))),
  constraint cash_level_pkey PRIMARY KEY (level),
  constraint cash_level_withdrawal_check CHECK (((0 < withdrawal_min) AND (withdrawal_min <= withdrawal_max) AND (withdrawal_max <= withdrawal_day_max)))
);

create table cash_member_account (
  member_id bigint not null,
  bank text not null,
  number_sealed bytea not null,
  number_mark bytea not null,
  number_end text not null,
  holder_sealed bytea not null,
  set_at timestamp with time zone not null,
  changed_at timestamp with time zone,
  constraint cash_member_account_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint cash_member_account_pkey PRIMARY KEY (member_id)
);

create table cash_reason (
  id bigint not null generated always as identity,
  direction text not null,
  use text not null,
  text text not null,
  constraint cash_reason_check CHECK (((direction = ANY (ARRAY['deposit'::text, 'withdrawal'::text])) AND (use = ANY (ARRAY['reject'::text, 'hold'::text])) AND (text <> ''::text))),
  constraint cash_reason_once UNIQUE (direction, use, text),
  constraint cash_reason_pkey PRIMARY KEY (id)
);

create table cash_request (
  id uuid not null,
  no bigint not null generated always as identity,
  member_id bigint not null,
  direction text not null,
  method text not null,
  amount bigint not null,
  state text not null default 'requested'::text,
  bonus text not null default 'none'::text,
  account_masked text not null default ''::text,
  account_sealed bytea,
  holder_sealed bytea,
  key text not null,
  refill_day date,
  created_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by bigint,
  reason text,
  constraint cash_request_amount_check CHECK ((amount > 0)),
  constraint cash_request_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES member(id),
  constraint cash_request_decided_check CHECK (((state = ANY (ARRAY['requested'::text, 'on-hold'::text])) = (decided_at IS NULL))),
  constraint cash_request_direction_check CHECK ((direction = ANY (ARRAY['deposit'::text, 'withdrawal'::text]))),
  constraint cash_request_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint cash_request_method_check CHECK ((method = ANY (ARRAY['bank'::text, 'tether'::text, 'play'::text]))),
  constraint cash_request_no_key UNIQUE (no),
  constraint cash_request_once UNIQUE (member_id, key),
  constraint cash_request_pkey PRIMARY KEY (id),
  constraint cash_request_play_check CHECK (((method = 'play'::text) = (refill_day IS NOT NULL))),
  constraint cash_request_refill_check CHECK (((method <> 'play'::text) OR (direction = 'deposit'::text))),
  constraint cash_request_state_check CHECK (((state = ANY (ARRAY['requested'::text, 'on-hold'::text, 'done'::text, 'cancelled'::text, 'failed'::text, 'reversed'::text])) AND ((state <> 'reversed'::text) OR ((direction = 'deposit'::text) AND (method = 'bank'::text) AND (reason IS NOT NULL)))))
);

create table cash_request_event (
  id bigint not null generated always as identity,
  request_id uuid not null,
  state text not null,
  at timestamp with time zone not null,
  actor text not null,
  word text not null default ''::text,
  constraint cash_request_event_pkey PRIMARY KEY (id),
  constraint cash_request_event_request_id_fkey FOREIGN KEY (request_id) REFERENCES cash_request(id),
  constraint cash_request_event_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'on-hold'::text, 'done'::text, 'cancelled'::text, 'failed'::text, 'reversed'::text])))
);

create table casino_bet_word (
  supplier_id smallint not null,
  ref text not null,
  asked_at timestamp with time zone not null,
  asks integer not null,
  ask_again_at timestamp with time zone not null,
  says text not null,
  result text,
  proof_url text,
  constraint casino_bet_word_check CHECK (((says = ANY (ARRAY['running'::text, 'ended'::text, 'unknown'::text, 'silent'::text])) AND (asks > 0))),
  constraint casino_bet_word_pkey PRIMARY KEY (supplier_id, ref),
  constraint casino_bet_word_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES casino_supplier(id)
);

create table casino_call (
  id bigint not null generated always as identity,
  supplier_id smallint not null,
  at timestamp with time zone not null,
  path text not null,
  address inet,
  ref text,
  member_id bigint,
  request text not null,
  status smallint not null,
  answer text not null,
  microseconds integer not null,
  constraint casino_call_pkey PRIMARY KEY (id, at)
) partition by RANGE (at);

create table casino_difference (
  id bigint not null generated always as identity,
  supplier_id smallint not null,
  day date not null,
  ref text not null,
  what text not null,
  kind text not null,
  member_id bigint,
  bet_ref text,
  ours bigint,
  theirs bigint,
  note text,
  noted_by bigint,
  noted_at timestamp with time zone,
  constraint casino_difference_check CHECK (((what = ANY (ARRAY['only-ours'::text, 'only-theirs'::text, 'amount'::text])) AND (kind = ANY (ARRAY['bet'::text, 'win'::text, 'refund'::text])) AND ((ours IS NOT NULL) OR (theirs IS NOT NULL)) AND ((note IS NULL) = (noted_by IS NULL)) AND ((note IS NULL) = (noted_at IS NULL)))),
  constraint casino_difference_day_fkey FOREIGN KEY (supplier_id, day) REFERENCES casino_reconciliation(supplier_id, day),
  constraint casino_difference_noted_by_fkey FOREIGN KEY (noted_by) REFERENCES member(id),
  constraint casino_difference_pkey PRIMARY KEY (id),
  constraint casino_difference_ref_key UNIQUE (supplier_id, day, ref)
);

create table casino_favourite (
  member_id bigint not null,
  game_id integer not null,
  added_at timestamp with time zone not null,
  constraint casino_favourite_game_id_fkey FOREIGN KEY (game_id) REFERENCES casino_game(id),
  constraint casino_favourite_pkey PRIMARY KEY (member_id, game_id)
);

create table casino_game (
  id integer not null generated always as identity,
  provider_id smallint not null,
  code text not null,
  name text not null,
  kind text not null,
  family text not null,
  return_rate integer,
  round_seconds smallint,
  is_on boolean not null default true,
  "position" smallint not null,
  added_at timestamp with time zone not null,
  new_mark boolean,
  popular_mark boolean,
  win_multiple_max integer,
  win_amount_max bigint,
  constraint casino_game_check CHECK (((kind = ANY (ARRAY['table'::text, 'slot'::text])) AND (name <> ''::text) AND ((return_rate >= 1) AND (return_rate <= 10000)))),
  constraint casino_game_code_key UNIQUE (provider_id, code),
  constraint casino_game_pkey PRIMARY KEY (id),
  constraint casino_game_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES casino_provider(id),
  constraint casino_game_win_check CHECK ((((win_multiple_max >= 1) AND (win_multiple_max <= 1000000)) AND ((win_amount_max >= 1) AND (win_amount_max <= '1000000000000'::bigint))))
);

create table casino_held_win (
  supplier_id smallint not null,
  ref text not null,
  member_id bigint not null,
  round_id bigint not null,
  amount bigint not null,
  bets integer not null,
  stake bigint not null,
  multiple_max integer not null,
  amount_max bigint not null,
  held_at timestamp with time zone not null,
  state text not null default 'held'::text,
  decided_by bigint,
  decided_at timestamp with time zone,
  constraint casino_held_win_check CHECK (((state = ANY (ARRAY['held'::text, 'released'::text, 'rejected'::text])) AND (amount > 0) AND (bets > 0) AND (stake > 0) AND ((state = 'held'::text) = (decided_at IS NULL)) AND ((decided_at IS NULL) = (decided_by IS NULL)))),
  constraint casino_held_win_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES member(id),
  constraint casino_held_win_pkey PRIMARY KEY (supplier_id, ref),
  constraint casino_held_win_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES casino_supplier(id)
);

create table casino_last_call (
  supplier_id smallint not null,
  at timestamp with time zone not null,
  constraint casino_last_call_pkey PRIMARY KEY (supplier_id),
  constraint casino_last_call_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES casino_supplier(id)
);

create table casino_player (
  supplier_id smallint not null,
  member_id bigint not null,
  name text not null,
  made_at timestamp with time zone not null,
  old_name text,
  old_name_until timestamp with time zone,
  constraint casino_player_check CHECK (((name ~ '^p[0-9a-f]{32}$'::text) AND ((old_name IS NULL) = (old_name_until IS NULL)))),
  constraint casino_player_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint casino_player_name_key UNIQUE (supplier_id, name),
  constraint casino_player_old_name_key UNIQUE (supplier_id, old_name),
  constraint casino_player_pkey PRIMARY KEY (supplier_id, member_id),
  constraint casino_player_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES casino_supplier(id)
);

create table casino_provider (
  id smallint not null,
  code text not null,
  name text not null,
  supplier_id smallint,
  line text not null,
  is_on boolean not null default true,
  "position" smallint not null,
  image text not null default ''::text,
  constraint casino_provider_check CHECK (((line = ANY (ARRAY['main'::text, 'cx'::text, 'vinus'::text])) AND (name <> ''::text))),
  constraint casino_provider_code_key UNIQUE (code),
  constraint casino_provider_pkey PRIMARY KEY (id),
  constraint casino_provider_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES casino_supplier(id)
);

create table casino_reconciliation (
  supplier_id smallint not null,
  day date not null,
  checked_at timestamp with time zone not null,
  ours jsonb not null,
  theirs jsonb not null,
  constraint casino_reconciliation_pkey PRIMARY KEY (supplier_id, day),
  constraint casino_reconciliation_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES casino_supplier(id)
);

create table casino_round (
  id bigint not null,
  supplier_id smallint not null,
  member_id bigint not null,
  ref text not null,
  game_id integer not null,
  state text not null default 'open'::text,
  opened_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint casino_round_check CHECK (((state = ANY (ARRAY['open'::text, 'settled'::text, 'cancelled'::text])) AND ((state = 'open'::text) = (ended_at IS NULL)))),
  constraint casino_round_game_id_fkey FOREIGN KEY (game_id) REFERENCES casino_game(id),
  constraint casino_round_pkey PRIMARY KEY (id),
  constraint casino_round_ref_key UNIQUE (supplier_id, member_id, ref)
);

create table casino_session (
  id uuid not null,
  token_hash text not null,
  member_id bigint not null,
  game_id integer not null,
  supplier_id smallint not null,
  launched_at timestamp with time zone not null,
  entered_at timestamp with time zone,
  ended_at timestamp with time zone,
  answer text,
  constraint casino_session_game_id_fkey FOREIGN KEY (game_id) REFERENCES casino_game(id),
  constraint casino_session_pkey PRIMARY KEY (id),
  constraint casino_session_token_hash_key UNIQUE (token_hash)
);

create table casino_supplier (
  id smallint not null,
  code text not null,
  name text not null,
  dialect text not null,
  secret_sealed bytea not null,
  addresses cidr[] not null default '{}'::cidr[],
  address text not null,
  is_on boolean not null default true,
  changed_at timestamp with time zone not null,
  "position" smallint not null default 0,
  image text not null default ''::text,
  old_secret_sealed bytea,
  old_secret_until timestamp with time zone,
  win_multiple_max integer not null default 5000,
  win_amount_max bigint not null default 200000000,
  constraint casino_supplier_check CHECK (((dialect = ANY (ARRAY['command'::text, 'transactions'::text])) AND (code ~ '^[a-z0-9-]{1,20}$'::text))),
  constraint casino_supplier_code_key UNIQUE (code),
  constraint casino_supplier_old_secret_check CHECK (((old_secret_sealed IS NULL) = (old_secret_until IS NULL))),
  constraint casino_supplier_pkey PRIMARY KEY (id),
  constraint casino_supplier_win_check CHECK ((((win_multiple_max >= 1) AND (win_multiple_max <= 1000000)) AND ((win_amount_max >= 1) AND (win_amount_max <= '1000000000000'::bigint))))
);

create table casino_transaction (
  supplier_id smallint not null,
  ref text not null,
  kind text not null,
  state text not null,
  member_id bigint not null,
  round_id bigint,
  bet_ref text,
  bet_id uuid,
  amount bigint not null,
  resolution text,
  resolved_by text,
  resolved_at timestamp with time zone,
  answer text not null,
  at timestamp with time zone not null,
  description text,
  digest text,
  held_by text,
  is_held boolean not null default false,
  constraint casino_transaction_check CHECK (((kind = ANY (ARRAY['bet'::text, 'win'::text, 'refund'::text, 'end'::text])) AND ((state = ANY (ARRAY['done'::text, 'refused'::text, 'tombstone'::text])) OR ((kind = 'win'::text) AND (state = ANY (ARRAY['held'::text, 'rejected'::text])))) AND (amount >= 0) AND (((state = 'done'::text) AND (kind = 'bet'::text)) = (bet_id IS NOT NULL)) AND (resolution = ANY (ARRAY['win'::text, 'refund'::text, 'end'::text])) AND ((resolution IS NULL) = (resolved_at IS NULL)))),
  constraint casino_transaction_description_check CHECK (((description IS NULL) OR ((kind = 'bet'::text) AND ((char_length(description) >= 1) AND (char_length(description) <= 100))))),
  constraint casino_transaction_digest_check CHECK ((char_length(digest) = 43)),
  constraint casino_transaction_held_check CHECK (((held_by IS NULL) OR ((kind = 'bet'::text) AND (state = 'done'::text)))),
  constraint casino_transaction_is_held_check CHECK (((NOT is_held) OR (held_by IS NOT NULL))),
  constraint casino_transaction_pkey PRIMARY KEY (supplier_id, ref)
);

create table coin_chain (
  id bigint not null generated always as identity,
  member_id bigint not null,
  chain_end bytea not null,
  secret_sealed bytea not null,
  links integer not null,
  committed_at timestamp with time zone not null,
  drawn integer not null default 0,
  next_version integer not null,
  constraint coin_chain_check CHECK (((length(chain_end) = 32) AND (links > 0) AND ((drawn >= 0) AND (drawn <= links)))),
  constraint coin_chain_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint coin_chain_next_version_fkey FOREIGN KEY (next_version) REFERENCES coin_prize_table(version),
  constraint coin_chain_pkey PRIMARY KEY (id)
);

create table coin_draw (
  id uuid not null,
  chain_id bigint not null,
  counter integer not null,
  counter_before integer generated always as (NULLIF((counter - 1), 0)) stored,
  member_id bigint not null,
  request_key text not null,
  word text not null,
  seed bytea not null,
  number integer not null,
  version integer not null,
  place smallint not null,
  cost bigint not null,
  points bigint not null,
  coins bigint not null,
  day date not null,
  drawn_at timestamp with time zone not null,
  constraint coin_draw_chain_id_fkey FOREIGN KEY (chain_id) REFERENCES coin_chain(id),
  constraint coin_draw_check CHECK (((counter > 0) AND (number >= 0) AND (number < 10000) AND (length(seed) = 32))),
  constraint coin_draw_id_key UNIQUE (id),
  constraint coin_draw_no_gap FOREIGN KEY (chain_id, counter_before) REFERENCES coin_draw(chain_id, counter),
  constraint coin_draw_pkey PRIMARY KEY (chain_id, counter),
  constraint coin_draw_place_fkey FOREIGN KEY (version, place) REFERENCES coin_prize(version, place),
  constraint coin_draw_request_key UNIQUE (member_id, request_key)
);

create table coin_event (
  only_row boolean not null default true,
  open boolean not null,
  constraint coin_event_check CHECK (only_row),
  constraint coin_event_pkey PRIMARY KEY (only_row)
);

create table coin_prize (
  version integer not null,
  place smallint not null,
  weight integer not null,
  points bigint not null,
  coins bigint not null,
  constraint coin_prize_check CHECK (((place > 0) AND (weight > 0) AND (points >= 0) AND (coins >= 0))),
  constraint coin_prize_pkey PRIMARY KEY (version, place),
  constraint coin_prize_version_fkey FOREIGN KEY (version) REFERENCES coin_prize_table(version)
);

create table coin_prize_table (
  version integer not null,
  cost bigint not null,
  daily_limit integer not null,
  made_at timestamp with time zone not null,
  constraint coin_prize_table_check CHECK (((version > 0) AND (cost > 0) AND (daily_limit > 0))),
  constraint coin_prize_table_pkey PRIMARY KEY (version)
);

create table commission_day (
  earner_id bigint not null,
  day date not null,
  member_id bigint not null,
  product text not null,
  bets bigint not null,
  turnover bigint not null,
  staked bigint not null,
  paid bigint not null,
  voided bigint not null,
  rolling bigint not null,
  losing_units bigint not null,
  constraint commission_day_pkey PRIMARY KEY (earner_id, day, member_id, product)
);

create table commission_entry (
  bet_id uuid not null,
  change bigint not null,
  at timestamp with time zone not null,
  member_id bigint not null,
  product text not null,
  earners bigint[] not null,
  rolling bigint[] not null,
  losing_units bigint[] not null,
  postings uuid[] not null,
  constraint commission_entry_pkey PRIMARY KEY (bet_id, change)
);

create table commission_terms (
  member_id bigint not null,
  version integer not null,
  since timestamp with time zone not null,
  level smallint,
  active boolean not null,
  rolling integer[] not null,
  losing integer[] not null,
  agent_of text[] not null default '{}'::text[],
  changed_by text not null,
  reason text not null,
  constraint commission_terms_check CHECK (((version > 0) AND ((level >= 1) AND (level <= 4)) AND (cardinality(rolling) = 8) AND (cardinality(losing) = 8) AND (agent_of <@ ARRAY['casino'::text, 'slot'::text, 'mini'::text]))),
  constraint commission_terms_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint commission_terms_pkey PRIMARY KEY (member_id, version)
);

create table coupon (
  id uuid not null,
  issue_id bigint not null,
  member_id bigint not null,
  given_at timestamp with time zone not null,
  state text not null default 'unused'::text,
  used_at timestamp with time zone,
  recalled_at timestamp with time zone,
  bet_id uuid,
  constraint coupon_bet_check CHECK (((bet_id IS NULL) OR (state = 'used'::text))),
  constraint coupon_check CHECK (((state = ANY (ARRAY['unused'::text, 'used'::text, 'recalled'::text])) AND ((state = 'used'::text) = (used_at IS NOT NULL)) AND ((state = 'recalled'::text) = (recalled_at IS NOT NULL)))),
  constraint coupon_issue_id_fkey FOREIGN KEY (issue_id) REFERENCES coupon_issue(id),
  constraint coupon_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint coupon_once UNIQUE (issue_id, member_id),
  constraint coupon_pkey PRIMARY KEY (id)
);

create table coupon_issue (
  id bigint not null generated always as identity,
  name text not null,
  kind text not null,
  amount bigint not null,
  percent smallint,
  turnover_percent smallint not null,
  last_day date not null,
  audience text not null,
  member_id bigint,
  level smallint,
  code text,
  uses_max integer,
  issued_at timestamp with time zone not null,
  operator_id bigint,
  key text,
  recalled_at timestamp with time zone,
  min_odds integer,
  min_legs smallint,
  constraint coupon_issue_check CHECK (((kind = ANY (ARRAY['points'::text, 'money'::text, 'deposit-bonus'::text, 'free-bet'::text])) AND (amount > 0) AND ((kind = 'deposit-bonus'::text) = (percent IS NOT NULL)) AND ((percent >= 1) AND (percent <= 100)) AND ((turnover_percent >= 0) AND (turnover_percent <= 300)) AND (audience = ANY (ARRAY['member'::text, 'level'::text, 'all'::text, 'code'::text])) AND ((audience = 'member'::text) = (member_id IS NOT NULL)) AND ((audience = 'level'::text) = (level IS NOT NULL)) AND ((audience = 'code'::text) = (code IS NOT NULL)) AND ((audience = 'code'::text) = (uses_max IS NOT NULL)) AND (uses_max > 0) AND (code ~ '^[A-Z0-9]{8,12}$'::text))),
  constraint coupon_issue_code UNIQUE (code),
  constraint coupon_issue_free_check CHECK ((((kind = 'free-bet'::text) = (min_odds IS NOT NULL)) AND ((kind = 'free-bet'::text) = (min_legs IS NOT NULL)) AND (min_odds >= 100) AND ((min_legs >= 1) AND (min_legs <= 10)) AND ((kind <> 'free-bet'::text) OR (turnover_percent = 0)))),
  constraint coupon_issue_key UNIQUE (operator_id, key),
  constraint coupon_issue_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint coupon_issue_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES member(id),
  constraint coupon_issue_pkey PRIMARY KEY (id)
);

create table customer_question (
  id bigint not null generated always as identity,
  member_id bigint not null,
  key text not null,
  category text not null,
  title text not null,
  contents text not null,
  bet_id uuid,
  state text not null default 'new'::text,
  operator_id bigint,
  asked_at timestamp with time zone not null,
  waits_since timestamp with time zone,
  unread boolean not null default false,
  constraint customer_question_category_check CHECK ((category = ANY (ARRAY['general'::text, 'deposit'::text, 'withdrawal'::text, 'betting'::text]))),
  constraint customer_question_check CHECK (((state <> 'done'::text) OR (waits_since IS NULL))),
  constraint customer_question_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint customer_question_once UNIQUE (member_id, key),
  constraint customer_question_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES member(id),
  constraint customer_question_pkey PRIMARY KEY (id),
  constraint customer_question_state_check CHECK ((state = ANY (ARRAY['new'::text, 'doing'::text, 'done'::text]))),
  constraint customer_question_text_check CHECK (((title <> ''::text) AND (contents <> ''::text)))
);

create table customer_word (
  id bigint not null generated always as identity,
  question_id bigint not null,
  operator_id bigint,
  key text not null,
  contents text not null,
  said_at timestamp with time zone not null,
  constraint customer_word_contents_check CHECK ((contents <> ''::text)),
  constraint customer_word_once UNIQUE (question_id, key),
  constraint customer_word_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES member(id),
  constraint customer_word_pkey PRIMARY KEY (id),
  constraint customer_word_question_id_fkey FOREIGN KEY (question_id) REFERENCES customer_question(id)
);

create table declared_void (
  fixture_id bigint not null,
  revision integer not null,
  market_type_id integer not null,
  line integer,
  pick text,
  voided boolean not null,
  reason text not null,
  decided_at timestamp with time zone not null,
  constraint declared_void_fixture_id_fkey FOREIGN KEY (fixture_id) REFERENCES fixture(id),
  constraint declared_void_pkey PRIMARY KEY (fixture_id, revision)
);

create table deposit_bonus (
  deposit_id uuid not null,
  member_id bigint not null,
  at timestamp with time zone not null,
  amount bigint not null,
  kind text not null,
  coupon_id uuid,
  points bigint not null,
  turnover_percent smallint not null,
  reversed_at timestamp with time zone,
  constraint deposit_bonus_check CHECK (((kind = ANY (ARRAY['none'::text, 'join-first'::text, 'day-first'::text, 'every'::text, 'coupon'::text])) AND ((kind = 'coupon'::text) = (coupon_id IS NOT NULL)) AND (amount > 0) AND (points >= 0) AND (turnover_percent >= 0))),
  constraint deposit_bonus_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupon(id),
  constraint deposit_bonus_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint deposit_bonus_pkey PRIMARY KEY (deposit_id)
);

create table desk_view (
  id bigint not null generated always as identity,
  operator_id bigint not null,
  list text not null,
  name text not null,
  filter text not null,
  kept_at timestamp with time zone not null,
  constraint desk_view_check CHECK (((name <> ''::text) AND (length(name) <= 30) AND (length(filter) <= 2000))),
  constraint desk_view_named UNIQUE (operator_id, list, name),
  constraint desk_view_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES member(id),
  constraint desk_view_pkey PRIMARY KEY (id)
);

create table event (
  id bigint not null generated always as identity,
  title text not null,
  picture text,
  contents text not null,
  first_day date not null,
  last_day date,
  "position" integer not null default 0,
  shown boolean not null,
  operator_id bigint,
  key text,
  created_at timestamp with time zone not null,
  constraint event_check CHECK (((last_day IS NULL) OR (last_day >= first_day))),
  constraint event_contents_check CHECK ((contents <> ''::text)),
  constraint event_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES member(id),
  constraint event_operator_id_key_key UNIQUE (operator_id, key),
  constraint event_pkey PRIMARY KEY (id),
  constraint event_title_check CHECK ((title <> ''::text))
);

create table event_page (
  name text not null,
  contents text not null,
  constraint event_page_name_check CHECK ((name = ANY (ARRAY['casinoSlot'::text, 'coinEvent'::text]))),
  constraint event_page_pkey PRIMARY KEY (name)
);

create table feed_inbox (
  guid uuid not null,
  taken_at timestamp with time zone not null,
  constraint feed_inbox_pkey PRIMARY KEY (guid)
);

create table feed_name (
  source text not null,
  kind text not null,
  id bigint not null,
  korean text,
  told_at timestamp with time zone not null,
  constraint feed_name_kind_check CHECK ((kind = ANY (ARRAY['sport'::text, 'location'::text, 'league'::text, 'participant'::text]))),
  constraint feed_name_pkey PRIMARY KEY (source, kind, id)
);

create table feed_set_aside (
  id bigint not null generated always as identity,
  source text not null,
  package text not null,
  guid uuid,
  message_type integer,
  reasons text[] not null,
  body text not null,
  set_aside_at timestamp with time zone not null,
  constraint feed_set_aside_pkey PRIMARY KEY (id)
);

create table fixture (
  id bigint not null,
  sport_id integer not null,
  league_id integer not null,
  home_name text not null,
  away_name text not null,
  home_name_korean_by_feed text not null,
  away_name_korean_by_feed text not null,
  starts_at_by_feed timestamp with time zone not null,
  status text not null default 'not-started'::text,
  suspended_by_feed boolean not null default false,
  suspended_by_operator boolean not null default false,
  source text not null,
  replay_of text,
  seq integer not null default 0,
  fed_at timestamp with time zone not null,
  status_fed_at timestamp with time zone not null,
  suspension_fed_at timestamp with time zone,
  updated_at timestamp with time zone not null,
  live_stop text,
  starts_at_by_operator timestamp with time zone,
  starts_at timestamp with time zone not null generated always as (COALESCE(starts_at_by_operator, starts_at_by_feed)) stored,
  home_name_korean_by_operator text,
  away_name_korean_by_operator text,
  home_name_korean text not null generated always as (COALESCE(home_name_korean_by_operator, home_name_korean_by_feed)) stored,
  away_name_korean text not null generated always as (COALESCE(away_name_korean_by_operator, away_name_korean_by_feed)) stored,
  hidden boolean not null default false,
  suspended boolean not null generated always as ((suspended_by_feed OR suspended_by_operator OR (live_stop IS NOT NULL) OR hidden)) stored,
  renames integer not null default 0,
  constraint fixture_league_id_fkey FOREIGN KEY (league_id) REFERENCES league(id),
  constraint fixture_live_stop_check CHECK ((live_stop = ANY (ARRAY['silence'::text, 'closed'::text]))),
  constraint fixture_pkey PRIMARY KEY (id),
  constraint fixture_sport_id_fkey FOREIGN KEY (sport_id) REFERENCES sport(id),
  constraint fixture_status_check CHECK ((status = ANY (ARRAY['not-started'::text, 'about-to-start'::text, 'live'::text, 'finished'::text, 'cancelled'::text, 'postponed'::text, 'interrupted'::text, 'abandoned'::text, 'coverage-lost'::text])))
);

create table fixture_incident (
  fixture_id bigint not null,
  number integer not null,
  kind text not null,
  side text,
  period_code integer not null,
  clock_seconds integer,
  happened_at timestamp with time zone not null,
  constraint fixture_incident_fixture_id_fkey FOREIGN KEY (fixture_id) REFERENCES fixture(id),
  constraint fixture_incident_pkey PRIMARY KEY (fixture_id, number),
  constraint fixture_incident_side_check CHECK ((side = ANY (ARRAY['home'::text, 'away'::text])))
);

create table fixture_pulse (
  fixture_id bigint not null,
  heard_at timestamp with time zone not null,
  danger jsonb,
  stop_reason text,
  constraint fixture_pulse_fixture_id_fkey FOREIGN KEY (fixture_id) REFERENCES fixture(id),
  constraint fixture_pulse_pkey PRIMARY KEY (fixture_id)
);

create table fixture_result (
  fixture_id bigint not null,
  revision integer not null,
  kind text not null,
  sheet jsonb not null,
  source text not null,
  reason text not null default ''::text,
  decided_at timestamp with time zone not null,
  incidents jsonb not null default '{}'::jsonb,
  constraint fixture_result_fixture_id_fkey FOREIGN KEY (fixture_id) REFERENCES fixture(id),
  constraint fixture_result_kind_check CHECK ((kind = ANY (ARRAY['sheet'::text, 'void'::text]))),
  constraint fixture_result_pkey PRIMARY KEY (fixture_id, revision)
);

create table fixture_score (
  fixture_id bigint not null,
  period_code integer not null,
  clock_seconds integer,
  home integer not null,
  away integer not null,
  periods jsonb not null default '[]'::jsonb,
  fed_at timestamp with time zone not null,
  changes integer not null default 0,
  irregular text,
  constraint fixture_score_fixture_id_fkey FOREIGN KEY (fixture_id) REFERENCES fixture(id),
  constraint fixture_score_pkey PRIMARY KEY (fixture_id)
);

create table friend_day (
  recommender_id bigint not null,
  friend_id bigint not null,
  day date not null,
  points bigint not null,
  constraint friend_day_pkey PRIMARY KEY (recommender_id, friend_id, day)
);

create table friend_point (
  bet_id uuid not null,
  generation smallint not null,
  revision smallint not null,
  recommender_id bigint not null,
  friend_id bigint not null,
  points bigint not null,
  ref_id uuid,
  constraint friend_point_check CHECK (((ref_id IS NULL) = (points = 0))),
  constraint friend_point_generation_check CHECK ((generation = ANY (ARRAY[1, 2]))),
  constraint friend_point_pkey PRIMARY KEY (bet_id, generation, revision)
);

create table gateway_call (
  event uuid not null,
  at timestamp with time zone not null,
  address text not null,
  body_hash bytea not null,
  about uuid not null,
  kind text not null,
  word text not null,
  result text not null,
  times integer not null default 1,
  constraint gateway_call_check CHECK (((length(body_hash) = 32) AND (kind = ANY (ARRAY['transfer'::text, 'expired'::text, 'payout'::text])) AND (result = ANY (ARRAY['taken'::text, 'known'::text])))),
  constraint gateway_call_pkey PRIMARY KEY (event)
);

create table hand_move (
  ref uuid not null,
  operator_id bigint not null,
  key text not null,
  member_id bigint not null,
  purse text not null,
  way text not null,
  amount bigint not null,
  reason text not null,
  balance bigint not null,
  moved_at timestamp with time zone not null,
  constraint hand_move_check CHECK (((purse = ANY (ARRAY['wallet'::text, 'points'::text])) AND (way = ANY (ARRAY['credit'::text, 'debit'::text])) AND (amount > 0) AND (balance >= 0) AND (operator_id <> member_id))),
  constraint hand_move_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint hand_move_once UNIQUE (operator_id, key),
  constraint hand_move_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES member(id),
  constraint hand_move_pkey PRIMARY KEY (ref)
);

create table house_event (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  kind text not null,
  subject text not null,
  detail text not null default ''::text,
  ended_at timestamp with time zone,
  constraint house_event_kind CHECK ((kind = ANY (ARRAY['started'::text, 'stopped'::text, 'alarm'::text]))),
  constraint house_event_pkey PRIMARY KEY (id)
);

create table house_limit (
  id integer not null generated always as identity,
  scope text not null,
  sport_id integer,
  league_id integer,
  fixture_id bigint,
  market_type_id integer,
  level smallint,
  stake_max bigint,
  payout_max bigint,
  member_stake_max bigint,
  open_payout_max bigint,
  operator text not null,
  changed_at timestamp with time zone not null,
  revision integer not null default 1,
  constraint house_limit_check CHECK ((
CASE scope
    WHEN 'fixture'::text THEN ((fixture_id IS NOT NULL) AND (num_nonnulls(sport_id, league_id, level) = 0))
    WHEN 'league'::text THEN ((league_id IS NOT NULL) AND (num_nonnulls(sport_id, fixture_id, level) = 0))
    WHEN 'sport'::text THEN ((sport_id IS NOT NULL) AND (num_nonnulls(league_id, fixture_id, level) = 0))
    WHEN 'market'::text THEN ((market_type_id IS NOT NULL) AND (num_nonnulls(sport_id, league_id, fixture_id, level) = 0))
    WHEN 'day'::text THEN ((member_stake_max IS NOT NULL) AND (num_nonnulls(sport_id, league_id, fixture_id, market_type_id, stake_max, payout_max, open_payout_max) = 0))
    ELSE false
END AND (num_nonnulls(stake_max, payout_max, member_stake_max, open_payout_max) > 0) AND (LEAST(stake_max, payout_max, member_stake_max, open_payout_max) > 0))),
  constraint house_limit_fixture_id_fkey FOREIGN KEY (fixture_id) REFERENCES fixture(id),
  constraint house_limit_league_id_fkey FOREIGN KEY (league_id) REFERENCES league(id),
  constraint house_limit_pkey PRIMARY KEY (id),
  constraint house_limit_place_key UNIQUE NULLS NOT DISTINCT (scope, sport_id, league_id, fixture_id, market_type_id, level)
);

create table integrity_bet (
  case_id bigint not null,
  bet_id uuid not null,
  fixture_id bigint not null,
  outcome_id bigint not null,
  member_id bigint not null,
  stake bigint not null,
  constraint integrity_bet_case_id_fkey FOREIGN KEY (case_id) REFERENCES integrity_case(id),
  constraint integrity_bet_pkey PRIMARY KEY (case_id, bet_id, outcome_id)
);

create table integrity_case (
  id bigint not null generated always as identity,
  kind text not null,
  subject text not null,
  state text not null default 'open'::text,
  opened_at timestamp with time zone not null,
  hinted_at timestamp with time zone not null,
  operator_id bigint,
  decision text,
  decided_by bigint,
  decided_at timestamp with time zone,
  decision_reason text,
  constraint integrity_case_checking_check CHECK (((state <> 'checking'::text) OR (operator_id IS NOT NULL))),
  constraint integrity_case_closed_check CHECK ((((state = 'closed'::text) = (decision IS NOT NULL)) AND ((decision IS NULL) = (decided_at IS NULL)) AND ((decision IS NULL) = (decided_by IS NULL)) AND ((decision IS NULL) = (decision_reason IS NULL)))),
  constraint integrity_case_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES member(id),
  constraint integrity_case_decision_check CHECK ((decision = ANY (ARRAY['nothing'::text, 'watch'::text, 'acted'::text]))),
  constraint integrity_case_kind_check CHECK ((kind = ANY (ARRAY['unusual-volume'::text, 'many-small'::text, 'linked-accounts'::text, 'insider'::text, 'before-move'::text]))),
  constraint integrity_case_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES member(id),
  constraint integrity_case_pkey PRIMARY KEY (id),
  constraint integrity_case_state_check CHECK ((state = ANY (ARRAY['open'::text, 'checking'::text, 'closed'::text])))
);

create table integrity_hint (
  case_id bigint not null,
  key text not null,
  at timestamp with time zone not null,
  bets integer not null,
  stakes bigint not null,
  text text not null,
  constraint integrity_hint_case_id_fkey FOREIGN KEY (case_id) REFERENCES integrity_case(id),
  constraint integrity_hint_pkey PRIMARY KEY (case_id, key)
);

create table integrity_member (
  case_id bigint not null,
  member_id bigint not null,
  constraint integrity_member_case_id_fkey FOREIGN KEY (case_id) REFERENCES integrity_case(id),
  constraint integrity_member_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint integrity_member_pkey PRIMARY KEY (case_id, member_id)
);

create table league (
  id integer not null,
  sport_id integer not null,
  location_id integer not null,
  name text not null,
  name_korean_by_feed text not null,
  weight integer not null default 0,
  name_korean_by_operator text,
  name_korean text not null generated always as (COALESCE(name_korean_by_operator, name_korean_by_feed)) stored,
  hidden boolean not null default false,
  pinned boolean not null default false,
  renames integer not null default 0,
  constraint league_location_id_fkey FOREIGN KEY (location_id) REFERENCES location(id),
  constraint league_pkey PRIMARY KEY (id),
  constraint league_sport_id_fkey FOREIGN KEY (sport_id) REFERENCES sport(id)
);

create table ledger_account (
  id bigint not null,
  address text not null,
  member_id bigint,
  kind text not null,
  currency text not null,
  balance bigint,
  owed bigint not null default 0,
  guarded boolean not null default false,
  use_day date,
  staked_day bigint not null default 0,
  staked_week bigint not null default 0,
  staked_month bigint not null default 0,
  returned_day bigint not null default 0,
  returned_week bigint not null default 0,
  returned_month bigint not null default 0,
  constraint ledger_account_address_key UNIQUE (address),
  constraint ledger_account_check CHECK (((owed <= 0) AND ((currency = 'won'::text) OR (currency = 'point'::text) OR (currency = 'coin'::text)) AND
CASE kind
    WHEN 'wallet'::text THEN COALESCE(((balance >= 0) AND (id = (member_id * 16)) AND (id >= 0)), false)
    WHEN 'debt'::text THEN COALESCE(((balance <= 0) AND (id = ((member_id * 16) + 1)) AND (id >= 0)), false)
    WHEN 'points'::text THEN COALESCE(((balance >= 0) AND (id = ((member_id * 16) + 2)) AND (id >= 0)), false)
    WHEN 'points-debt'::text THEN COALESCE(((balance <= 0) AND (id = ((member_id * 16) + 3)) AND (id >= 0)), false)
    WHEN 'coins'::text THEN COALESCE(((balance >= 0) AND (owed = 0) AND (currency = 'coin'::text) AND (id = ((member_id * 16) + 4)) AND (id >= 0)), false)
    ELSE ((kind = 'house'::text) AND (id < 0) AND (member_id IS NULL) AND (balance IS NULL))
END)),
  constraint ledger_account_pkey PRIMARY KEY (id)
);

create table ledger_check (
  at timestamp with time zone not null,
  postings bigint not null,
  faults text[] not null,
  constraint ledger_check_pkey PRIMARY KEY (at)
);

create table ledger_hold (
  id uuid not null,
  account bigint not null,
  amount bigint not null,
  state text not null default 'held'::text,
  held_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  constraint ledger_hold_account_fkey FOREIGN KEY (account) REFERENCES ledger_account(id),
  constraint ledger_hold_amount_check CHECK ((amount > 0)),
  constraint ledger_hold_check CHECK (((state = 'held'::text) = (closed_at IS NULL))),
  constraint ledger_hold_pkey PRIMARY KEY (id),
  constraint ledger_hold_state_check CHECK ((state = ANY (ARRAY['held'::text, 'captured'::text, 'released'::text])))
);

create table ledger_posting (
  ref_id uuid not null,
  kind text not null,
  seq smallint not null default 0,
  part smallint not null default 0,
  from_account bigint not null,
  to_account bigint not null,
  amount bigint not null,
  from_after bigint,
  to_after bigint,
  n bigint not null default nextval('ledger_posting_n'::regclass),
  at timestamp with time zone not null,
  actor text not null,
  memo text,
  constraint ledger_posting_check CHECK (((amount > 0) AND (from_account <> to_account))),
  constraint ledger_posting_pkey PRIMARY KEY (ref_id, kind, seq, part)
) partition by RANGE (ref_id);

create table ledger_proof (
  one boolean not null default true,
  proved_to bigint not null default 0,
  next_to bigint not null default 0,
  written_below xid8 not null default '0'::xid8,
  constraint ledger_proof_one CHECK (one),
  constraint ledger_proof_pkey PRIMARY KEY (one)
);

create table ledger_proved_account (
  account bigint not null,
  total bigint not null,
  constraint ledger_proved_account_pkey PRIMARY KEY (account)
);

create table ledger_proved_stretch (
  n_from bigint not null,
  n_to bigint not null,
  postings bigint not null,
  digest numeric not null,
  first_at timestamp with time zone,
  last_at timestamp with time zone,
  looked_at timestamp with time zone not null,
  constraint ledger_proved_stretch_check CHECK ((n_to > n_from)),
  constraint ledger_proved_stretch_pkey PRIMARY KEY (n_from)
);

create table level_by_hand (
  member_id bigint not null,
  at timestamp with time zone not null,
  constraint level_by_hand_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint level_by_hand_pkey PRIMARY KEY (member_id)
);

create table level_raise (
  id bigint not null generated always as identity,
  member_id bigint not null,
  at timestamp with time zone not null,
  level_before smallint not null,
  level_after smallint not null,
  cause text not null,
  constraint level_raise_check CHECK ((level_after > level_before)),
  constraint level_raise_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint level_raise_pkey PRIMARY KEY (id)
);

create table level_setting (
  level smallint not null,
  general_stake_min bigint not null,
  general_stake_max bigint not null,
  general_winnings_max bigint not null,
  general_total_odds_max integer not null,
  live_stake_min bigint not null,
  live_stake_max bigint not null,
  live_winnings_max bigint not null,
  live_total_odds_max integer not null,
  special_stake_min bigint not null,
  special_stake_max bigint not null,
  special_winnings_max bigint not null,
  special_total_odds_max integer not null,
  constraint level_setting_level_check CHECK (((level >= 1) AND (level <= 10))),
  constraint level_setting_pkey PRIMARY KEY (level)
);

create table live_stream (
  id uuid not null,
  title text not null,
  address text not null,
  shown boolean not null,
  "position" integer not null,
  revision integer not null default 1,
  operator_id bigint,
  key text,
  created_at timestamp with time zone not null,
  constraint live_stream_once UNIQUE (operator_id, key),
  constraint live_stream_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES member(id),
  constraint live_stream_pkey PRIMARY KEY (id),
  constraint live_stream_position_once UNIQUE ("position") DEFERRABLE INITIALLY DEFERRED
);

create table location (
  id integer not null,
  name text not null,
  name_korean text not null,
  flag_code text not null default ''::text,
  constraint location_pkey PRIMARY KEY (id)
);

create table login_count (
  id bigint not null generated always as identity,
  kind text not null,
  key bytea not null,
  name text,
  address inet,
  failures integer not null,
  began_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  wait_until timestamp with time zone,
  constraint login_count_address_check CHECK (((kind = ANY (ARRAY['name'::text, 'code'::text, 'exchange'::text])) = (address IS NULL))),
  constraint login_count_check CHECK (((kind = 'address'::text) = (name IS NULL))),
  constraint login_count_failures_check CHECK ((failures >= 0)),
  constraint login_count_key_key UNIQUE (key),
  constraint login_count_kind_check CHECK ((kind = ANY (ARRAY['pair'::text, 'address'::text, 'name'::text, 'code'::text, 'exchange'::text]))),
  constraint login_count_pkey PRIMARY KEY (id)
);

create table login_device (
  token_hash bytea not null,
  member_id bigint not null,
  made_at timestamp with time zone not null,
  used_at timestamp with time zone not null,
  address inet,
  agent text not null,
  failures integer not null default 0,
  began_at timestamp with time zone,
  wait_until timestamp with time zone,
  id bigint not null generated always as identity,
  trusted_until timestamp with time zone,
  constraint login_device_check CHECK (((failures = 0) = (began_at IS NULL))),
  constraint login_device_failures_check CHECK ((failures >= 0)),
  constraint login_device_id_key UNIQUE (id),
  constraint login_device_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint login_device_pkey PRIMARY KEY (token_hash)
);

create table login_event (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  what text not null,
  member_id bigint,
  name text not null,
  address inet not null,
  agent text not null,
  constraint login_event_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint login_event_pkey PRIMARY KEY (id),
  constraint login_event_what_check CHECK ((what = ANY (ARRAY['mismatch'::text, 'not-admitted'::text, 'wrong-code'::text, 'pair-locked'::text, 'name-locked'::text, 'address-locked'::text, 'device-locked'::text, 'code-locked'::text, 'exchange-locked'::text, 'crowded'::text])))
);

create table login_ticket (
  token_hash bytea not null,
  member_id bigint not null,
  expires_at timestamp with time zone not null,
  failures integer not null default 0,
  challenge text,
  constraint login_ticket_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint login_ticket_pkey PRIMARY KEY (token_hash)
);

create table losing_point (
  member_id bigint not null,
  bet_id uuid not null,
  points bigint not null,
  changes smallint not null,
  at timestamp with time zone not null,
  constraint losing_point_check CHECK (((points >= 0) AND (changes > 0))),
  constraint losing_point_pkey PRIMARY KEY (member_id, bet_id)
);

create table losing_run (
  earner_id bigint not null,
  week date not null,
  bet_units bigint not null,
  conversion_units bigint not null,
  carried bigint not null,
  share bigint not null,
  carry_left bigint not null,
  ref_id uuid,
  at timestamp with time zone not null,
  constraint losing_run_check CHECK (((share >= 0) AND (carry_left <= 0) AND (carried <= 0) AND ((ref_id IS NULL) = (share = 0)))),
  constraint losing_run_pkey PRIMARY KEY (earner_id, week)
);

create table losing_week (
  week date not null,
  finished_at timestamp with time zone not null,
  partners integer not null,
  total bigint not null,
  constraint losing_week_pkey PRIMARY KEY (week)
);

create table market (
  id bigint not null generated by default as identity,
  fixture_id bigint not null,
  type_id integer not null,
  line integer,
  main boolean not null default false,
  suspended_by_feed boolean not null default false,
  suspended_by_operator boolean not null default false,
  fed_at timestamp with time zone not null,
  voided boolean not null default false,
  voided_picks text[] not null default '{}'::text[],
  suspended boolean not null generated always as ((suspended_by_feed OR suspended_by_operator OR voided)) stored,
  payout_rate smallint,
  constraint market_fixture_id_fkey FOREIGN KEY (fixture_id) REFERENCES fixture(id),
  constraint market_fixture_id_type_id_line_key UNIQUE NULLS NOT DISTINCT (fixture_id, type_id, line),
  constraint market_pkey PRIMARY KEY (id)
);

create table member (
  id bigint not null generated always as identity,
  uid uuid not null,
  user_id text not null,
  nickname text not null,
  password_hash text not null,
  phone_sealed bytea,
  birth_date date,
  kind text not null default 'member'::text,
  role smallint not null default 0,
  withdrawal_type smallint not null default 0,
  level smallint not null default 1,
  tendency smallint not null default 0,
  status text not null,
  recommender_code text not null,
  recommended_by bigint,
  joined_at timestamp with time zone not null,
  activated_at timestamp with time zone,
  updated_at timestamp with time zone not null,
  adult_declared_at timestamp with time zone,
  exchange_hash text,
  has_second_factor boolean not null default false,
  last_login_at timestamp with time zone,
  phone_mark bytea,
  names text not null generated always as (((lower(user_id) || '
'::text) || lower(nickname))) stored,
  constraint member_check CHECK (((status <> 'active'::text) OR (activated_at IS NOT NULL))),
  constraint member_check1 CHECK ((recommended_by <> id)),
  constraint member_kind_check CHECK ((kind = ANY (ARRAY['member'::text, 'operator'::text, 'partner'::text]))),
  constraint member_level_check CHECK (((level >= 1) AND (level <= 10))),
  constraint member_pkey PRIMARY KEY (id),
  constraint member_recommended_by_fkey FOREIGN KEY (recommended_by) REFERENCES member(id),
  constraint member_recommender_code_key UNIQUE (recommender_code),
  constraint member_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'active'::text, 'blocked'::text, 'left'::text, 'refused'::text]))),
  constraint member_uid_key UNIQUE (uid)
);

create table member_dormancy (
  id bigint not null generated always as identity,
  member_id bigint not null,
  from_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint member_dormancy_check CHECK (((last_seen_at <= from_at) AND (ended_at > last_seen_at))),
  constraint member_dormancy_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint member_dormancy_pkey PRIMARY KEY (id)
);

create table member_note (
  id bigint not null generated always as identity,
  member_id bigint not null,
  operator_id bigint not null,
  key text not null,
  text text not null,
  written_at timestamp with time zone not null,
  constraint member_note_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint member_note_once UNIQUE (operator_id, key),
  constraint member_note_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES member(id),
  constraint member_note_pkey PRIMARY KEY (id),
  constraint member_note_text_check CHECK (((text <> ''::text) AND (length(text) <= 1000)))
);

create table message (
  id bigint not null generated always as identity,
  audience text not null,
  member_id bigint,
  level smallint,
  operator_id bigint,
  title text not null,
  contents text not null,
  sent_at timestamp with time zone not null,
  about text,
  key text,
  promotes boolean not null default false,
  constraint message_about_check CHECK (((audience = 'resettled'::text) = (about IS NOT NULL))),
  constraint message_about_key UNIQUE (about),
  constraint message_audience_check CHECK ((audience = ANY (ARRAY['member'::text, 'level'::text, 'all'::text, 'resettled'::text]))),
  constraint message_check CHECK (((audience = 'member'::text) = (member_id IS NOT NULL))),
  constraint message_check1 CHECK (((audience = 'level'::text) = (level IS NOT NULL))),
  constraint message_contents_check CHECK ((contents <> ''::text)),
  constraint message_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint message_once UNIQUE (operator_id, key),
  constraint message_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES member(id),
  constraint message_pkey PRIMARY KEY (id),
  constraint message_title_check CHECK ((title <> ''::text))
);

create table message_copy (
  message_id bigint not null,
  member_id bigint not null,
  read_at timestamp with time zone,
  deleted_at timestamp with time zone,
  own_contents text,
  constraint message_copy_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint message_copy_message_id_fkey FOREIGN KEY (message_id) REFERENCES message(id),
  constraint message_copy_own_contents_check CHECK ((own_contents <> ''::text)),
  constraint message_copy_pkey PRIMARY KEY (message_id, member_id)
);

create table messenger_contact (
  "position" smallint not null,
  shown boolean not null,
  url text not null,
  messenger_id text not null,
  image_name text not null,
  constraint messenger_contact_pkey PRIMARY KEY ("position")
);

create table milestone (
  id bigint not null generated always as identity,
  kind text not null,
  target bigint not null,
  points bigint not null,
  shown boolean not null,
  operator_id bigint,
  key text,
  constraint milestone_kind_check CHECK ((kind = ANY (ARRAY['attendance'::text, 'quests'::text, 'deposits'::text, 'bets'::text]))),
  constraint milestone_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES member(id),
  constraint milestone_operator_id_key_key UNIQUE (operator_id, key),
  constraint milestone_pkey PRIMARY KEY (id),
  constraint milestone_points_check CHECK ((points > 0)),
  constraint milestone_target_check CHECK ((target > 0))
);

create table milestone_claim (
  member_id bigint not null,
  month date not null,
  milestone_id bigint not null,
  points bigint not null,
  claimed_at timestamp with time zone not null,
  constraint milestone_claim_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint milestone_claim_milestone_id_fkey FOREIGN KEY (milestone_id) REFERENCES milestone(id),
  constraint milestone_claim_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  constraint milestone_claim_pkey PRIMARY KEY (member_id, month, milestone_id),
  constraint milestone_claim_points_check CHECK ((points > 0))
);

create table minigame (
  id integer not null,
  route text,
  other_routes text[] not null default '{}'::text[],
  title text not null,
  kind text not null,
  group_key text not null,
  interval_seconds integer not null,
  drawn_by integer not null,
  "position" integer not null,
  offset_seconds integer not null default 0,
  constraint minigame_check CHECK ((((id >= 1) AND (id <= 99999)) AND ((interval_seconds >= 30) AND (interval_seconds <= 3600)) AND ((86400 % interval_seconds) = 0))),
  constraint minigame_drawn_by_fkey FOREIGN KEY (drawn_by) REFERENCES minigame(id),
  constraint minigame_offset_check CHECK (((offset_seconds >= 0) AND (offset_seconds < interval_seconds))),
  constraint minigame_pkey PRIMARY KEY (id),
  constraint minigame_route_key UNIQUE (route)
);

create table minigame_chain (
  id bigint not null generated always as identity,
  game_id integer not null,
  chain_end bytea not null,
  secret_sealed bytea not null,
  links integer not null,
  committed_at timestamp with time zone not null,
  given integer not null default 0,
  constraint minigame_chain_check CHECK (((length(chain_end) = 32) AND (links > 0) AND ((given >= 0) AND (given <= links)))),
  constraint minigame_chain_game_id_fkey FOREIGN KEY (game_id) REFERENCES minigame(id),
  constraint minigame_chain_pkey PRIMARY KEY (id)
);

create table minigame_check (
  game_id integer not null,
  at timestamp with time zone not null,
  rounds integer not null,
  faults text[] not null,
  missing jsonb not null,
  operator text,
  constraint minigame_check_game_id_fkey FOREIGN KEY (game_id) REFERENCES minigame(id),
  constraint minigame_check_pkey PRIMARY KEY (game_id, at)
);

create table minigame_day (
  day date not null,
  game_id integer not null,
  rounds integer not null default 0,
  void_rounds integer not null default 0,
  bet_rounds integer not null default 0,
  bets integer not null default 0,
  stakes bigint not null default 0,
  paid bigint not null default 0,
  void_bets integer not null default 0,
  void_stakes bigint not null default 0,
  variance double precision not null default 0,
  constraint minigame_day_pkey PRIMARY KEY (day, game_id)
);

create table minigame_keeper_chain (
  chain_id bigint not null,
  keeper_key bytea not null,
  keeper_end bytea not null,
  signature bytea not null,
  committed_at timestamp with time zone not null,
  constraint minigame_keeper_chain_chain_id_fkey FOREIGN KEY (chain_id) REFERENCES minigame_chain(id),
  constraint minigame_keeper_chain_check CHECK (((length(keeper_key) = 32) AND (length(keeper_end) = 32) AND (length(signature) = 64))),
  constraint minigame_keeper_chain_pkey PRIMARY KEY (chain_id, keeper_key)
);

create table minigame_level (
  level smallint not null,
  stake_min bigint not null,
  stake_max bigint not null,
  payout_max bigint not null,
  constraint minigame_level_check CHECK ((((level >= 1) AND (level <= 10)) AND (stake_min > 0) AND (stake_max >= stake_min) AND (payout_max > 0))),
  constraint minigame_level_pkey PRIMARY KEY (level)
);

create table minigame_pick_day (
  day date not null,
  game_id integer not null,
  market text not null,
  pick text not null,
  odds integer not null,
  bets integer not null,
  stakes bigint not null,
  paid bigint not null,
  stakes_squared numeric(40,0) not null,
  expected numeric(40,0),
  variance double precision,
  constraint minigame_pick_day_pkey PRIMARY KEY (game_id, day, market, pick, odds)
);

create table minigame_random_check (
  only_row boolean not null default true,
  at timestamp with time zone not null,
  healthy boolean not null,
  constraint minigame_random_check_check CHECK (only_row),
  constraint minigame_random_check_pkey PRIMARY KEY (only_row)
);

create table minigame_return (
  game_id integer not null,
  at timestamp with time zone not null,
  from_day date not null,
  bet_rounds integer not null,
  stakes bigint not null,
  paid bigint not null,
  expected bigint not null,
  deviation double precision not null,
  beyond boolean not null,
  constraint minigame_return_game_id_fkey FOREIGN KEY (game_id) REFERENCES minigame(id),
  constraint minigame_return_pkey PRIMARY KEY (game_id)
);

create table minigame_round (
  id bigint not null,
  game_id integer not null,
  day date not null,
  number integer not null,
  starts_at timestamp with time zone not null,
  closes_at timestamp with time zone not null,
  draws_at timestamp with time zone not null,
  state text not null default 'open'::text,
  terms_version integer not null,
  chain_id bigint not null,
  link integer not null,
  commitment bytea not null,
  beacon_kind text not null,
  beacon bytea,
  beacon_source jsonb,
  seed bytea,
  draw jsonb,
  results jsonb,
  closed_at timestamp with time zone,
  drawn_at timestamp with time zone,
  settled_at timestamp with time zone,
  voided_at timestamp with time zone,
  void_cause text,
  void_reason text,
  bets integer,
  stakes bigint,
  paid bigint,
  keeper_end bytea,
  bets_digest bytea,
  constraint minigame_round_check CHECK (((state = ANY (ARRAY['open'::text, 'closed'::text, 'drawn'::text, 'void'::text])) AND (starts_at < closes_at) AND (closes_at <= draws_at) AND (length(commitment) = 32) AND (link > 0) AND ((state = 'drawn'::text) = (drawn_at IS NOT NULL)) AND ((state = 'drawn'::text) = (draw IS NOT NULL)) AND ((state = 'drawn'::text) = (results IS NOT NULL)) AND ((state <> 'drawn'::text) OR ((seed IS NOT NULL) AND (beacon IS NOT NULL))) AND ((state = 'void'::text) = (voided_at IS NOT NULL)) AND ((state = 'void'::text) = (void_cause IS NOT NULL)) AND ((state <> 'open'::text) OR (beacon IS NULL)) AND (sha256(seed) = commitment) AND (drawn_at >= draws_at))),
  constraint minigame_round_keeper CHECK ((((beacon_kind = 'keeper'::text) = (keeper_end IS NOT NULL)) AND (length(keeper_end) = 32) AND (length(bets_digest) = 32) AND ((beacon_kind <> 'keeper'::text) OR (state <> 'drawn'::text) OR (bets_digest IS NOT NULL)))),
  constraint minigame_round_pkey PRIMARY KEY (id, starts_at)
) partition by RANGE (starts_at);

create table minigame_terms (
  game_id integer not null,
  version integer not null,
  changed_at timestamp with time zone not null,
  shown boolean not null default true,
  open boolean not null default true,
  maintenance boolean not null default false,
  maintenance_text text not null default ''::text,
  close_seconds integer not null,
  prices jsonb not null default '{}'::jsonb,
  stake_min bigint,
  stake_max bigint,
  payout_max bigint,
  pick_payout_max bigint,
  operator text,
  reason text not null default ''::text,
  returns jsonb not null default '{}'::jsonb,
  constraint minigame_terms_check CHECK (((version > 0) AND (close_seconds >= 1) AND (stake_min > 0) AND (stake_max > 0) AND (payout_max > 0) AND (pick_payout_max > 0))),
  constraint minigame_terms_game_id_fkey FOREIGN KEY (game_id) REFERENCES minigame(id),
  constraint minigame_terms_pkey PRIMARY KEY (game_id, version)
);

create table month_partitioned (
  table_name text not null,
  months_ahead integer not null default 3,
  constraint month_partitioned_pkey PRIMARY KEY (table_name)
);

create table notice (
  id bigint not null generated always as identity,
  contents text not null,
  shown boolean not null default true,
  created_at timestamp with time zone not null,
  operator_id bigint,
  key text,
  pinned boolean not null default false,
  in_marquee boolean not null default true,
  shown_from timestamp with time zone,
  shown_until timestamp with time zone,
  revision integer not null default 1,
  constraint notice_once UNIQUE (operator_id, key),
  constraint notice_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES member(id),
  constraint notice_period_check CHECK ((shown_from < shown_until)),
  constraint notice_pkey PRIMARY KEY (id)
);

create table odds_history (
  outcome_id bigint not null,
  changed_at timestamp with time zone not null,
  seq integer not null,
  version integer not null,
  odds integer not null,
  odds_by_operator integer,
  line integer,
  status text not null,
  odds_by_feed integer,
  payout_rate smallint,
  constraint odds_history_status_check CHECK ((status = ANY (ARRAY['open'::text, 'suspended'::text, 'settled'::text, 'closed'::text])))
) partition by RANGE (changed_at);

create table once_password (
  member_id bigint not null,
  until timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint once_password_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint once_password_pkey PRIMARY KEY (member_id)
);

create table operator_account (
  member_id bigint not null,
  addresses text[] not null default '{}'::text[],
  role_given_by bigint,
  role_seconded_by bigint,
  access_given_by bigint,
  access_seconded_by bigint,
  constraint operator_account_access_given_by_fkey FOREIGN KEY (access_given_by) REFERENCES member(id),
  constraint operator_account_access_seconded_by_fkey FOREIGN KEY (access_seconded_by) REFERENCES member(id),
  constraint operator_account_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint operator_account_pkey PRIMARY KEY (member_id),
  constraint operator_account_role_given_by_fkey FOREIGN KEY (role_given_by) REFERENCES member(id),
  constraint operator_account_role_seconded_by_fkey FOREIGN KEY (role_seconded_by) REFERENCES member(id)
);

create table operator_permission (
  role_id smallint not null,
  permission text not null,
  given_by bigint,
  seconded_by bigint,
  given_at timestamp with time zone not null default now(),
  constraint operator_permission_form CHECK ((permission ~ '^[a-z]+:(read|write|approve)$'::text)),
  constraint operator_permission_given_by_fkey FOREIGN KEY (given_by) REFERENCES member(id),
  constraint operator_permission_pkey PRIMARY KEY (role_id, permission),
  constraint operator_permission_role_id_fkey FOREIGN KEY (role_id) REFERENCES operator_role(id) ON DELETE CASCADE,
  constraint operator_permission_seconded_by_fkey FOREIGN KEY (seconded_by) REFERENCES member(id)
);

create table operator_role (
  id smallint not null,
  name text not null,
  note text not null default ''::text,
  second_factor boolean not null default true,
  holds_all boolean not null default false,
  changed_at timestamp with time zone not null default now(),
  constraint operator_role_id_check CHECK (((id >= 1) AND (id <= 999))),
  constraint operator_role_name_check CHECK ((name <> ''::text)),
  constraint operator_role_pkey PRIMARY KEY (id)
);

create table outcome (
  id bigint not null,
  market_id bigint not null,
  fixture_id bigint not null,
  pick text not null,
  odds integer not null,
  odds_by_operator integer,
  version integer not null default 1,
  status_by_feed text not null default 'open'::text,
  suspended_by_operator boolean not null default false,
  changed_at timestamp with time zone not null,
  fed_at timestamp with time zone not null,
  voided boolean not null default false,
  status text not null generated always as (
CASE
    WHEN ((status_by_feed = 'open'::text) AND (suspended_by_operator OR voided)) THEN 'suspended'::text
    ELSE status_by_feed
END) stored,
  odds_by_feed integer,
  constraint outcome_fixture_id_fkey FOREIGN KEY (fixture_id) REFERENCES fixture(id),
  constraint outcome_market_id_fkey FOREIGN KEY (market_id) REFERENCES market(id),
  constraint outcome_market_id_pick_key UNIQUE (market_id, pick) DEFERRABLE,
  constraint outcome_odds_by_feed_check CHECK ((odds_by_feed >= 100)),
  constraint outcome_odds_by_operator_check CHECK ((odds_by_operator >= 100)),
  constraint outcome_odds_check CHECK ((odds >= 100)),
  constraint outcome_pkey PRIMARY KEY (id),
  constraint outcome_status_by_feed_check CHECK ((status_by_feed = ANY (ARRAY['open'::text, 'suspended'::text, 'settled'::text])))
);

create table outcome_grading (
  fixture_id bigint not null,
  revision integer not null,
  market_type_id integer not null,
  line integer,
  pick text not null,
  result text,
  dead_heat_places smallint,
  dead_heat_tied smallint,
  score text not null,
  reason text not null,
  legs integer not null,
  home_at_bet smallint,
  away_at_bet smallint,
  late boolean not null default false,
  constraint outcome_grading_check CHECK ((((result = 'dead-heat'::text) IS NOT TRUE) OR ((dead_heat_places > 0) AND (dead_heat_tied > 0)))),
  constraint outcome_grading_fixture_id_revision_market_type_id_pick_lin_key UNIQUE NULLS NOT DISTINCT (fixture_id, revision, market_type_id, pick, line, home_at_bet, away_at_bet, late),
  constraint outcome_grading_result_check CHECK ((result = ANY (ARRAY['won'::text, 'half-won'::text, 'void'::text, 'half-lost'::text, 'lost'::text, 'dead-heat'::text])))
);

create table outcome_result (
  fixture_id bigint not null,
  revision integer not null,
  outcome_id bigint not null,
  market_type_id integer not null,
  line integer,
  pick text not null,
  code smallint not null,
  source text not null,
  decided_at timestamp with time zone not null,
  fed_at timestamp with time zone not null,
  constraint outcome_result_code_check CHECK ((code = ANY (ARRAY['-1'::integer, 1, 2, 3, 4, 5]))),
  constraint outcome_result_fixture_id_fkey FOREIGN KEY (fixture_id) REFERENCES fixture(id),
  constraint outcome_result_outcome_id_fkey FOREIGN KEY (outcome_id) REFERENCES outcome(id),
  constraint outcome_result_pkey PRIMARY KEY (fixture_id, outcome_id, revision)
);

create table own_entry (
  id bigint not null generated always as identity,
  operator_id bigint not null,
  key text not null,
  digest bytea not null,
  fixtures integer not null,
  entered_at timestamp with time zone not null,
  constraint own_entry_fixtures_check CHECK ((fixtures > 0)),
  constraint own_entry_once UNIQUE (operator_id, key),
  constraint own_entry_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES member(id),
  constraint own_entry_pkey PRIMARY KEY (id)
);

create table own_fixture (
  fixture_id bigint not null,
  entry_id bigint not null,
  line integer not null,
  withdrawn_at timestamp with time zone,
  constraint own_fixture_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES own_entry(id),
  constraint own_fixture_fixture_id_fkey FOREIGN KEY (fixture_id) REFERENCES fixture(id),
  constraint own_fixture_pkey PRIMARY KEY (fixture_id)
);

create table partner_claim (
  id uuid not null,
  member_id bigint not null,
  key text not null,
  item text not null,
  amount bigint not null,
  method text not null,
  address text,
  memo text not null default ''::text,
  period_from date not null,
  period_to date not null,
  state text not null,
  asked_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by text,
  reason text not null default ''::text,
  constraint partner_claim_check CHECK (((amount > 0) AND (item = ANY (ARRAY['rolling'::text, 'losing'::text, 'event'::text])) AND (method = ANY (ARRAY['wallet'::text, 'points'::text, 'bank'::text, 'tether'::text])) AND (state = ANY (ARRAY['asked'::text, 'held'::text, 'paid'::text, 'cancelled'::text])) AND ((method = 'tether'::text) = (address IS NOT NULL)) AND ((state = ANY (ARRAY['paid'::text, 'cancelled'::text])) = (decided_at IS NOT NULL)))),
  constraint partner_claim_key UNIQUE (member_id, key),
  constraint partner_claim_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint partner_claim_pkey PRIMARY KEY (id)
);

create table partner_grant (
  ref_id uuid not null,
  member_id bigint not null,
  operator_id bigint not null,
  key text not null,
  amount bigint not null,
  reason text not null,
  at timestamp with time zone not null,
  constraint partner_grant_check CHECK ((amount > 0)),
  constraint partner_grant_key UNIQUE (operator_id, key),
  constraint partner_grant_pkey PRIMARY KEY (ref_id)
);

create table partner_purse (
  member_id bigint not null,
  item text not null,
  balance bigint not null default 0,
  reserved bigint not null default 0,
  constraint partner_purse_check CHECK (((item = ANY (ARRAY['rolling'::text, 'losing'::text, 'event'::text])) AND (reserved >= 0))),
  constraint partner_purse_pkey PRIMARY KEY (member_id, item)
);

create table passkey (
  id bigint not null generated always as identity,
  member_id bigint not null,
  credential_id text not null,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null,
  rp_id text not null,
  name text not null,
  made_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint passkey_credential_id_key UNIQUE (credential_id),
  constraint passkey_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint passkey_name_check CHECK ((name <> ''::text)),
  constraint passkey_pkey PRIMARY KEY (id),
  constraint passkey_sign_count_check CHECK ((sign_count >= 0))
);

create table passkey_challenge (
  member_id bigint not null,
  purpose text not null,
  challenge text not null,
  expires_at timestamp with time zone not null,
  constraint passkey_challenge_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint passkey_challenge_pkey PRIMARY KEY (member_id, purpose),
  constraint passkey_challenge_purpose_check CHECK ((purpose = ANY (ARRAY['add'::text, 'confirm'::text])))
);

create table password_request (
  id bigint not null generated always as identity,
  user_id text not null,
  nickname text not null,
  member_id bigint,
  asked_at timestamp with time zone not null,
  operator_id bigint,
  note text,
  settled_at timestamp with time zone,
  constraint password_request_check CHECK (((settled_at IS NULL) = (note IS NULL))),
  constraint password_request_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint password_request_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES member(id),
  constraint password_request_pkey PRIMARY KEY (id)
);

create table payout_rate (
  id bigint not null generated always as identity,
  sport_id integer,
  league_id integer,
  market_type_id integer,
  payout_rate smallint not null,
  operator text not null,
  set_at timestamp with time zone not null,
  constraint payout_rate_league_id_fkey FOREIGN KEY (league_id) REFERENCES league(id),
  constraint payout_rate_once UNIQUE NULLS NOT DISTINCT (sport_id, league_id, market_type_id),
  constraint payout_rate_pkey PRIMARY KEY (id),
  constraint payout_rate_range CHECK (((payout_rate >= 5000) AND (payout_rate <= 10000))),
  constraint payout_rate_scope CHECK ((((sport_id IS NULL) OR (league_id IS NULL)) AND (num_nonnulls(sport_id, league_id, market_type_id) > 0))),
  constraint payout_rate_sport_id_fkey FOREIGN KEY (sport_id) REFERENCES sport(id)
);

create table payout_rule (
  id smallint not null generated always as identity,
  tier_folds integer[] not null,
  tier_odds integer[] not null,
  leg_odds_above integer not null,
  constraint payout_rule_check CHECK ((cardinality(tier_folds) = cardinality(tier_odds))),
  constraint payout_rule_pkey PRIMARY KEY (id),
  constraint payout_rule_tier_folds_tier_odds_leg_odds_above_key UNIQUE (tier_folds, tier_odds, leg_odds_above)
);

create table picture (
  name text not null,
  bytes bytea not null,
  width integer not null,
  height integer not null,
  frames integer not null,
  title text not null,
  operator_id bigint not null,
  created_at timestamp with time zone not null,
  constraint picture_name_check CHECK ((name ~ '^[0-9a-f]{40}\.webp$'::text)),
  constraint picture_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES member(id),
  constraint picture_pkey PRIMARY KEY (name)
);

create table picture_use (
  subject text not null,
  picture_name text not null,
  constraint picture_use_picture_name_fkey FOREIGN KEY (picture_name) REFERENCES picture(name),
  constraint picture_use_pkey PRIMARY KEY (subject, picture_name)
);

create table popup (
  id bigint not null generated always as identity,
  place smallint not null,
  title text not null,
  contents text not null,
  shown boolean not null,
  left_px integer not null,
  top_px integer not null,
  width_px integer not null,
  "position" integer not null,
  shown_from timestamp with time zone,
  shown_until timestamp with time zone,
  revision integer not null default 1,
  operator_id bigint,
  key text,
  created_at timestamp with time zone not null,
  promotes boolean not null default false,
  constraint popup_once UNIQUE (operator_id, key),
  constraint popup_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES member(id),
  constraint popup_period_check CHECK ((shown_from < shown_until)),
  constraint popup_pkey PRIMARY KEY (id),
  constraint popup_place_check CHECK ((place = ANY (ARRAY[1, 2]))),
  constraint popup_position_once UNIQUE ("position") DEFERRABLE INITIALLY DEFERRED
);

create table process_report (
  id uuid not null,
  told_at timestamp with time zone not null,
  report jsonb not null,
  constraint process_report_pkey PRIMARY KEY (id)
);

create table product_ban (
  member_id bigint not null,
  product text not null,
  operator_id bigint not null,
  begun_at timestamp with time zone not null,
  constraint product_ban_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint product_ban_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES member(id),
  constraint product_ban_pkey PRIMARY KEY (member_id, product),
  constraint product_ban_product_check CHECK ((product = ANY (ARRAY['sports'::text, 'live'::text, 'minigame'::text, 'virtual'::text, 'casino'::text])))
);

create table promotion_setting (
  key text not null,
  value jsonb not null,
  updated_at timestamp with time zone not null,
  constraint promotion_setting_key_check CHECK ((key = ANY (ARRAY['attendance'::text, 'friends'::text, 'bonuses'::text, 'losing'::text, 'levels'::text]))),
  constraint promotion_setting_pkey PRIMARY KEY (key)
);

create table protection_alarm_decision (
  history_id bigint not null,
  decision text not null,
  note text not null,
  operator_id bigint not null,
  at timestamp with time zone not null,
  constraint protection_alarm_decision_check CHECK ((decision = ANY (ARRAY['watch'::text, 'contacted'::text, 'excluded'::text, 'nothing'::text]))),
  constraint protection_alarm_decision_history_id_fkey FOREIGN KEY (history_id) REFERENCES protection_history(id),
  constraint protection_alarm_decision_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES member(id),
  constraint protection_alarm_decision_pkey PRIMARY KEY (history_id)
);

create table protection_break (
  member_id bigint not null,
  from_at timestamp with time zone not null,
  until_at timestamp with time zone not null,
  constraint protection_break_check CHECK ((until_at > from_at)),
  constraint protection_break_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint protection_break_pkey PRIMARY KEY (member_id)
);

create table protection_cap (
  member_id bigint not null,
  reached_at timestamp with time zone not null,
  until_at timestamp with time zone not null,
  constraint protection_cap_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint protection_cap_pkey PRIMARY KEY (member_id)
);

create table protection_exclusion (
  id bigint not null generated always as identity,
  member_id bigint not null,
  period text not null,
  from_at timestamp with time zone not null,
  until_at timestamp with time zone,
  operator_id bigint,
  constraint protection_exclusion_check CHECK (((period = ANY (ARRAY['1-day'::text, '1-week'::text, '1-month'::text, '6-months'::text, 'permanent'::text])) AND ((period = 'permanent'::text) = (until_at IS NULL)) AND ((until_at IS NULL) OR (until_at > from_at)))),
  constraint protection_exclusion_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint protection_exclusion_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES member(id),
  constraint protection_exclusion_pkey PRIMARY KEY (id)
);

create table protection_history (
  id bigint not null generated always as identity,
  member_id bigint not null,
  at timestamp with time zone not null,
  day date not null,
  what text not null,
  kind text,
  period text,
  amount_before bigint,
  amount_after bigint,
  constraint protection_history_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint protection_history_pkey PRIMARY KEY (id)
);

create table protection_limit (
  member_id bigint not null,
  kind text not null,
  period text not null,
  amount bigint,
  rise_amount bigint,
  rise_asked_at timestamp with time zone,
  changed_at timestamp with time zone not null,
  constraint protection_limit_check CHECK (((kind = ANY (ARRAY['stake'::text, 'loss'::text, 'time'::text, 'deposit'::text])) AND (period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text])) AND ((kind <> 'time'::text) OR (period = 'day'::text)) AND ((amount IS NULL) OR (amount >= 0)) AND ((rise_amount IS NULL) OR (rise_asked_at IS NOT NULL)))),
  constraint protection_limit_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint protection_limit_pkey PRIMARY KEY (member_id, kind, period)
);

create table protection_reality (
  member_id bigint not null,
  every_minutes smallint not null,
  answered_at timestamp with time zone,
  constraint protection_reality_check CHECK ((every_minutes = ANY (ARRAY[15, 30, 60]))),
  constraint protection_reality_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint protection_reality_pkey PRIMARY KEY (member_id)
);

create table proto_game (
  round date not null,
  number integer not null,
  fixture_id bigint not null,
  off boolean not null default false,
  constraint proto_game_fixture_id_fkey FOREIGN KEY (fixture_id) REFERENCES fixture(id),
  constraint proto_game_fixture_id_key UNIQUE (fixture_id),
  constraint proto_game_number_check CHECK ((number > 0)),
  constraint proto_game_pkey PRIMARY KEY (round, number)
);

create table quest (
  id bigint not null generated always as identity,
  title text not null,
  kind text not null,
  folds_min smallint,
  game_type smallint,
  target bigint not null,
  points bigint not null,
  coins bigint not null,
  place smallint not null,
  starts_on date not null,
  ends_on date,
  stopped_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint quest_check CHECK (((target > 0) AND (points >= 0) AND (coins >= 0) AND ((points + coins) > 0) AND (place > 0) AND (ends_on >= starts_on))),
  constraint quest_kind_check CHECK (((kind = ANY (ARRAY['login'::text, 'attendance'::text, 'sports-folds'::text, 'bet-count'::text, 'bet-stakes'::text, 'post'::text])) AND ((kind = 'sports-folds'::text) = (folds_min IS NOT NULL)) AND ((kind = ANY (ARRAY['bet-count'::text, 'bet-stakes'::text])) = (game_type IS NOT NULL)) AND (((folds_min >= 2) AND (folds_min <= 10)) IS NOT FALSE) AND ((game_type = ANY (ARRAY[1, 2])) IS NOT FALSE))),
  constraint quest_pkey PRIMARY KEY (id)
);

create table quest_bonus_claim (
  member_id bigint not null,
  day date not null,
  points bigint not null,
  ref uuid not null,
  claimed_at timestamp with time zone not null,
  constraint quest_bonus_claim_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint quest_bonus_claim_pkey PRIMARY KEY (member_id, day)
);

create table quest_claim (
  member_id bigint not null,
  day date not null,
  quest_id bigint not null,
  points bigint not null,
  coins bigint not null,
  ref uuid not null,
  claimed_at timestamp with time zone not null,
  constraint quest_claim_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint quest_claim_pkey PRIMARY KEY (member_id, day, quest_id),
  constraint quest_claim_quest_id_fkey FOREIGN KEY (quest_id) REFERENCES quest(id)
);

create table quest_rule (
  only_row boolean not null default true,
  bonus_points bigint not null,
  constraint quest_rule_check CHECK ((only_row AND (bonus_points >= 0))),
  constraint quest_rule_pkey PRIMARY KEY (only_row)
);

create table reconciliation_run (
  id bigint not null generated always as identity,
  check_name text not null,
  at timestamp with time zone not null,
  compared bigint not null,
  differences text[] not null,
  difference_count integer not null,
  milliseconds integer not null,
  constraint reconciliation_run_pkey PRIMARY KEY (id)
);

create table recovery_code (
  member_id bigint not null,
  digest bytea not null,
  used_at timestamp with time zone,
  constraint recovery_code_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint recovery_code_pkey PRIMARY KEY (member_id, digest)
);

create table report_check (
  at timestamp with time zone not null,
  days integer not null,
  faults text[] not null,
  constraint report_check_pkey PRIMARY KEY (at)
);

create table report_day (
  day date not null,
  product smallint not null,
  detail integer not null,
  sport_id integer not null,
  league_id integer not null,
  market_type_id integer not null,
  level smallint not null,
  bets bigint not null default 0,
  staked bigint not null default 0,
  cancelled_bets bigint not null default 0,
  cancelled bigint not null default 0,
  settled_bets bigint not null default 0,
  settled bigint not null default 0,
  void_bets bigint not null default 0,
  void bigint not null default 0,
  paid bigint not null default 0,
  points_in bigint not null default 0,
  points_out bigint not null default 0,
  constraint report_day_pkey PRIMARY KEY (day, product, detail, sport_id, league_id, market_type_id, level)
);

create table report_follow (
  one boolean not null default true,
  bets_to uuid not null default '00000000-0000-0000-0000-000000000000'::uuid,
  points_to bigint not null default 0,
  next_bets_to uuid,
  next_points_to bigint,
  next_at timestamp with time zone,
  written_below xid8,
  counted_at timestamp with time zone,
  whole_from date not null,
  constraint report_follow_one CHECK (one),
  constraint report_follow_pkey PRIMARY KEY (one)
);

create table report_hour (
  hour timestamp with time zone not null,
  product smallint not null,
  bets bigint not null default 0,
  staked bigint not null default 0,
  cancelled_bets bigint not null default 0,
  cancelled bigint not null default 0,
  settled_bets bigint not null default 0,
  settled bigint not null default 0,
  void_bets bigint not null default 0,
  void bigint not null default 0,
  paid bigint not null default 0,
  constraint report_hour_pkey PRIMARY KEY (hour, product)
);

create table report_member_day (
  day date not null,
  member_id bigint not null,
  product smallint not null,
  level smallint not null,
  bets bigint not null default 0,
  staked bigint not null default 0,
  cancelled_bets bigint not null default 0,
  cancelled bigint not null default 0,
  settled_bets bigint not null default 0,
  settled bigint not null default 0,
  void_bets bigint not null default 0,
  void bigint not null default 0,
  paid bigint not null default 0,
  points_in bigint not null default 0,
  points_out bigint not null default 0,
  constraint report_member_day_pkey PRIMARY KEY (day, member_id, product, level)
);

create table round_pick (
  bet_id uuid not null,
  member_id bigint not null,
  round_id bigint not null,
  game_id integer not null,
  market text not null,
  pick text not null,
  odds integer not null,
  version integer not null,
  word text not null default ''::text,
  result text,
  extra smallint not null default 0,
  constraint round_pick_check CHECK (((odds >= 100) AND (extra >= 0) AND ((result IS NULL) OR (result = ANY (ARRAY['won'::text, 'lost'::text, 'void'::text]))))),
  constraint round_pick_pkey PRIMARY KEY (round_id, member_id, bet_id)
) partition by RANGE (bet_id);

create table round_word (
  member_id bigint not null,
  word text not null,
  changed_at timestamp with time zone not null,
  constraint round_word_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint round_word_pkey PRIMARY KEY (member_id)
);

create table rule_acceptance (
  member_id bigint not null,
  key text not null,
  version integer not null,
  accepted_at timestamp with time zone not null,
  constraint rule_acceptance_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint rule_acceptance_pkey PRIMARY KEY (member_id, key, version),
  constraint rule_acceptance_version_fkey FOREIGN KEY (key, version) REFERENCES rule_version(key, version)
);

create table rule_draft (
  key text not null,
  contents text not null,
  revision integer not null,
  written_by bigint not null,
  written_at timestamp with time zone not null,
  constraint rule_draft_pkey PRIMARY KEY (key),
  constraint rule_draft_written_by_fkey FOREIGN KEY (written_by) REFERENCES member(id)
);

create table rule_version (
  key text not null,
  version integer not null,
  contents text not null,
  changes text not null,
  asks_acceptance boolean not null,
  in_force_from timestamp with time zone not null,
  written_by bigint,
  constraint rule_version_asks_check CHECK (((NOT asks_acceptance) OR (key = ANY (ARRAY['terms'::text, 'privacy'::text])))),
  constraint rule_version_key_check CHECK ((key = ANY (ARRAY['sports'::text, 'inplay'::text, 'minigame'::text, 'virtual'::text, 'casino'::text, 'wallet'::text, 'events'::text, 'terms'::text, 'privacy'::text]))),
  constraint rule_version_pkey PRIMARY KEY (key, version),
  constraint rule_version_version_check CHECK ((version > 0)),
  constraint rule_version_written_by_fkey FOREIGN KEY (written_by) REFERENCES member(id)
);

create table schema_function (
  name text not null,
  hash text not null,
  applied_at timestamp with time zone not null default clock_timestamp(),
  constraint schema_function_pkey PRIMARY KEY (name)
);

create table schema_migration (
  number integer not null,
  name text not null,
  checksum text not null,
  ran_at timestamp with time zone not null default clock_timestamp(),
  constraint schema_migration_pkey PRIMARY KEY (number)
);

create table sealed_leave (
  id bigint not null generated always as identity,
  operator_id bigint not null,
  member_id bigint not null,
  field text not null,
  given_at timestamp with time zone not null,
  lapses_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint sealed_leave_field_check CHECK ((field = ANY (ARRAY['phone'::text, 'birthDate'::text]))),
  constraint sealed_leave_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint sealed_leave_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES member(id),
  constraint sealed_leave_pkey PRIMARY KEY (id)
);

create table session (
  token_hash bytea not null,
  member_id bigint not null,
  began_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text,
  ip inet not null,
  active_at timestamp with time zone not null,
  device_id bigint,
  constraint session_check CHECK (((ended_at IS NULL) = (end_reason IS NULL))),
  constraint session_device_id_fkey FOREIGN KEY (device_id) REFERENCES login_device(id) ON DELETE SET NULL,
  constraint session_end_reason_check CHECK ((end_reason = ANY (ARRAY['logout'::text, 'replaced'::text, 'blocked'::text, 'operator'::text, 'idle'::text, 'excluded'::text, 'time-used-up'::text, 'break'::text]))),
  constraint session_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint session_pkey PRIMARY KEY (token_hash)
);

create table setting (
  key text not null,
  value jsonb not null,
  updated_at timestamp with time zone not null,
  operator text,
  value_before jsonb,
  constraint setting_pkey PRIMARY KEY (key)
);

create table settlement (
  fixture_id bigint not null,
  revision integer not null,
  corrects boolean not null default true,
  after_member_id bigint not null default 0,
  after_bet_id uuid not null default '00000000-0000-0000-0000-000000000000'::uuid,
  changed_bets integer not null default 0,
  begun_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  settled_at timestamp with time zone,
  late_by jsonb,
  constraint settlement_fixture_id_fkey FOREIGN KEY (fixture_id) REFERENCES fixture(id),
  constraint settlement_pkey PRIMARY KEY (fixture_id)
);

create table shared_browser (
  member_id bigint not null,
  other_id bigint not null,
  day date not null,
  constraint shared_browser_check CHECK ((member_id <> other_id)),
  constraint shared_browser_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint shared_browser_other_id_fkey FOREIGN KEY (other_id) REFERENCES member(id),
  constraint shared_browser_pkey PRIMARY KEY (member_id, other_id, day)
);

create table shown_names (
  id integer not null generated always as identity,
  sport text not null,
  league text not null,
  home text not null,
  away text not null,
  market text not null,
  pick text not null,
  digest bytea not null,
  constraint shown_names_digest_key UNIQUE (digest),
  constraint shown_names_pkey PRIMARY KEY (id)
);

create table sport (
  id integer not null,
  name text not null,
  name_korean_by_feed text not null,
  name_korean_by_operator text,
  name_korean text not null generated always as (COALESCE(name_korean_by_operator, name_korean_by_feed)) stored,
  hidden boolean not null default false,
  pinned boolean not null default false,
  renames integer not null default 0,
  constraint sport_pkey PRIMARY KEY (id)
);

create table statement_kept (
  member_id bigint not null,
  month date not null,
  constraint statement_kept_pkey PRIMARY KEY (member_id)
);

create table statement_month (
  member_id bigint not null,
  month date not null,
  purse text not null,
  kind text not null,
  moved_in bigint not null,
  moved_out bigint not null,
  moves bigint not null,
  constraint statement_month_check CHECK (((purse = ANY (ARRAY['wallet'::text, 'points'::text])) AND (moved_in >= 0) AND (moved_out >= 0))),
  constraint statement_month_pkey PRIMARY KEY (member_id, month, purse, kind)
);

create table team (
  id bigint not null generated always as identity,
  sport_id integer not null,
  name text not null,
  name_korean_by_feed text not null,
  name_korean_by_operator text,
  name_korean text not null generated always as (COALESCE(name_korean_by_operator, name_korean_by_feed)) stored,
  hidden boolean not null default false,
  constraint team_pkey PRIMARY KEY (id),
  constraint team_sport_id_fkey FOREIGN KEY (sport_id) REFERENCES sport(id),
  constraint team_sport_id_name_key UNIQUE (sport_id, name)
);

create table tether_address (
  id uuid not null,
  member_id bigint not null,
  network text not null,
  address text not null,
  label text not null default ''::text,
  entered_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  constraint tether_address_check CHECK ((network = ANY (ARRAY['TRC-20'::text, 'ERC-20'::text]))),
  constraint tether_address_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint tether_address_pkey PRIMARY KEY (id)
);

create table tether_payment (
  id uuid not null,
  request_id uuid not null,
  member_id bigint not null,
  network text not null,
  amount bigint,
  usdt bigint,
  rate integer not null,
  terms_version integer not null,
  state text not null default 'opening'::text,
  url text,
  opened_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint tether_payment_check CHECK (((network = ANY (ARRAY['TRC-20'::text, 'ERC-20'::text])) AND (rate > 0) AND (expires_at > opened_at) AND ((amount IS NULL) = (usdt IS NULL)) AND (amount > 0) AND (usdt > 0) AND (state = ANY (ARRAY['opening'::text, 'open'::text, 'confirming'::text, 'done'::text, 'expired'::text, 'cancelled'::text, 'failed'::text])))),
  constraint tether_payment_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint tether_payment_pkey PRIMARY KEY (id),
  constraint tether_payment_request_id_fkey FOREIGN KEY (request_id) REFERENCES cash_request(id),
  constraint tether_payment_request_id_key UNIQUE (request_id),
  constraint tether_payment_terms_fkey FOREIGN KEY (terms_version) REFERENCES tether_terms(version)
);

create table tether_terms (
  version integer not null,
  changed_at timestamp with time zone not null,
  price_a integer not null,
  price_b integer not null,
  spread_basis_points integer not null,
  fee_trc bigint not null,
  fee_erc bigint not null,
  gateway_networks text[] not null,
  operator text,
  reason text not null default ''::text,
  constraint tether_terms_check CHECK (((version > 0) AND ((price_a >= 100) AND (price_a <= 100000)) AND ((price_b >= 100) AND (price_b <= 100000)) AND ((spread_basis_points >= 0) AND (spread_basis_points <= 1000)) AND (fee_trc >= 0) AND (fee_erc >= 0))),
  constraint tether_terms_pkey PRIMARY KEY (version)
);

create table tether_transfer (
  network text not null,
  txid text not null,
  payment_id uuid not null,
  usdt bigint not null,
  seen_at timestamp with time zone not null,
  confirmations integer not null,
  state text not null default 'seen'::text,
  held_reason text,
  request_id uuid,
  credited bigint,
  ended_at timestamp with time zone,
  note text not null default ''::text,
  constraint tether_transfer_check CHECK (((txid ~ '^[0-9a-f]{64}$'::text) AND (usdt > 0) AND (confirmations >= 0) AND (state = ANY (ARRAY['seen'::text, 'held'::text, 'credited'::text, 'failed'::text])) AND ((state = 'held'::text) <= (held_reason IS NOT NULL)) AND ((state = 'credited'::text) = (request_id IS NOT NULL)) AND ((state = 'credited'::text) = (credited IS NOT NULL)))),
  constraint tether_transfer_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES tether_payment(id),
  constraint tether_transfer_pkey PRIMARY KEY (network, txid),
  constraint tether_transfer_request_id_fkey FOREIGN KEY (request_id) REFERENCES cash_request(id),
  constraint tether_transfer_request_id_key UNIQUE (request_id)
);

create table tether_withdrawal (
  request_id uuid not null,
  member_id bigint not null,
  address_id uuid not null,
  network text not null,
  address text not null,
  rate integer not null,
  terms_version integer not null,
  gross bigint not null,
  fee bigint not null,
  net bigint not null,
  state text not null default 'requested'::text,
  txid text,
  confirmations integer not null default 0,
  asked_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint tether_withdrawal_address_id_fkey FOREIGN KEY (address_id) REFERENCES tether_address(id),
  constraint tether_withdrawal_check CHECK (((gross > 0) AND (fee >= 0) AND (net > 0) AND (gross = (fee + net)) AND (state = ANY (ARRAY['requested'::text, 'held'::text, 'approved'::text, 'sent'::text, 'done'::text, 'rejected'::text, 'failed'::text])))),
  constraint tether_withdrawal_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint tether_withdrawal_pkey PRIMARY KEY (request_id),
  constraint tether_withdrawal_request_id_fkey FOREIGN KEY (request_id) REFERENCES cash_request(id),
  constraint tether_withdrawal_terms_fkey FOREIGN KEY (terms_version) REFERENCES tether_terms(version),
  constraint tether_withdrawal_txid_key UNIQUE (network, txid)
);

create table tournament (
  id bigint not null generated always as identity,
  product text not null,
  title text not null,
  rule text not null,
  stake_min bigint not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  prize_ref uuid not null,
  operator_id bigint,
  key text,
  created_at timestamp with time zone not null,
  cancelled_at timestamp with time zone,
  paid_at timestamp with time zone,
  constraint tournament_check CHECK (((product = ANY (ARRAY['sports'::text, 'casino'::text])) AND (rule = ANY (ARRAY['net'::text, 'multiple'::text])) AND (title <> ''::text) AND (stake_min >= 1) AND (starts_at < ends_at) AND ((cancelled_at IS NULL) OR (paid_at IS NULL)))),
  constraint tournament_key UNIQUE (operator_id, key),
  constraint tournament_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES member(id),
  constraint tournament_pkey PRIMARY KEY (id),
  constraint tournament_prize_ref UNIQUE (prize_ref)
);

create table tournament_prize (
  tournament_id bigint not null,
  from_place smallint not null,
  to_place smallint not null,
  points bigint not null,
  constraint tournament_prize_check CHECK (((from_place >= 1) AND (to_place >= from_place) AND (points > 0))),
  constraint tournament_prize_pkey PRIMARY KEY (tournament_id, from_place),
  constraint tournament_prize_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournament(id)
);

create table tournament_score (
  tournament_id bigint not null,
  member_id bigint not null,
  score bigint not null,
  reached_at timestamp with time zone,
  stake bigint not null,
  payout bigint not null,
  plays integer not null,
  place integer,
  prize bigint,
  constraint tournament_score_check CHECK (((plays >= 0) AND (stake >= 0) AND (payout >= 0) AND ((score <= 0) OR (reached_at IS NOT NULL)) AND ((place IS NULL) = (prize IS NULL)) AND (prize >= 0))),
  constraint tournament_score_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint tournament_score_pkey PRIMARY KEY (tournament_id, member_id),
  constraint tournament_score_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournament(id)
);

create table turnover_bet (
  member_id bigint not null,
  bet_id uuid not null,
  at timestamp with time zone not null,
  game_type smallint not null,
  stake bigint not null,
  percent integer not null,
  counted bigint not null,
  reason text not null,
  constraint turnover_bet_check CHECK ((((counted >= 0) AND (counted <= (stake * 10))) AND (percent >= 0))),
  constraint turnover_bet_pkey PRIMARY KEY (member_id, bet_id)
);

create table turnover_fill (
  bet_id uuid not null,
  requirement_id bigint not null,
  amount bigint not null,
  constraint turnover_fill_amount CHECK ((amount > 0)),
  constraint turnover_fill_pkey PRIMARY KEY (bet_id, requirement_id),
  constraint turnover_fill_requirement_id_fkey FOREIGN KEY (requirement_id) REFERENCES turnover_requirement(id)
);

create table turnover_requirement (
  id bigint not null generated always as identity,
  member_id bigint not null,
  opened_at timestamp with time zone not null,
  cause text not null,
  ref_id uuid not null,
  title text not null,
  amount bigint not null,
  percent integer not null,
  needed bigint not null,
  done bigint not null default 0,
  state text not null default 'open'::text,
  ended_at timestamp with time zone,
  constraint turnover_requirement_check CHECK (((cause = ANY (ARRAY['deposit'::text, 'bonus'::text, 'conversion'::text, 'coupon'::text, 'operator'::text])) AND (state = ANY (ARRAY['open'::text, 'met'::text, 'closed'::text, 'waived'::text, 'reversed'::text])) AND (amount > 0) AND (percent > 0) AND (needed > 0) AND ((done >= 0) AND (done <= needed)) AND ((state <> 'met'::text) OR (done = needed)) AND ((state = 'open'::text) = (ended_at IS NULL)))),
  constraint turnover_requirement_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint turnover_requirement_once UNIQUE (ref_id, cause),
  constraint turnover_requirement_pkey PRIMARY KEY (id)
);

create table turnover_rule (
  one boolean not null default true,
  value jsonb not null,
  updated_at timestamp with time zone not null,
  constraint turnover_rule_one CHECK (one),
  constraint turnover_rule_pkey PRIMARY KEY (one)
);

CREATE INDEX account_event_by_time ON public.account_event USING btree (at);

CREATE INDEX account_event_change_by_time ON public.account_event USING btree (at DESC) WHERE (what <> 'login'::text);

CREATE INDEX account_event_of_address ON public.account_event USING btree (address, at DESC) INCLUDE (member_id, what);

CREATE INDEX account_event_of_member ON public.account_event USING btree (member_id, id DESC);

CREATE INDEX act_by_at ON public.act USING btree (at);

CREATE INDEX act_by_operator ON public.act USING btree (lower(operator) text_pattern_ops, id DESC);

CREATE INDEX act_by_subject ON public.act USING btree (subject, id DESC);

CREATE INDEX amount_alone_operator ON public.amount_alone USING btree (operator_id, class, member_id);

CREATE UNIQUE INDEX approval_ask_once ON public.approval_ask USING btree (digest) WHERE (state = 'waiting'::text);

CREATE INDEX approval_ask_waiting ON public.approval_ask USING btree (lapses_at) WHERE (state = 'waiting'::text);

CREATE INDEX attendance_by_day ON public.attendance USING btree (day, checked_at);

CREATE INDEX bet_free ON ONLY public.bet USING btree (id) WHERE (coupon_id IS NOT NULL);

CREATE INDEX bet_leg_late ON ONLY public.bet_leg USING btree (bet_id) WHERE late;

CREATE INDEX bet_waiting_by_due ON public.bet_waiting USING btree (due_at) WHERE (state = 'waiting'::text);

CREATE INDEX bet_waiting_by_end ON public.bet_waiting USING btree (ended_at) WHERE (state <> 'waiting'::text);

CREATE INDEX bet_waiting_by_member ON public.bet_waiting USING btree (member_id, id) WHERE (state = 'waiting'::text);

CREATE UNIQUE INDEX bet_waiting_once ON public.bet_waiting USING btree (member_id, request_digest) WHERE (state = 'waiting'::text);

CREATE INDEX blocked_address_newest ON public.blocked_address USING btree (blocked_at DESC, address);

CREATE INDEX board_comment_listed ON public.board_comment USING btree (post_id, id DESC) WHERE (state = 'shown'::text);

CREATE INDEX board_comment_own ON public.board_comment USING btree (member_id, written_at);

CREATE INDEX board_post_found ON public.board_post USING gin (grams);

CREATE INDEX board_post_hidden ON public.board_post USING btree (id DESC) WHERE (state = 'hidden'::text);

CREATE INDEX board_post_listed ON public.board_post USING btree (pinned DESC, id DESC) WHERE (state = 'shown'::text);

CREATE INDEX board_post_own ON public.board_post USING btree (member_id, written_at);

CREATE INDEX board_post_reported ON public.board_post USING btree (id DESC) WHERE (reports > 0);

CREATE INDEX cash_closing_difference_day ON public.cash_closing_difference USING btree (day, id);

CREATE INDEX cash_member_account_mark ON public.cash_member_account USING btree (number_mark);

CREATE INDEX cash_request_decided ON public.cash_request USING btree (decided_at) WHERE (decided_at IS NOT NULL);

CREATE INDEX cash_request_list ON public.cash_request USING btree (direction, no DESC);

CREATE INDEX cash_request_member ON public.cash_request USING btree (member_id, no DESC);

CREATE INDEX cash_request_queue ON public.cash_request USING btree (direction, method, no) WHERE (state = ANY (ARRAY['requested'::text, 'on-hold'::text]));

CREATE UNIQUE INDEX cash_request_refill ON public.cash_request USING btree (member_id, refill_day) WHERE (method = 'play'::text);

CREATE UNIQUE INDEX cash_request_waiting ON public.cash_request USING btree (member_id, direction, method) WHERE (state = ANY (ARRAY['requested'::text, 'on-hold'::text]));

CREATE INDEX cash_request_event_request ON public.cash_request_event USING btree (request_id, id);

CREATE INDEX cash_request_event_reversed ON public.cash_request_event USING btree (at) WHERE (state = 'reversed'::text);

CREATE INDEX casino_call_at ON ONLY public.casino_call USING btree (at DESC);

CREATE INDEX casino_call_ref ON ONLY public.casino_call USING btree (supplier_id, ref);

CREATE INDEX casino_difference_open ON public.casino_difference USING btree (supplier_id, day) WHERE (note IS NULL);

CREATE INDEX casino_held_win_at ON public.casino_held_win USING btree (held_at DESC);

CREATE INDEX casino_held_win_waiting ON public.casino_held_win USING btree (held_at) WHERE (state = 'held'::text);

CREATE INDEX casino_round_ref ON public.casino_round USING btree (ref);

CREATE INDEX casino_session_launched ON public.casino_session USING btree (launched_at);

CREATE INDEX casino_session_member ON public.casino_session USING btree (member_id, launched_at DESC);

CREATE INDEX casino_transaction_at ON public.casino_transaction USING btree (at);

CREATE UNIQUE INDEX casino_transaction_bet ON public.casino_transaction USING btree (bet_id) WHERE (bet_id IS NOT NULL);

CREATE INDEX casino_transaction_member ON public.casino_transaction USING btree (member_id, at DESC);

CREATE INDEX casino_transaction_of_round ON public.casino_transaction USING btree (round_id, at);

CREATE INDEX casino_transaction_round ON public.casino_transaction USING btree (round_id) WHERE (kind = 'bet'::text);

CREATE INDEX casino_transaction_unresolved ON public.casino_transaction USING btree (at) WHERE ((kind = 'bet'::text) AND (state = 'done'::text) AND (resolution IS NULL));

CREATE UNIQUE INDEX coin_chain_in_use ON public.coin_chain USING btree (member_id) WHERE (drawn < links);

CREATE INDEX coin_draw_by_day ON public.coin_draw USING btree (day);

CREATE INDEX coin_draw_of_member ON public.coin_draw USING btree (member_id, id DESC);

CREATE INDEX coupon_of_member ON public.coupon USING btree (member_id, given_at DESC, id);

CREATE UNIQUE INDEX customer_question_open ON public.customer_question USING btree (member_id) WHERE (state <> 'done'::text);

CREATE INDEX customer_question_own ON public.customer_question USING btree (member_id, id DESC);

CREATE INDEX customer_question_undone ON public.customer_question USING btree (id DESC) WHERE (state <> 'done'::text);

CREATE INDEX customer_question_unread ON public.customer_question USING btree (member_id) WHERE unread;

CREATE INDEX customer_question_waiting ON public.customer_question USING btree (waits_since, id) WHERE (waits_since IS NOT NULL);

CREATE INDEX declared_void_by_decision ON public.declared_void USING btree (decided_at);

CREATE INDEX deposit_bonus_member ON public.deposit_bonus USING btree (member_id, at DESC);

CREATE INDEX feed_inbox_by_time ON public.feed_inbox USING brin (taken_at);

CREATE INDEX feed_set_aside_by_time ON public.feed_set_aside USING btree (set_aside_at);

CREATE INDEX fixture_by_away ON public.fixture USING btree (sport_id, away_name);

CREATE INDEX fixture_by_home ON public.fixture USING btree (sport_id, home_name);

CREATE INDEX fixture_by_league ON public.fixture USING btree (league_id, starts_at);

CREATE INDEX fixture_by_start ON public.fixture USING btree (starts_at);

CREATE INDEX fixture_live ON public.fixture USING btree (sport_id, starts_at) WHERE (status = 'live'::text);

CREATE INDEX fixture_upcoming ON public.fixture USING btree (starts_at, id) WHERE (status = ANY (ARRAY['not-started'::text, 'about-to-start'::text]));

CREATE INDEX fixture_result_by_decision ON public.fixture_result USING btree (decided_at);

CREATE INDEX gateway_call_about ON public.gateway_call USING btree (about, at);

CREATE INDEX gateway_call_at ON public.gateway_call USING btree (at DESC);

CREATE INDEX house_event_by_time ON public.house_event USING btree (at DESC, id DESC);

CREATE UNIQUE INDEX house_event_lasting ON public.house_event USING btree (kind, subject) WHERE ((kind = 'alarm'::text) AND (ended_at IS NULL));

CREATE INDEX integrity_bet_of_bet ON public.integrity_bet USING btree (bet_id);

CREATE INDEX integrity_bet_of_fixture ON public.integrity_bet USING btree (fixture_id);

CREATE INDEX integrity_case_by_hint ON public.integrity_case USING btree (hinted_at DESC, id DESC);

CREATE INDEX integrity_case_decided ON public.integrity_case USING btree (decided_at) WHERE (decided_at IS NOT NULL);

CREATE UNIQUE INDEX integrity_case_once ON public.integrity_case USING btree (kind, subject) WHERE (state <> 'closed'::text);

CREATE INDEX integrity_case_undecided ON public.integrity_case USING btree (hinted_at DESC, id DESC) WHERE (state <> 'closed'::text);

CREATE INDEX integrity_member_of_member ON public.integrity_member USING btree (member_id);

CREATE INDEX league_by_place ON public.league USING btree (sport_id, location_id);

CREATE INDEX ledger_account_by_id ON public.ledger_account USING hash (id);

CREATE INDEX ledger_posting_beside_bets ON ONLY public.ledger_posting USING btree (n) WHERE (kind <> ALL (ARRAY['bet'::text, 'bet-waiting'::text, 'bet-refused'::text, 'bet-cancelled'::text, 'bet-settled'::text, 'settlement-reversed'::text]));

CREATE INDEX ledger_posting_by_number ON ONLY public.ledger_posting USING brin (n) WITH (pages_per_range='32', autosummarize='on');

CREATE INDEX ledger_posting_in ON ONLY public.ledger_posting USING btree (to_account, at DESC) WHERE ((to_after IS NOT NULL) AND (kind <> 'bet-settled'::text));

CREATE INDEX ledger_posting_out ON ONLY public.ledger_posting USING btree (from_account, at DESC) WHERE ((from_after IS NOT NULL) AND (kind <> 'bet'::text));

CREATE INDEX ledger_posting_paid ON ONLY public.ledger_posting USING btree (to_account, at DESC) WHERE ((to_after IS NOT NULL) AND (kind = 'bet-settled'::text));

CREATE INDEX ledger_proved_stretch_by_look ON public.ledger_proved_stretch USING btree (looked_at);

CREATE INDEX ledger_proved_stretch_by_time ON public.ledger_proved_stretch USING btree (last_at);

CREATE INDEX level_raise_member ON public.level_raise USING btree (member_id, at DESC);

CREATE INDEX login_count_by_time ON public.login_count USING btree (last_at);

CREATE INDEX login_count_waiting ON public.login_count USING btree (wait_until) WHERE (wait_until IS NOT NULL);

CREATE INDEX login_device_by_use ON public.login_device USING btree (used_at);

CREATE INDEX login_device_of_member ON public.login_device USING btree (member_id, used_at DESC);

CREATE INDEX login_event_by_address ON public.login_event USING btree (address, id DESC);

CREATE INDEX login_event_by_name ON public.login_event USING btree (lower(name) COLLATE "C", id DESC);

CREATE INDEX login_event_by_time ON public.login_event USING btree (at);

CREATE INDEX login_event_of_member ON public.login_event USING btree (member_id, id DESC) WHERE (member_id IS NOT NULL);

CREATE INDEX login_ticket_by_end ON public.login_ticket USING btree (expires_at);

CREATE INDEX member_by_id ON public.member USING hash (id);

CREATE INDEX member_by_last_login ON public.member USING btree (last_login_at DESC NULLS LAST, id DESC);

CREATE INDEX member_by_nickname ON public.member USING btree (lower(nickname));

CREATE INDEX member_by_recommender ON public.member USING btree (recommended_by, id) WHERE (recommended_by IS NOT NULL);

CREATE INDEX member_by_user_id ON public.member USING btree (lower(user_id));

CREATE UNIQUE INDEX member_nickname ON public.member USING btree (lower(nickname)) WHERE (status <> 'refused'::text);

CREATE INDEX member_of_phone ON public.member USING btree (phone_mark) WHERE (phone_mark IS NOT NULL);

CREATE INDEX member_phone_unmarked ON public.member USING btree (id) WHERE ((phone_sealed IS NOT NULL) AND (phone_mark IS NULL));

CREATE INDEX member_recommended ON public.member USING btree (recommended_by) WHERE (recommended_by IS NOT NULL);

CREATE INDEX member_staff ON public.member USING btree (id) WHERE (kind <> 'member'::text);

CREATE UNIQUE INDEX member_user_id ON public.member USING btree (lower(user_id)) WHERE (status <> 'refused'::text);

CREATE INDEX member_waiting ON public.member USING btree (id) WHERE (status = 'waiting'::text);

CREATE INDEX member_dormancy_member ON public.member_dormancy USING btree (member_id, id DESC);

CREATE UNIQUE INDEX member_dormancy_open ON public.member_dormancy USING btree (member_id) WHERE (ended_at IS NULL);

CREATE INDEX member_note_of_member ON public.member_note USING btree (member_id, id DESC);

CREATE INDEX message_copy_kept ON public.message_copy USING btree (member_id, message_id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX message_copy_of_member ON public.message_copy USING btree (member_id, message_id DESC);

CREATE INDEX message_copy_unread ON public.message_copy USING btree (member_id) WHERE ((read_at IS NULL) AND (deleted_at IS NULL));

CREATE INDEX minigame_chain_game ON public.minigame_chain USING btree (game_id, id);

CREATE INDEX minigame_round_day ON ONLY public.minigame_round USING btree (game_id, day, number);

CREATE UNIQUE INDEX minigame_round_number ON ONLY public.minigame_round USING btree (game_id, starts_at);

CREATE INDEX minigame_round_uncounted ON ONLY public.minigame_round USING btree (draws_at) WHERE ((settled_at IS NOT NULL) AND (bets IS NULL));

CREATE INDEX minigame_round_waits ON ONLY public.minigame_round USING btree (draws_at) WHERE ((settled_at IS NULL) OR (seed IS NULL));

CREATE INDEX notice_shown ON public.notice USING btree (id DESC) WHERE shown;

CREATE INDEX odds_history_by_outcome ON ONLY public.odds_history USING btree (outcome_id, changed_at, seq);

CREATE UNIQUE INDEX operator_role_name ON public.operator_role USING btree (lower(name));

CREATE INDEX outcome_by_fixture ON public.outcome USING btree (fixture_id);

CREATE INDEX outcome_grading_undecided ON public.outcome_grading USING btree (fixture_id, revision) WHERE (result IS NULL);

CREATE INDEX outcome_result_by_decision ON public.outcome_result USING btree (decided_at);

CREATE INDEX partner_claim_by_time ON public.partner_claim USING btree (asked_at DESC);

CREATE UNIQUE INDEX partner_claim_open ON public.partner_claim USING btree (member_id, item) WHERE (state = ANY (ARRAY['asked'::text, 'held'::text]));

CREATE INDEX partner_claim_waiting ON public.partner_claim USING btree (asked_at) WHERE (state = ANY (ARRAY['asked'::text, 'held'::text]));

CREATE INDEX partner_grant_by_member ON public.partner_grant USING btree (member_id, at DESC);

CREATE INDEX passkey_of_member ON public.passkey USING btree (member_id, id);

CREATE UNIQUE INDEX password_request_open ON public.password_request USING btree (lower(user_id)) WHERE (settled_at IS NULL);

CREATE INDEX picture_newest ON public.picture USING btree (created_at DESC, name);

CREATE INDEX picture_use_picture ON public.picture_use USING btree (picture_name);

CREATE INDEX protection_exclusion_of_member ON public.protection_exclusion USING btree (member_id, from_at);

CREATE INDEX protection_alarm ON public.protection_history USING btree (id) WHERE (what = ANY (ARRAY['limit-reached'::text, 'cap-reached'::text, 'bet-while-excluded'::text, 'time-used-up'::text, 'stakes-rising'::text, 'loss-chased'::text, 'night-play'::text, 'deposits-rising'::text, 'deposits-declined'::text, 'withdrawals-cancelled'::text]));

CREATE INDEX protection_history_of_member ON public.protection_history USING btree (member_id, id DESC);

CREATE UNIQUE INDEX protection_history_once ON public.protection_history USING btree (member_id, day, what, kind, period) NULLS NOT DISTINCT WHERE (what = ANY (ARRAY['limit-reached'::text, 'cap-reached'::text, 'bet-while-excluded'::text, 'time-used-up'::text, 'break-due'::text, 'stakes-rising'::text, 'loss-chased'::text, 'night-play'::text, 'deposits-rising'::text, 'deposits-declined'::text, 'withdrawals-cancelled'::text]));

CREATE INDEX quest_bonus_claim_by_day ON public.quest_bonus_claim USING btree (day);

CREATE INDEX quest_claim_by_day ON public.quest_claim USING btree (day, quest_id);

CREATE INDEX reconciliation_run_by_check ON public.reconciliation_run USING btree (check_name, id DESC);

CREATE INDEX reconciliation_run_wrong ON public.reconciliation_run USING btree (id DESC) WHERE (difference_count > 0);

CREATE INDEX report_member_day_of_member ON public.report_member_day USING btree (member_id, day);

CREATE INDEX rule_acceptance_by_version ON public.rule_acceptance USING btree (key, version);

CREATE INDEX sealed_leave_unused ON public.sealed_leave USING btree (operator_id, member_id) WHERE (used_at IS NULL);

CREATE INDEX session_by_device ON public.session USING btree (device_id) WHERE (device_id IS NOT NULL);

CREATE INDEX session_by_expiry ON public.session USING btree (expires_at);

CREATE UNIQUE INDEX session_live ON public.session USING btree (member_id) WHERE (ended_at IS NULL);

CREATE INDEX session_of_member ON public.session USING btree (member_id, began_at);

CREATE INDEX settlement_unfinished ON public.settlement USING btree (fixture_id) WHERE (finished_at IS NULL);

CREATE UNIQUE INDEX tether_address_once ON public.tether_address USING btree (member_id, network, address) WHERE (removed_at IS NULL);

CREATE INDEX tether_address_shared ON public.tether_address USING btree (address);

CREATE INDEX tether_payment_member ON public.tether_payment USING btree (member_id, opened_at DESC);

CREATE INDEX tether_payment_opened ON public.tether_payment USING btree (opened_at DESC, id);

CREATE INDEX tether_payment_waits ON public.tether_payment USING btree (expires_at) WHERE (state = ANY (ARRAY['opening'::text, 'open'::text]));

CREATE INDEX tether_transfer_held ON public.tether_transfer USING btree (seen_at) WHERE (state = 'held'::text);

CREATE INDEX tether_transfer_payment ON public.tether_transfer USING btree (payment_id);

CREATE INDEX tether_transfer_seen ON public.tether_transfer USING btree (seen_at DESC);

CREATE INDEX tether_withdrawal_asked ON public.tether_withdrawal USING btree (asked_at DESC);

CREATE INDEX tether_withdrawal_member ON public.tether_withdrawal USING btree (member_id, asked_at DESC);

CREATE INDEX tether_withdrawal_waits ON public.tether_withdrawal USING btree (asked_at) WHERE (state = ANY (ARRAY['requested'::text, 'held'::text, 'approved'::text, 'sent'::text]));

CREATE INDEX tournament_going ON public.tournament USING btree (starts_at) WHERE ((paid_at IS NULL) AND (cancelled_at IS NULL));

CREATE INDEX tournament_product ON public.tournament USING btree (product, ends_at DESC);

CREATE UNIQUE INDEX tournament_score_place ON public.tournament_score USING btree (tournament_id, place) WHERE (place IS NOT NULL);

CREATE INDEX tournament_score_rank ON public.tournament_score USING btree (tournament_id, score DESC, reached_at, member_id) WHERE (score > 0);

CREATE INDEX turnover_bet_latest ON public.turnover_bet USING btree (member_id, at DESC);

CREATE INDEX turnover_fill_requirement ON public.turnover_fill USING btree (requirement_id);

CREATE INDEX turnover_requirement_member ON public.turnover_requirement USING btree (member_id, id);

CREATE INDEX turnover_requirement_open ON public.turnover_requirement USING btree (member_id, id) WHERE (state = 'open'::text);

CREATE OR REPLACE FUNCTION public.act_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the act log is append-only: % refused', tg_op using errcode = 'insufficient_privilege';
end
$function$
;

CREATE OR REPLACE FUNCTION public.append_act(p_id bigint, p_operator_id bigint, p_operator text, p_act text, p_subject text, p_before jsonb, p_after jsonb, p_reason text, p_ip text, p_at timestamp with time zone, p_sealed_text text, p_previous_hash bytea, p_hash bytea)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.bet_note_ended(p_changes bet_change[], p_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into bet_ended (at, bets, members, stakes, old_statuses, old_payouts, statuses, payouts)
  select p_at, array_agg(c.id), array_agg(c.member_id), array_agg(c.stake), array_agg(c.old_status),
    array_agg(c.old_payout), array_agg(c.status), array_agg(c.payout)
  from unnest(p_changes) c
  having count(*) > 0;
end
$function$
;

CREATE OR REPLACE FUNCTION public.bet_verdict(p_stake bigint, p_winnings_max bigint, p_bonus_odds integer, p_bonus_folds smallint, p_rule payout_rule, p_legs leg_outcome[], p_is_free boolean DEFAULT false)
 RETURNS TABLE(payout bigint, status smallint, multiplier numeric, bonus integer)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select case when p_is_free then greatest(paid.payout - p_stake, 0) else paid.payout end,
    (case when t.has_lost then 1 when t.has_open then 0 when t.all_void then 3
      when paid.payout = 0 or t.half_lost_single then 1 else 2 end)::smallint,
    case when t.has_lost or paid.payout = 0 then 0 when not t.has_open then product.multiplier end,
    case when p_bonus_folds is not null and not t.has_lost and paid.payout > 0 then recounted.odds end
  from (
    select bool_or(l.result = 'lost') is true as has_lost, bool_or(l.result is null) as has_open,
      bool_and(l.result = 'void') as all_void, count(*) = 1 and bool_and(l.result = 'half-lost') as half_lost_single,
      count(*) filter (where l.result = 'won' and l.odds > p_rule.leg_odds_above) as counted,
      numeric_product(leg_numerator(l.result, l.odds, l.places, l.tied)) as numerator,
      numeric_product(leg_denominator(l.result, l.tied)) as denominator
    from (select (leg).* from (select unnest(p_legs) as leg offset 0) u offset 0) l
  ) t
  cross join lateral (
    select case when p_bonus_folds is null then 100 when t.counted >= p_bonus_folds then p_bonus_odds
      else coalesce((
        select tier.odds from unnest(p_rule.tier_folds, p_rule.tier_odds) tier(folds, odds)
        where tier.folds <= t.counted order by tier.folds desc limit 1), 100) end as odds
  ) recounted
  cross join lateral (
    select case when t.all_void then 100
      else div(t.numerator * recounted.odds * 2 + t.denominator, t.denominator * 2) end as multiplier
  ) product
  cross join lateral (
    select case when t.has_lost then 0 when t.has_open then null when t.all_void then p_stake
      else least(p_winnings_max, div(p_stake * product.multiplier, 100))::bigint end as payout
  ) paid
$function$
;

CREATE OR REPLACE FUNCTION public.betted_outcomes(p_fixture bigint)
 RETURNS TABLE(market_type_id integer, line integer, pick text, home_at_bet smallint, away_at_bet smallint, late boolean, legs integer)
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
 SET jit TO 'off'
AS $function$
#variable_conflict use_column
begin
  return query
  select l.market_type_id, l.line, l.pick, l.home_at_bet, l.away_at_bet, l.late, count(*)::integer from bet_leg l
  where l.fixture_id = p_fixture
  group by l.market_type_id, l.line, l.pick, l.home_at_bet, l.away_at_bet, l.late;
end
$function$
;

CREATE OR REPLACE FUNCTION public.booking_changed_fixtures(p_fixtures bigint[], p_seqs integer[], OUT changed_fixtures bigint[], OUT changed_seqs integer[])
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  found bigint[];
  seqs integer[];
begin
  -- Read in one walk through the index, in whose order they come; where all are there, the rest is comparing lists.
  select array_agg(f.id), array_agg(f.seq) into found, seqs from fixture f where f.id = any(p_fixtures);
  if found is distinct from p_fixtures then
    select array_agg(f.id), array_agg(f.seq) into changed_fixtures, changed_seqs
    from (select unnest(p_fixtures) as id, unnest(p_seqs) as known) asked
    cross join lateral (select f.id, f.seq from fixture f where f.id = asked.id offset 0) f
    where f.seq <> asked.known;
  elsif seqs <> p_seqs then
    select array_agg(f.id), array_agg(f.seq) into changed_fixtures, changed_seqs
    from (select unnest(found) as id, unnest(seqs) as seq, unnest(p_seqs) as known) f
    where f.seq <> f.known;
  end if;
end
$function$
;

CREATE OR REPLACE FUNCTION public.booking_enter(p_members bigint[], p_stakes bigint[], p_fixtures bigint[], p_seqs integer[], r_members bigint[], r_digests bytea[], r_hashes bytea[], l_members bigint[], l_fixtures bigint[], p_since uuid, p_until uuid, p_at timestamp with time zone, p_staked_max bigint, p_lost_max bigint, OUT members bigint[], OUT levels bigint[], OUT tendencies bigint[], OUT others text, OUT takers bigint[], OUT balances bigint[], OUT changed_fixtures bigint[], OUT changed_seqs integer[], OUT known_requests text, OUT waiting_requests bigint[], OUT open_legs text, OUT levels_mark integer, OUT protection text)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  watched bigint[];
begin
  perform set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
    set_config('enable_mergejoin', 'off', true), set_config('enable_bitmapscan', 'off', true),
    set_config('enable_sort', 'off', true), set_config('plan_cache_mode', 'force_generic_plan', true);

  select r.members, r.balances, r.watched into takers, balances, watched
  from ledger_reserve(p_members, p_stakes, p_at, p_staked_max, p_lost_max) r;
  if watched is not null then
    protection := protection_facts(watched, p_at)::text;
  end if;

  -- A supplier may name somebody whom there is not: then nobody is told of.
  select coalesce(array_agg(m.id), '{}'), coalesce(array_agg(m.level::bigint), '{}'),
    coalesce(array_agg(m.tendency::bigint), '{}'),
    json_agg(json_build_object('memberId', m.id, 'kind', m.kind, 'status', m.status))
      filter (where m.kind <> 'member' or m.status <> 'active')
  into members, levels, tendencies, others
  from (select unnest(p_members) as id) asked
  cross join lateral (select m.* from member m where m.id = asked.id offset 0) m;

  perform count(pg_advisory_xact_lock_shared(gate.id)) from (select unnest(p_fixtures) as id) gate;

  select c.changed_fixtures, c.changed_seqs into changed_fixtures, changed_seqs
  from booking_changed_fixtures(p_fixtures, p_seqs) c;
  select r.known, r.waiting into known_requests, waiting_requests
  from booking_known_requests(r_members, r_digests, r_hashes) r;
  open_legs := booking_open_legs(l_members, l_fixtures, p_since, p_until);
  select hashtext(string_agg(s::text, ' ' order by s.level)) into levels_mark from level_setting s;
end
$function$
;

CREATE OR REPLACE FUNCTION public.booking_known_requests(p_members bigint[], p_digests bytea[], p_hashes bytea[], OUT known text, OUT waiting bigint[])
 RETURNS record
 LANGUAGE plpgsql
AS $function$
begin
  -- Each row is looked up by itself ("offset 0" keeps the planner from turning a join round), whatever the statistics
  -- say.
  select json_agg(json_build_object('memberId', asked.member_id,
    'sameBody', r.body_hash = asked.hash and r.member_id = asked.member_id,
    'betId', r.bet_id, 'balance', r.emoney, 'refusal', r.refusal))
  into known
  from (select unnest(p_members) as member_id, unnest(p_digests) as digest, unnest(p_hashes) as hash) asked
  cross join lateral (
    select r.member_id, r.body_hash, r.bet_id, r.emoney, r.refusal
    from bet_request r where r.digest = asked.digest offset 0
  ) r;

  -- A key whose in-play bet still waits is taken as well: its answer will be stored under it.
  if exists (select from bet_waiting w where w.state = 'waiting') then
    select array_agg(asked.member_id) into waiting
    from (select unnest(p_members) as member_id, unnest(p_digests) as digest) asked
    cross join lateral (
      select from bet_waiting w
      where w.member_id = asked.member_id and w.request_digest = asked.digest and w.state = 'waiting' offset 0
    ) w;
  end if;
end
$function$
;

CREATE OR REPLACE FUNCTION public.booking_open_legs(p_members bigint[], p_fixtures bigint[], p_since uuid, p_until uuid)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  held uuid[];
  held_members bigint[];
begin
  -- The range of ids is an "or", which rules partitions out but is no condition for an index: else the
  -- planner may walk the primary key of an empty-looking table over the whole range.
  select array_agg(one.bet_id), array_agg(one.member_id) into held, held_members
  from (
    select distinct g.bet_id, asked.member_id
    from (select unnest(p_members) as member_id, unnest(p_fixtures) as fixture_id) asked
    cross join lateral (
      select g.bet_id from bet_leg g
      where g.fixture_id = asked.fixture_id and g.member_id = asked.member_id and g.result is null
        and (g.bet_id between p_since and p_until or g.bet_id = p_since)
      offset 0
    ) g
  ) one;

  if held is null then
    return null;
  end if;
  return (
    select json_agg(json_build_object('betId', b.id, 'memberId', b.member_id, 'stake', b.stake,
      'winnings', b.winnings, 'placedAt', (extract(epoch from b.placed_at) * 1000)::bigint,
      'fixtureId', l.fixture_id, 'marketTypeId', l.market_type_id, 'outcomeId', l.outcome_id::text, 'pick', l.pick))
    from (select unnest(held) as id, unnest(held_members) as member_id) one
    cross join lateral (
      select b.* from bet b where b.id = one.id and b.member_id = one.member_id and b.status = 0 limit 1
    ) b
    cross join lateral unnest(b.fixtures) on_fixture(id)
    cross join lateral (
      select l.* from bet_leg l
      where l.fixture_id = on_fixture.id and l.member_id = b.member_id and l.bet_id = b.id offset 0
    ) l);
end
$function$
;

CREATE OR REPLACE FUNCTION public.casino_apply(p_suppliers smallint[], p_refs text[], p_kinds text[], p_states text[], p_members bigint[], p_rounds bigint[], p_bet_refs text[], p_amounts bigint[], p_digests text[], p_answers text[], p_stones text[], e_suppliers smallint[], e_refs text[], e_resolutions text[], e_by text[], r_ids bigint[], r_states text[], s_changes bet_change[], c_changes bet_change[], p_ref uuid, p_at timestamp with time zone, OUT balances text)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
begin
  insert into casino_transaction (supplier_id, ref, kind, state, member_id, round_id, bet_ref, amount, digest, answer, at)
  select t.supplier_id, t.ref, t.kind, t.state, t.member_id, t.round_id, t.bet_ref, t.amount, t.digest, t.answer, p_at
  from (
    select unnest(p_suppliers) as supplier_id, unnest(p_refs) as ref, unnest(p_kinds) as kind,
      unnest(p_states) as state, unnest(p_members) as member_id,
      unnest(p_rounds) as round_id, unnest(p_bet_refs) as bet_ref, unnest(p_amounts) as amount,
      unnest(p_digests) as digest, unnest(p_answers) as answer
  ) t
  where t.ref is not null;

  insert into casino_transaction (supplier_id, ref, kind, state, member_id, amount, answer, at)
  select t.supplier_id, t.bet_ref, 'bet', 'tombstone', t.member_id, 0, t.stone, p_at
  from (
    select unnest(p_suppliers) as supplier_id, unnest(p_bet_refs) as bet_ref, unnest(p_members) as member_id,
      unnest(p_stones) as stone
  ) t
  where t.stone is not null;

  update casino_transaction t set resolution = e.resolution, resolved_by = e.by, resolved_at = p_at
  from (
    select unnest(e_suppliers) as supplier_id, unnest(e_refs) as ref, unnest(e_resolutions) as resolution, unnest(e_by) as by
  ) e
  where t.supplier_id = e.supplier_id and t.ref = e.ref
    and t.supplier_id = any(e_suppliers) and t.ref = any(e_refs);

  update casino_round r set state = s.state, ended_at = p_at
  from (select unnest(r_ids) as id, unnest(r_states) as state) s
  where r.id = s.id and r.id = any(r_ids) and r.state = 'open';

  if cardinality(s_changes) + cardinality(c_changes) = 0 then
    return;
  end if;
  perform settling_keep(0, 1, '{}', s_changes, null, p_at);
  perform bet_note_ended(s_changes || c_changes, p_at);
  balances := json_build_object('cancelled', settling_cancel(c_changes, 'supplier', p_at),
    'takenBack', settling_take_back(0, s_changes, p_ref, p_at), 'paid', settling_pay(s_changes, p_at))::text;
end
$function$
;

CREATE OR REPLACE FUNCTION public.casino_enter(p_suppliers smallint[], p_members bigint[], p_refs text[], p_bet_refs text[], p_round_refs text[], OUT facts text, OUT wallets text)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
begin
  perform set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
    set_config('enable_mergejoin', 'off', true), set_config('plan_cache_mode', 'force_generic_plan', true);
  select json_agg(json_build_array(h.member_id, h.balance, h.owed))::text into wallets from ledger_hold_wallets(p_members) h;
  facts := casino_facts(p_suppliers, p_members, p_refs, p_bet_refs, p_round_refs, array_fill(null::uuid,
    array[cardinality(p_members)]));
end
$function$
;

CREATE OR REPLACE FUNCTION public.casino_facts(p_suppliers smallint[], p_members bigint[], p_refs text[], p_bet_refs text[], p_round_refs text[], p_sessions uuid[])
 RETURNS text
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.casino_login_until(p_member bigint, p_launched_at timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select l.expires_at from session l where l.member_id = p_member and l.ended_at is null and l.began_at <= p_launched_at
$function$
;

CREATE OR REPLACE FUNCTION public.casino_win_most(p_supplier smallint, p_game integer)
 RETURNS json
 LANGUAGE sql
 STABLE
AS $function$
  select json_build_object('multiple', coalesce(g.win_multiple_max, s.win_multiple_max),
    'amount', coalesce(g.win_amount_max, s.win_amount_max))
  from casino_supplier s left join casino_game g on g.id = p_game
  where s.id = p_supplier
$function$
;

CREATE OR REPLACE FUNCTION public.chain_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' or new.given <> old.given + 1
    or (new.id, new.game_id, new.chain_end, new.secret_sealed, new.links, new.committed_at)
      is distinct from (old.id, old.game_id, old.chain_end, old.secret_sealed, old.links, old.committed_at)
  then
    raise exception 'a chain that was committed to stays: % refused', tg_op
      using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION public.coin_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'published prizes and draws stay: % on % refused', tg_op, tg_table_name
    using errcode = 'insufficient_privilege';
end
$function$
;

CREATE OR REPLACE FUNCTION public.drop_odds_history(p_before timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  old text;
  dropped integer := 0;
  first_kept timestamptz := date_trunc('day', p_before, 'UTC');
begin
  perform pg_advisory_xact_lock(1, 3);
  create temporary table standing on commit drop as
    select distinct on (h.outcome_id) h.*
    from odds_history h
    join outcome o on o.id = h.outcome_id
    join fixture f on f.id = o.fixture_id
    where h.changed_at < first_kept
      and (f.updated_at >= first_kept or f.status in ('not-started', 'about-to-start', 'live', 'interrupted', 'postponed'))
    order by h.outcome_id, h.changed_at desc, h.seq desc;
  insert into standing select * from odds_history_default where changed_at >= first_kept;
  truncate odds_history_default;
  for old in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'odds_history'::regclass and c.relname ~ '_\d{4}_\d\d_\d\d$'
      and to_date(right(c.relname, 10), 'YYYY_MM_DD') < (first_kept at time zone 'UTC')::date
  loop
    execute format('drop table %I', old);
    dropped := dropped + 1;
  end loop;
  insert into odds_history_default select * from standing;
  drop table standing;
  return dropped;
end
$function$
;

CREATE OR REPLACE FUNCTION public.ensure_month_partitions(p_now timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  kept record;
  month_start timestamp;
  partition_name text;
  from_bound text;
  to_bound text;
  stray boolean;
  made integer := 0;
begin
  perform pg_advisory_xact_lock(1, 2);
  for kept in
    select m.table_name, m.months_ahead, a.attname as key_column, a.atttypid = 'uuid'::regtype as by_uuid
    from month_partitioned m
    join pg_partitioned_table p on p.partrelid = m.table_name::regclass
    join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0]
    order by m.table_name
  loop
    for month_start in
      select generate_series(
        date_trunc('month', p_now at time zone 'UTC') - interval '1 month',
        date_trunc('month', p_now at time zone 'UTC') + kept.months_ahead * interval '1 month',
        interval '1 month')
    loop
      partition_name := kept.table_name || to_char(month_start, '_YYYY_MM');
      continue when to_regclass(partition_name) is not null;
      from_bound := month_start at time zone 'UTC';
      to_bound := (month_start + interval '1 month') at time zone 'UTC';
      if kept.by_uuid then
        from_bound := uuid_floor(from_bound::timestamptz);
        to_bound := uuid_floor(to_bound::timestamptz);
      end if;
      execute format('select exists (select from %I where %I >= %L and %I < %L)',
        kept.table_name || '_default', kept.key_column, from_bound, kept.key_column, to_bound) into stray;
      continue when stray;
      execute format('create table %I partition of %I for values from (%L) to (%L)',
        partition_name, kept.table_name, from_bound, to_bound);
      made := made + 1;
    end loop;
  end loop;
  return made;
end
$function$
;

CREATE OR REPLACE FUNCTION public.ensure_odds_history(p_now timestamp with time zone, p_days_ahead integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  today date := (p_now at time zone 'UTC')::date;
  day date;
  from_bound timestamptz;
  stray boolean;
  made integer := 0;
begin
  perform pg_advisory_xact_lock(1, 3);
  for day in select today + n from generate_series(0, p_days_ahead) n loop
    continue when to_regclass('odds_history' || to_char(day, '_YYYY_MM_DD')) is not null;
    from_bound := day::timestamp at time zone 'UTC';
    select exists (select from odds_history_default
      where changed_at >= from_bound and changed_at < from_bound + interval '1 day') into stray;
    continue when stray;
    execute format('create table %I partition of odds_history for values from (%L) to (%L)',
      'odds_history' || to_char(day, '_YYYY_MM_DD'), from_bound, from_bound + interval '1 day');
    made := made + 1;
  end loop;
  return made;
end
$function$
;

CREATE OR REPLACE FUNCTION public.keep_log_apart()
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.ledger_account_id(p_address text)
 RETURNS bigint
 LANGUAGE sql
 STABLE PARALLEL SAFE STRICT
RETURN (SELECT ledger_account.id FROM ledger_account WHERE (ledger_account.address = ledger_account_id.p_address))
;

CREATE OR REPLACE FUNCTION public.ledger_assert_rows(p_from bigint[], p_to bigint[], p_amount bigint[], p_shortfall text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if p_shortfall not in ('refuse', 'owe') then
    raise exception 'ledger: unknown shortfall %', p_shortfall;
  end if;
  if exists (select from unnest(p_amount) amount where amount is null or amount <= 0)
    or cardinality(p_amount) <> cardinality(p_from) then
    raise exception 'ledger: a posting moves something';
  end if;
  if exists (select from unnest(p_from, p_to) r(from_account, to_account)
             where r.from_account is null or r.to_account is null
               or r.from_account > 0 and (r.to_account > 0 or r.from_account % 2 = 1)
               or r.to_account > 0 and r.to_account % 2 = 1) then
    raise exception 'ledger: a posting joins the house with one spendable account of a member';
  end if;
  if exists (select from (select distinct id from unnest(p_from || p_to) id where id < 0) house
             where not exists (select from ledger_account a where a.id = house.id)) then
    raise exception 'ledger: no such house account';
  end if;
end
$function$
;

CREATE OR REPLACE FUNCTION public.ledger_coins(p_member_id bigint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ((p_member_id * 16) + 4)
;

CREATE OR REPLACE FUNCTION public.ledger_give(p_members bigint[], p_amounts bigint[], p_is_payout boolean, p_at timestamp with time zone, OUT places integer[], OUT balances bigint[])
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  today constant date := seoul_day(p_at);
  week constant date := date_trunc('week', today);
  month constant date := date_trunc('month', today);
begin
  with given as (
    update ledger_account a set balance = a.balance + t.amount,
      use_day = case when p_is_payout then greatest(a.use_day, today) else a.use_day end,
      staked_day = case when p_is_payout then ledger_kept(a.staked_day, a.use_day, today) else a.staked_day end,
      staked_week = case when p_is_payout then ledger_kept(a.staked_week, a.use_day, week) else a.staked_week end,
      staked_month = case when p_is_payout then ledger_kept(a.staked_month, a.use_day, month) else a.staked_month end,
      returned_day = case when p_is_payout then ledger_kept(a.returned_day, a.use_day, today) + t.amount
        else a.returned_day end,
      returned_week = case when p_is_payout then ledger_kept(a.returned_week, a.use_day, week) + t.amount
        else a.returned_week end,
      returned_month = case when p_is_payout then ledger_kept(a.returned_month, a.use_day, month) + t.amount
        else a.returned_month end
    from (
      select unnest(p_members) as member_id, unnest(p_amounts) as amount, generate_subscripts(p_members, 1) as place
    ) t
    where a.id = ledger_wallet(t.member_id) and a.owed = 0
    returning t.place, a.balance
  )
  select array_agg(g.place order by g.place), array_agg(g.balance order by g.place) into places, balances from given g;
end
$function$
;

CREATE OR REPLACE FUNCTION public.ledger_guard(p_member_id bigint)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  update ledger_account set guarded = true where id = ledger_wallet(p_member_id);
  return found;
end
$function$
;

CREATE OR REPLACE FUNCTION public.ledger_hold_capture(p_ids uuid[], p_kind text, p_to text, p_at timestamp with time zone, p_actor text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  amounts constant bigint[] := (select e.amounts from ledger_hold_end(p_ids, 'captured', p_at) e);
  count constant integer := cardinality(p_ids);
begin
  perform ledger_write(p_ids, array_fill(p_kind, array[count]), null, null,
    array_fill(ledger_account_id('house:held'), array[count]), array_fill(ledger_account_id(p_to), array[count]),
    amounts, null, null, p_at, p_actor);
end
$function$
;

CREATE OR REPLACE FUNCTION public.ledger_hold_end(p_ids uuid[], p_state text, p_at timestamp with time zone, OUT members bigint[], OUT amounts bigint[])
 RETURNS record
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_bitmapscan TO 'off'
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
begin
  with ended as (
    update ledger_hold h set state = p_state, closed_at = p_at
    from unnest(p_ids) with ordinality asked(id, place)
    where h.id = asked.id and h.state = 'held' and h.account % 16 = 0
    returning asked.place, h.account / 16 as member_id, h.amount
  )
  select array_agg(e.member_id order by e.place), array_agg(e.amount order by e.place)
  into members, amounts from ended e;
  if coalesce(cardinality(members), 0) <> cardinality(p_ids) then
    raise exception 'ledger: % of % holds of won are open', coalesce(cardinality(members), 0), cardinality(p_ids);
  end if;
end
$function$
;

CREATE OR REPLACE FUNCTION public.ledger_hold_release(p_ids uuid[], p_kind text, p_at timestamp with time zone, p_actor text)
 RETURNS bigint[]
 LANGUAGE plpgsql
AS $function$
declare
  ended record;
begin
  select e.members, e.amounts into ended from ledger_hold_end(p_ids, 'released', p_at) e;
  return ledger_pay(p_ids, p_kind, array(select 0 from unnest(p_ids)), 'house:held', ended.members,
    ended.amounts, p_at, p_actor);
end
$function$
;

CREATE OR REPLACE FUNCTION public.ledger_hold_take(p_ids uuid[], p_kind text, p_members bigint[], p_amounts bigint[], p_at timestamp with time zone, p_actor text)
 RETURNS bigint[]
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_bitmapscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  taken record;
  places integer[] := '{}';
  ids uuid[];
  amounts bigint[];
  answer bigint[] := array_fill(-1::bigint, array[cardinality(p_ids)]);
begin
  select r.members, r.balances into taken from ledger_reserve(p_members, p_amounts, p_at) r;
  for i in 1 .. cardinality(p_ids) loop
    if p_members[i] = taken.members[cardinality(places) + 1] then
      places := places || i;
    end if;
  end loop;
  ids := array(select p_ids[i] from unnest(places) i);
  amounts := array(select p_amounts[i] from unnest(places) i);
  perform ledger_post_reserved(ids, p_kind, taken.members, 'house:held', amounts, taken.balances, p_at, p_actor);
  insert into ledger_hold (id, account, amount, held_at)
  select h.id, ledger_wallet(h.member_id), h.amount, p_at
  from (select unnest(ids) as id, unnest(taken.members) as member_id, unnest(amounts) as amount) h;
  for i in 1 .. cardinality(places) loop
    answer[places[i]] := taken.balances[i];
  end loop;
  return answer;
end
$function$
;

CREATE OR REPLACE FUNCTION public.ledger_hold_wallets(p_members bigint[])
 RETURNS TABLE(member_id bigint, balance bigint, owed bigint)
 LANGUAGE plpgsql
AS $function$
begin
  return query
  select held.member_id, held.balance, held.owed
  from (select distinct id from unnest(p_members) id order by id) asked
  cross join lateral (
    select a.member_id, a.balance, -a.owed as owed from ledger_account a where a.id = ledger_wallet(asked.id)
    for no key update
  ) held;
end
$function$
;

CREATE OR REPLACE FUNCTION public.ledger_kept(p_figure bigint, p_use_day date, p_since date)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (p_use_day >= p_since) THEN p_figure ELSE (0)::bigint END
;

CREATE OR REPLACE FUNCTION public.ledger_pay(p_refs uuid[], p_kind text, p_seqs integer[], p_from text, p_members bigint[], p_amounts bigint[], p_at timestamp with time zone, p_actor text)
 RETURNS bigint[]
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_bitmapscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  source constant bigint := ledger_account_id(p_from);
  given record;
  -- What each member has then; null where one owes, or has no wallet.
  purses bigint[];
  answer bigint[];
  paid integer[];
  rest integer[];
  at integer;
begin
  if source is null or exists (
    select from unnest(p_members, p_amounts, p_members[2:]) r(id, amount, next_id)
    where r.next_id < r.id or r.id is null or r.amount is null or r.amount <= 0
  ) then
    raise exception 'ledger: a payment needs a house account, amounts, and its rows in the order of members';
  end if;
  select g.places, g.balances, t.members into given
  from (
    select array_agg(s.id order by s.id) as ids, array_agg(s.total order by s.id) as totals, count(*) as members
    from (select r.id, sum(r.amount)::bigint as total from unnest(p_members, p_amounts) r(id, amount) group by r.id) s
  ) t
  cross join lateral ledger_give(t.ids, t.totals, p_kind = 'bet-settled', p_at) g;
  purses := given.balances;
  if coalesce(cardinality(given.places), 0) < given.members then
    purses := array_fill(null::bigint, array[given.members::integer]);
    for i in 1 .. coalesce(cardinality(given.places), 0) loop
      purses[given.places[i]] := given.balances[i];
    end loop;
  end if;

  select array_agg(w.after order by w.place), array_agg(w.place order by w.place) filter (where w.after is not null),
    array_agg(w.place order by w.place) filter (where w.after is null)
  into answer, paid, rest
  from (
    select r.place::integer, (purses[dense_rank() over (order by r.id)] - coalesce(sum(r.amount)
      over (partition by r.id order by r.place desc rows between unbounded preceding and 1 preceding), 0))::bigint as after
    from unnest(p_members, p_amounts) with ordinality r(id, amount, place)
  ) w;
  perform ledger_write(array_agg(p_refs[i]), array_agg(p_kind), array_agg(p_seqs[i]), null, array_agg(source),
    array_agg(ledger_wallet(p_members[i])), array_agg(p_amounts[i]), null, array_agg(answer[i]), p_at, p_actor)
  from unnest(paid) i;
  perform ledger_use(array_agg(p_refs[i]), array_agg(p_kind), array_agg(source), array_agg(ledger_wallet(p_members[i])),
    array_agg(p_amounts[i]), p_at)
  from unnest(paid) i where p_kind <> 'bet-settled' having count(*) > 0;
  for i in 1 .. coalesce(cardinality(rest), 0) loop
    at := rest[i];
    answer[at] := (
      select p.balance
      from ledger_post(p_refs[at:at], array[p_kind], p_seqs[at:at], array[0], array[source],
        array[ledger_wallet(p_members[at])], p_amounts[at:at], p_at, p_actor) p
      where p.state = 'booked');
    if answer[at] is null then
      raise exception 'ledger: member % has no wallet to be paid to', p_members[at];
    end if;
  end loop;
  return answer;
end
$function$
;

CREATE OR REPLACE FUNCTION public.ledger_points(p_member_id bigint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ((p_member_id * 16) + 2)
;

CREATE OR REPLACE FUNCTION public.ledger_post(p_ref uuid[], p_kind text[], p_seq integer[], p_part integer[], p_from bigint[], p_to bigint[], p_amount bigint[], p_at timestamp with time zone, p_actor text, p_memo text[] DEFAULT NULL::text[], p_shortfall text DEFAULT 'refuse'::text)
 RETURNS TABLE(ord integer, state text, balance bigint, debt bigint)
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_bitmapscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  steps ledger_step[];
begin
  perform ledger_assert_rows(p_from, p_to, p_amount, p_shortfall);
  steps := ledger_walk_rows(p_from, p_to, p_amount, p_shortfall);

  update ledger_account a set balance = s.balance, owed = s.debt
  from unnest(steps) s
  where a.id = s.account and s.is_last and s.changed;

  insert into ledger_account (id, address, member_id, kind, currency, balance)
  select distinct on (s.account) s.account + 1,
    'member:' || s.member_id || case s.currency when 'won' then ':debt' else ':points-debt' end,
    s.member_id, case s.currency when 'won' then 'debt' else 'points-debt' end, s.currency, s.debt
  from unnest(steps) s
  where s.owed <> 0
  order by s.account, s.ord desc
  on conflict (id) do update set balance = excluded.balance;

  perform ledger_write(array_agg(p_ref[h.ord]), array_agg(p_kind[h.ord]), array_agg(p_seq[h.ord]),
    array_agg(2 * p_part[h.ord] + h.odd),
    array_agg(p_from[h.ord] + case when p_from[h.ord] > 0 then h.odd else 0 end),
    array_agg(p_to[h.ord] + case when p_to[h.ord] > 0 then h.odd else 0 end), array_agg(h.amount),
    array_agg(case when p_from[h.ord] > 0 then h.after end), array_agg(case when p_to[h.ord] > 0 then h.after end),
    p_at, p_actor, array_agg(p_memo[h.ord]))
  from (
    select s.ord, half.*
    from unnest(steps) s
    cross join lateral (values
      (0, case when s.account is null then p_amount[s.ord] else abs(s.moved) end, s.balance),
      (1, abs(s.owed), s.debt)
    ) half(odd, amount, after)
    where half.amount > 0
    order by s.ord, half.odd
  ) h;

  perform ledger_use(array_agg(p_ref[s.ord]), array_agg(p_kind[s.ord]), array_agg(p_from[s.ord]),
    array_agg(p_to[s.ord]), array_agg(p_amount[s.ord]), p_at)
  from unnest(steps) s
  where s.booked and s.account is not null and p_kind[s.ord] in
    ('bet', 'bet-waiting', 'bet-refused', 'bet-cancelled', 'bet-settled', 'settlement-reversed')
  having count(*) > 0;

  return query
  select s.ord, case when s.booked then 'booked' when s.balance is null then 'closed' else 'short' end, s.balance, s.debt
  from unnest(steps) s;
end
$function$
;

CREATE OR REPLACE FUNCTION public.ledger_post_house(p_refs uuid[], p_kind text, p_seq integer, p_from text, p_to text, p_amounts bigint[], p_at timestamp with time zone, p_actor text)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  source constant bigint := ledger_account_id(p_from);
  target constant bigint := ledger_account_id(p_to);
  count constant integer := coalesce(cardinality(p_refs), 0);
begin
  if source is null or target is null or source > 0 or target > 0 then
    raise exception 'ledger: % and % are not two accounts of the house', p_from, p_to;
  end if;
  return ledger_write(p_refs, array_fill(p_kind, array[count]), array_fill(p_seq, array[count]), null,
    array_fill(source, array[count]), array_fill(target, array[count]), p_amounts, null, null, p_at, p_actor);
end
$function$
;

CREATE OR REPLACE FUNCTION public.ledger_post_once(p_ref uuid[], p_kind text[], p_seq integer[], p_part integer[], p_from bigint[], p_to bigint[], p_amount bigint[], p_at timestamp with time zone, p_actor text, p_memo text[] DEFAULT NULL::text[], p_shortfall text DEFAULT 'refuse'::text)
 RETURNS TABLE(ord integer, state text, balance bigint, debt bigint)
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_bitmapscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
#variable_conflict use_column
declare
  known integer[];
  fresh integer[];
begin
  -- Whoever books the same keys waits here, so that the look for old postings below sees theirs. A member's
  -- row does it where one is touched; postings within the house wait for each other by their act.
  perform pg_advisory_xact_lock(2, hashtext(act.ref::text))
    from (select distinct r.ref from unnest(p_ref, p_from, p_to) r(ref, from_account, to_account)
          where greatest(r.from_account, r.to_account) < 0 order by r.ref) act;
  perform from (select distinct touched.id from unnest(p_from || p_to) touched(id)
                where touched.id > 0 order by touched.id) member,
    lateral (select a.id from ledger_account a where a.id = member.id for no key update) locked;

  select coalesce(array_agg(r.ord::integer order by r.ord) filter (where old.amount is not null), '{}'),
    coalesce(array_agg(r.ord::integer order by r.ord) filter (where old.amount is null), '{}')
  into known, fresh
  from unnest(p_ref, p_kind, p_seq, p_part) with ordinality r(ref, kind, seq, part, ord)
  left join lateral (
    select o.amount from ledger_posting o
    where o.ref_id = r.ref and o.kind = r.kind and o.seq = r.seq and o.part between 2 * r.part and 2 * r.part + 1
    limit 1
  ) old on true;

  return query
  select fresh[posted.ord], posted.state, posted.balance, posted.debt
  from ledger_post(
    array(select p_ref[i] from unnest(fresh) i), array(select p_kind[i] from unnest(fresh) i),
    array(select p_seq[i] from unnest(fresh) i), array(select p_part[i] from unnest(fresh) i),
    array(select p_from[i] from unnest(fresh) i), array(select p_to[i] from unnest(fresh) i),
    array(select p_amount[i] from unnest(fresh) i), p_at, p_actor,
    array(select p_memo[i] from unnest(fresh) i), p_shortfall) posted;

  return query
  select k, case when old.amount = p_amount[k] and old.from_account = p_from[k] and old.to_account = p_to[k]
      then 'repeated' else 'conflict' end,
    own.balance, own.owed
  from unnest(known) k
  cross join lateral (
    select sum(o.amount) as amount,
      min(o.from_account - case when o.from_account > 0 then o.part % 2 else 0 end) as from_account,
      min(o.to_account - case when o.to_account > 0 then o.part % 2 else 0 end) as to_account
    from ledger_posting o
    where o.ref_id = p_ref[k] and o.kind = p_kind[k] and o.seq = p_seq[k]
      and o.part between 2 * p_part[k] and 2 * p_part[k] + 1
  ) old
  left join lateral (
    select a.balance, a.owed from ledger_account a where a.id = greatest(p_from[k], p_to[k]) and a.id > 0
  ) own on true;
end
$function$
;

CREATE OR REPLACE FUNCTION public.ledger_post_reserved(p_refs uuid[], p_kind text, p_members bigint[], p_to text, p_amounts bigint[], p_balances bigint[], p_at timestamp with time zone, p_actor text)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  target constant bigint := ledger_account_id(p_to);
  count constant integer := coalesce(cardinality(p_refs), 0);
begin
  if target is null then
    raise exception 'ledger: no such house account: %', p_to;
  end if;
  return ledger_write(p_refs, array_fill(p_kind, array[count]), null, null,
    array(select ledger_wallet(m.id) from (select unnest(p_members) as id) m), array_fill(target, array[count]),
    p_amounts, p_balances, null, p_at, p_actor);
end
$function$
;

CREATE OR REPLACE FUNCTION public.ledger_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the ledger is append-only: % on % refused', tg_op, tg_table_name
    using errcode = 'insufficient_privilege';
end
$function$
;

CREATE OR REPLACE FUNCTION public.ledger_reserve(p_members bigint[], p_amounts bigint[], p_at timestamp with time zone, p_staked_max bigint DEFAULT NULL::bigint, p_lost_max bigint DEFAULT NULL::bigint, OUT members bigint[], OUT balances bigint[], OUT watched bigint[])
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  today constant date := seoul_day(p_at);
  week constant date := date_trunc('week', today);
  month constant date := date_trunc('month', today);
begin
  with taken as (
    update ledger_account a set balance = a.balance - t.amount,
      use_day = greatest(a.use_day, today),
      staked_day = ledger_kept(a.staked_day, a.use_day, today) + t.amount,
      staked_week = ledger_kept(a.staked_week, a.use_day, week) + t.amount,
      staked_month = ledger_kept(a.staked_month, a.use_day, month) + t.amount,
      returned_day = ledger_kept(a.returned_day, a.use_day, today),
      returned_week = ledger_kept(a.returned_week, a.use_day, week),
      returned_month = ledger_kept(a.returned_month, a.use_day, month)
    from (select unnest(p_members) as member_id, unnest(p_amounts) as amount) t
    where a.id = ledger_wallet(t.member_id) and a.balance >= t.amount and t.amount > 0
    returning t.member_id, a.balance,
      a.guarded or a.staked_day > p_staked_max or a.staked_day - a.returned_day > p_lost_max as is_watched
  )
  select array_agg(t.member_id), array_agg(t.balance), array_agg(t.member_id) filter (where t.is_watched)
  into members, balances, watched from taken t;

  if coalesce(cardinality(members), 0) < cardinality(p_members) then
    select watched || array_agg(held.member_id) filter (where held.is_watched) into watched
    from (select unnest(p_members) as id except select unnest(members) order by 1) rest,
      lateral (
        select a.member_id, a.guarded or ledger_kept(a.staked_day, a.use_day, today) > p_staked_max
            or ledger_kept(a.staked_day - a.returned_day, a.use_day, today) > p_lost_max as is_watched
        from ledger_account a where a.id = ledger_wallet(rest.id) for no key update
      ) held;
  end if;
end
$function$
;

CREATE OR REPLACE FUNCTION public.ledger_unreserve(p_members bigint[], p_amounts bigint[])
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  given integer;
begin
  update ledger_account a set balance = a.balance + t.amount, staked_day = a.staked_day - t.amount,
    staked_week = a.staked_week - t.amount, staked_month = a.staked_month - t.amount
  from (select unnest(p_members) as member_id, unnest(p_amounts) as amount) t
  where a.id = ledger_wallet(t.member_id);
  get diagnostics given = row_count;
  return given;
end
$function$
;

CREATE OR REPLACE FUNCTION public.ledger_use(p_refs uuid[], p_kinds text[], p_froms bigint[], p_tos bigint[], p_amounts bigint[], p_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  today constant date := seoul_day(p_at);
  week constant date := date_trunc('week', today);
  month constant date := date_trunc('month', today);
begin
  update ledger_account a set
    use_day = greatest(a.use_day, today),
    staked_day = ledger_kept(a.staked_day, a.use_day, today) + s.staked - s.back_day,
    staked_week = ledger_kept(a.staked_week, a.use_day, week) + s.staked - s.back_week,
    staked_month = ledger_kept(a.staked_month, a.use_day, month) + s.staked - s.back_month,
    returned_day = ledger_kept(a.returned_day, a.use_day, today) + s.returned,
    returned_week = ledger_kept(a.returned_week, a.use_day, week) + s.returned,
    returned_month = ledger_kept(a.returned_month, a.use_day, month) + s.returned
  from (
    select m.wallet, sum(m.staked)::bigint as staked, sum(m.returned)::bigint as returned,
      coalesce(sum(m.back) filter (where m.ref >= seoul_floor(own.day)), 0)::bigint as back_day,
      coalesce(sum(m.back) filter (where m.ref >= seoul_floor(date_trunc('week', own.day)::date)), 0)::bigint as back_week,
      coalesce(sum(m.back) filter (where m.ref >= seoul_floor(date_trunc('month', own.day)::date)), 0)::bigint
        as back_month
    from (
      select greatest(r.from_account, r.to_account) as wallet, r.ref,
        case when r.kind in ('bet', 'bet-waiting') and r.from_account > 0 then r.amount else 0 end as staked,
        case when r.kind in ('bet-refused', 'bet-cancelled') and r.to_account > 0 then r.amount else 0 end as back,
        case when r.kind = 'bet-settled' and r.to_account > 0 then r.amount
          when r.kind = 'settlement-reversed' and r.from_account > 0 then -r.amount else 0 end as returned
      from unnest(p_refs, p_kinds, p_froms, p_tos, p_amounts) r(ref, kind, from_account, to_account, amount)
    ) m
    cross join lateral (
      select greatest(w.use_day, today) as day from ledger_account w where w.id = m.wallet and w.kind = 'wallet' offset 0
    ) own
    where m.staked <> 0 or m.back <> 0 or m.returned <> 0
    group by m.wallet
  ) s
  where a.id = s.wallet;
end
$function$
;

CREATE OR REPLACE FUNCTION public.ledger_uses(p_members bigint[], p_at timestamp with time zone)
 RETURNS json
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  today constant date := seoul_day(p_at);
  week constant date := date_trunc('week', today);
  month constant date := date_trunc('month', today);
begin
  return (
    select json_object_agg(m.id, json_build_array(
      ledger_kept(a.staked_day, a.use_day, today), ledger_kept(a.staked_week, a.use_day, week),
      ledger_kept(a.staked_month, a.use_day, month), ledger_kept(a.returned_day, a.use_day, today),
      ledger_kept(a.returned_week, a.use_day, week), ledger_kept(a.returned_month, a.use_day, month)))
    from (select unnest(p_members) as id) m
    cross join lateral (select a.* from ledger_account a where a.id = ledger_wallet(m.id) offset 0) a);
end
$function$
;

CREATE OR REPLACE FUNCTION public.ledger_walk(p_state bigint[], p_balance bigint, p_debt bigint, p_change bigint, p_may_owe boolean)
 RETURNS bigint[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  balance bigint := coalesce(p_state[1], p_balance);
  debt bigint := coalesce(p_state[2], p_debt);
  on_debt bigint;
begin
  if p_change >= 0 then
    on_debt := least(p_change, -debt);
  elsif balance + p_change >= 0 then
    on_debt := 0;
  elsif p_may_owe then
    on_debt := balance + p_change;
  else
    return array[balance, debt, 0, 0, 0];
  end if;
  return array[balance + p_change - on_debt, debt + on_debt, p_change - on_debt, on_debt, 1];
end
$function$
;

CREATE OR REPLACE FUNCTION public.ledger_walk_rows(p_from bigint[], p_to bigint[], p_amount bigint[], p_shortfall text)
 RETURNS ledger_step[]
 LANGUAGE plpgsql
AS $function$
begin
  return array(
    select (w.ord, w.account, w.member_id, w.currency,
      w.walk[1] <> w.balance_before or w.walk[2] <> w.debt_before, w.walk[1], w.walk[2], w.walk[3], w.walk[4],
      w.account is null or coalesce(w.walk[5] = 1, false), w.is_last)::ledger_step
    from (
      select g.*,
        case when g.balance_before is not null then
          ledger_walked(g.balance_before, g.debt_before, g.change, p_shortfall = 'owe')
            filter (where g.balance_before is not null)
            over (partition by g.account order by g.ord rows unbounded preceding)
        end as walk,
        lead(g.ord) over (partition by g.account order by g.ord) is null as is_last
      from (
        select r.ord::integer, r.account, case when r.from_account > 0 then -r.amount else r.amount end as change,
          own.balance as balance_before, own.owed as debt_before, own.member_id, own.currency
        from (
          select r.*, case when greatest(r.from_account, r.to_account) > 0
            then greatest(r.from_account, r.to_account) end as account
          from unnest(p_from, p_to, p_amount) with ordinality r(from_account, to_account, amount, ord)
          order by account, r.ord
        ) r
        left join lateral (
          select a.balance, a.owed, a.member_id, a.currency from ledger_account a where a.id = r.account
          for no key update
        ) own on true
      ) g
    ) w
    order by w.ord);
end
$function$
;

create aggregate ledger_walked(bigint,bigint,bigint,boolean); -- by ledger_walk(bigint[],bigint,bigint,bigint,boolean)

CREATE OR REPLACE FUNCTION public.ledger_wallet(p_member_id bigint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (p_member_id * 16)
;

CREATE OR REPLACE FUNCTION public.ledger_write(p_refs uuid[], p_kinds text[], p_seqs integer[], p_parts integer[], p_froms bigint[], p_tos bigint[], p_amounts bigint[], p_from_afters bigint[], p_to_afters bigint[], p_at timestamp with time zone, p_actor text, p_memos text[] DEFAULT NULL::text[])
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  written integer;
begin
  insert into ledger_posting (ref_id, kind, seq, part, from_account, to_account, amount, from_after, to_after, at,
    actor, memo)
  select r.ref, r.kind, coalesce(r.seq, 0), coalesce(r.part, 0), r.from_account, r.to_account, r.amount, r.from_after,
    r.to_after, p_at, p_actor, r.memo
  from (
    select unnest(p_refs) as ref, unnest(p_kinds) as kind, unnest(p_seqs) as seq, unnest(p_parts) as part,
      unnest(p_froms) as from_account, unnest(p_tos) as to_account, unnest(p_amounts) as amount,
      unnest(p_from_afters) as from_after, unnest(p_to_afters) as to_after, unnest(p_memos) as memo
  ) r;
  get diagnostics written = row_count;
  return written;
end
$function$
;

CREATE OR REPLACE FUNCTION public.leg_denominator(p_result text, p_tied smallint)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE p_result WHEN 'won'::text THEN 100 WHEN 'half-won'::text THEN 200 WHEN 'half-lost'::text THEN 2 WHEN 'dead-heat'::text THEN (100 * p_tied) ELSE 1 END
;

CREATE OR REPLACE FUNCTION public.leg_numerator(p_result text, p_odds integer, p_places smallint, p_tied smallint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE p_result WHEN 'won'::text THEN (p_odds)::bigint WHEN 'half-won'::text THEN ((p_odds + 100))::bigint WHEN 'dead-heat'::text THEN ((p_odds)::bigint * LEAST(p_places, p_tied)) ELSE (1)::bigint END
;

CREATE OR REPLACE FUNCTION public.leg_stretch(p_fixture bigint, p_after_member bigint, p_after_bet uuid, p_limit integer, OUT last_member bigint, OUT last_bet uuid, OUT legs integer)
 RETURNS record
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET enable_sort TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
 SET jit TO 'off'
AS $function$
#variable_conflict use_column
begin
  select (array_agg(next.member_id))[count(*)], (array_agg(next.bet_id))[count(*)], count(*)
  into last_member, last_bet, legs
  from (
    select l.member_id, l.bet_id from bet_leg l
    where l.fixture_id = p_fixture and (l.member_id, l.bet_id) > (p_after_member, p_after_bet)
    order by l.member_id, l.bet_id limit p_limit
  ) next;
end
$function$
;

CREATE OR REPLACE FUNCTION public.mark_late_legs(p_fixture bigint, p_after_member bigint, p_after_bet uuid, p_limit integer, p_starts_at timestamp with time zone, p_numbers integer[], p_at_ms bigint[], OUT last_member bigint, OUT last_bet uuid, OUT legs integer)
 RETURNS record
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_bitmapscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
 SET jit TO 'off'
AS $function$
#variable_conflict use_column
declare
  newest integer := (select max(goal.number) from unnest(p_numbers) goal(number));
begin
  select s.last_member, s.last_bet, s.legs into last_member, last_bet, legs
  from leg_stretch(p_fixture, p_after_member, p_after_bet, p_limit) s;
  if legs = 0 then
    return;
  end if;

  update bet_leg l set late = not l.late
  from (
    select held.bet_id, held.member_id, held.leg_no
    from (
      select l.bet_id, l.member_id, l.leg_no, l.late, l.incident_at_bet, l.starts_at from bet_leg l
      where l.fixture_id = p_fixture and (l.member_id, l.bet_id) > (p_after_member, p_after_bet)
        and (l.member_id, l.bet_id) <= (last_member, last_bet)
        and (l.late or case when l.incident_at_bet is null then l.starts_at > p_starts_at
          else l.incident_at_bet < newest end)
      offset 0
    ) held
    cross join lateral (select b.placed_at from bet b where b.id = held.bet_id and b.member_id = held.member_id limit 1) b
    where held.late <> case when held.incident_at_bet is null
      then held.starts_at > p_starts_at and b.placed_at >= p_starts_at
      else exists (
        select from unnest(p_numbers, p_at_ms) goal(number, at_ms)
        where goal.number > held.incident_at_bet and to_timestamp(goal.at_ms / 1000.0) < b.placed_at) end
  ) found
  where l.fixture_id = p_fixture and l.member_id = found.member_id and l.bet_id = found.bet_id
    and l.leg_no = found.leg_no;
end
$function$
;

CREATE OR REPLACE FUNCTION public.member_record_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'records of members are append-only: % on % refused', tg_op, tg_table_name
    using errcode = 'insufficient_privilege';
end
$function$
;

CREATE OR REPLACE FUNCTION public.minigame_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'what was in force stays: % on % refused', tg_op, tg_table_name
    using errcode = 'insufficient_privilege';
end
$function$
;

create aggregate numeric_product(numeric); -- by numeric_mul(numeric,numeric)

CREATE OR REPLACE FUNCTION public.outcome_version(p_known outcome, p_odds_by_operator integer, p_suspended_by_operator boolean, p_voided boolean)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select p_known.version + (
    coalesce(p_known.odds_by_operator, p_known.odds) <> coalesce(p_odds_by_operator, p_known.odds)
    or p_known.status_by_feed = 'open'
      and (p_known.suspended_by_operator or p_known.voided) <> (p_suspended_by_operator or p_voided)
  )::integer
$function$
;

CREATE OR REPLACE FUNCTION public.protection_facts(p_members bigint[], p_at timestamp with time zone)
 RETURNS json
 LANGUAGE plpgsql
 STABLE
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.protection_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'protection is append-only: % on % refused', tg_op, tg_table_name
    using errcode = 'insufficient_privilege';
end
$function$
;

CREATE OR REPLACE FUNCTION public.refuse_odds_history_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'odds_history is never changed';
end
$function$
;

CREATE OR REPLACE FUNCTION public.register_month_partitions(p_table text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into month_partitioned (table_name) values (p_table);
  execute format('create table %I partition of %I default', p_table || '_default', p_table);
end
$function$
;

CREATE OR REPLACE FUNCTION public.reopen_legs(p_fixture bigint, p_revision integer, p_after_member bigint, p_after_bet uuid, p_limit integer, p_market_types integer[], p_lines integer[], p_picks text[], p_taken_back integer[])
 RETURNS integer
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_bitmapscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
 SET jit TO 'off'
AS $function$
declare
  stretch record;
  opened integer;
begin
  select s.last_member, s.last_bet into stretch from leg_stretch(p_fixture, p_after_member, p_after_bet, p_limit) s;
  update bet_leg l set result = null, dead_heat_places = null, dead_heat_tied = null, result_revision = null,
    score = '', reason = ''
  from (
    select held.bet_id, held.member_id, held.leg_no
    from (
      select l.bet_id, l.member_id, l.leg_no, l.market_type_id, l.line, l.pick, l.home_at_bet, l.away_at_bet, l.late,
        l.result_revision
      from bet_leg l
      where l.fixture_id = p_fixture and (l.member_id, l.bet_id) > (p_after_member, p_after_bet)
        and (l.member_id, l.bet_id) <= (stretch.last_member, stretch.last_bet) and l.result = 'void'
      offset 0
    ) held
    where exists (
        select from unnest(p_market_types, p_lines, p_picks, p_taken_back) v(market_type_id, line, pick, revision)
        where v.market_type_id = held.market_type_id and v.line is not distinct from held.line
          and (v.pick is null or v.pick = held.pick) and held.result_revision < v.revision)
      and not exists (
        select from outcome_grading g
        where g.fixture_id = p_fixture and g.revision = p_revision and g.market_type_id = held.market_type_id
          and g.pick = held.pick and g.line is not distinct from held.line
          and g.home_at_bet is not distinct from held.home_at_bet
          and g.away_at_bet is not distinct from held.away_at_bet
          and g.late = held.late and g.result is not null)
  ) found
  where l.fixture_id = p_fixture and l.member_id = found.member_id and l.bet_id = found.bet_id
    and l.leg_no = found.leg_no;
  get diagnostics opened = row_count;
  return opened;
end
$function$
;

CREATE OR REPLACE FUNCTION public.report_add_days(p_counted report_entry[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into report_day as known (day, product, detail, sport_id, league_id, market_type_id, level,
    bets, staked, cancelled_bets, cancelled, settled_bets, settled, void_bets, void, paid)
  select seoul_day(c.hour), c.product, c.detail, c.sport_id, c.league_id, c.market_type_id, c.level,
    sum(c.bets), sum(c.staked), sum(c.cancelled_bets), sum(c.cancelled), sum(c.settled_bets),
    sum(c.settled), sum(c.void_bets), sum(c.void), sum(c.paid)
  from unnest(p_counted) c
  group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7
  on conflict (day, product, detail, sport_id, league_id, market_type_id, level) do update set
    bets = known.bets + excluded.bets, staked = known.staked + excluded.staked,
    cancelled_bets = known.cancelled_bets + excluded.cancelled_bets, cancelled = known.cancelled + excluded.cancelled,
    settled_bets = known.settled_bets + excluded.settled_bets, settled = known.settled + excluded.settled,
    void_bets = known.void_bets + excluded.void_bets, void = known.void + excluded.void,
    paid = known.paid + excluded.paid;
end
$function$
;

CREATE OR REPLACE FUNCTION public.report_add_hours(p_counted report_entry[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into report_hour as known (hour, product,
    bets, staked, cancelled_bets, cancelled, settled_bets, settled, void_bets, void, paid)
  select c.hour, c.product,
    sum(c.bets), sum(c.staked), sum(c.cancelled_bets), sum(c.cancelled), sum(c.settled_bets),
    sum(c.settled), sum(c.void_bets), sum(c.void), sum(c.paid)
  from unnest(p_counted) c
  group by 1, 2 order by 1, 2
  on conflict (hour, product) do update set
    bets = known.bets + excluded.bets, staked = known.staked + excluded.staked,
    cancelled_bets = known.cancelled_bets + excluded.cancelled_bets, cancelled = known.cancelled + excluded.cancelled,
    settled_bets = known.settled_bets + excluded.settled_bets, settled = known.settled + excluded.settled,
    void_bets = known.void_bets + excluded.void_bets, void = known.void + excluded.void,
    paid = known.paid + excluded.paid;
end
$function$
;

CREATE OR REPLACE FUNCTION public.report_add_members(p_counted report_entry[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into report_member_day as known (day, member_id, product, level,
    bets, staked, cancelled_bets, cancelled, settled_bets, settled, void_bets, void, paid)
  select seoul_day(c.hour), c.member_id, c.product, c.level,
    sum(c.bets), sum(c.staked), sum(c.cancelled_bets), sum(c.cancelled), sum(c.settled_bets),
    sum(c.settled), sum(c.void_bets), sum(c.void), sum(c.paid)
  from unnest(p_counted) c
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (day, member_id, product, level) do update set
    bets = known.bets + excluded.bets, staked = known.staked + excluded.staked,
    cancelled_bets = known.cancelled_bets + excluded.cancelled_bets, cancelled = known.cancelled + excluded.cancelled,
    settled_bets = known.settled_bets + excluded.settled_bets, settled = known.settled + excluded.settled,
    void_bets = known.void_bets + excluded.void_bets, void = known.void + excluded.void,
    paid = known.paid + excluded.paid;
end
$function$
;

CREATE OR REPLACE FUNCTION public.report_count_bets(p_ats timestamp with time zone[], p_ids uuid[], p_members bigint[], p_bets bigint[], p_staked bigint[], p_cancelled_bets bigint[], p_cancelled bigint[], p_settled_bets bigint[], p_settled bigint[], p_void_bets bigint[], p_void bigint[], p_paid bigint[])
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_bitmapscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
 SET jit TO 'off'
AS $function$
declare
  counted report_entry[];
begin
  counted := array(
    select (date_trunc('hour', u.at, 'UTC'), u.member_id, b.game_type, b.detail_type, coalesce(on_match.sport_id, 0),
      coalesce(on_match.league_id, 0), coalesce(one.market_type_id, 0), coalesce(m.level, 0), u.bets, u.staked,
      u.cancelled_bets, u.cancelled, u.settled_bets, u.settled, u.void_bets, u.void, u.paid)::report_entry
    from unnest(p_ats, p_ids, p_members, p_bets, p_staked, p_cancelled_bets, p_cancelled, p_settled_bets, p_settled,
      p_void_bets, p_void, p_paid) u(at, id, member_id, bets, staked, cancelled_bets, cancelled, settled_bets, settled,
      void_bets, void, paid)
    cross join lateral (
      select b.game_type, b.detail_type, b.leg_count, b.fixtures from bet b
      where b.member_id = u.member_id and b.id = u.id offset 0
    ) b
    left join lateral (select m.level from member m where m.id = u.member_id offset 0) m on true
    cross join lateral (
      select case when min(f.sport_id) = max(f.sport_id) then min(f.sport_id) end as sport_id,
        case when min(f.league_id) = max(f.league_id) then min(f.league_id) end as league_id
      from unnest(b.fixtures) on_fixture(id)
      cross join lateral (select f.sport_id, f.league_id from fixture f where f.id = on_fixture.id offset 0) f
    ) on_match
    left join lateral (
      select l.market_type_id from bet_leg l
      where b.leg_count = 1 and l.fixture_id = b.fixtures[1] and l.member_id = u.member_id and l.bet_id = u.id limit 1
    ) one on true);
  perform report_add_days(counted);
  perform report_add_members(counted);
  perform report_add_hours(counted);
end
$function$
;

CREATE OR REPLACE FUNCTION public.request_digest(p_member_id bigint, p_key text)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN sha256(convert_to(((p_member_id || ' '::text) || p_key), 'UTF8'::name))
;

CREATE OR REPLACE FUNCTION public.round_judge(p_round bigint, p_from uuid, p_to uuid, p_after_member bigint, p_after_bet uuid, p_limit integer, p_outcomes jsonb, OUT last_member bigint, OUT last_bet uuid, OUT picks integer, OUT changes bet_change[])
 RETURNS record
 LANGUAGE plpgsql
AS $function$
begin
  with next as materialized (
    select p.round_id, p.member_id, p.bet_id, p.market, p.pick, p.odds from round_pick p
    where p.round_id = p_round and (p.member_id, p.bet_id) > (p_after_member, p_after_bet)
      and p.bet_id between p_from and p_to and p.result is null
    order by p.member_id, p.bet_id limit p_limit
  ), judged as materialized (
    select n.round_id, n.member_id, n.bet_id, o.result, o.extra,
      (b.id, b.member_id, b.stake, b.revision, b.status, b.payout, v.status, v.payout)::bet_change as change
    from next n
    cross join lateral (
      select b.* from bet b where b.id = n.bet_id and b.member_id = n.member_id and b.status = 0
      for no key update
    ) b
    cross join lateral (
      select case when p_outcomes is null then 'void' else coalesce(found.outcome->>'result', 'lost') end as result,
        coalesce((found.outcome->>'extra')::smallint, 0::smallint) as extra
      from (select p_outcomes->(n.market || ' ' || n.pick) as outcome) found
    ) o
    -- The rule of all bets: a pick pays its odds, and whole stakes on top of them as if they were odds.
    cross join lateral bet_verdict(b.stake, b.winnings_max, null, null, null::payout_rule,
      array[(o.result, n.odds + 100 * o.extra, null, null)::leg_outcome]) v
  ), kept as (
    update round_pick p set result = j.result, extra = j.extra
    from judged j
    -- Nothing here is the same for all rows: a scan of the whole round for each that was judged can't look cheap.
    where p.round_id = j.round_id and p.member_id = j.member_id and p.bet_id = j.bet_id
  )
  select (select array_agg(j.change order by j.member_id, j.bet_id) from judged j),
    (array_agg(n.member_id))[count(*)], (array_agg(n.bet_id))[count(*)], count(*)
  into changes, last_member, last_bet, picks
  from next n;
  changes := coalesce(changes, '{}');
end
$function$
;

CREATE OR REPLACE FUNCTION public.round_outcomes(p_results jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT COALESCE(jsonb_object_agg(o.place, o.outcome), '{}'::jsonb) AS "coalesce" FROM (SELECT (((r.result ->> 'market'::text) || ' '::text) || won.pick) AS place, jsonb_build_object('result', 'won', 'extra', COALESCE((((r.result -> 'extra'::text) ->> won.pick))::integer, 0)) AS outcome FROM jsonb_array_elements(round_outcomes.p_results) r(result), LATERAL jsonb_array_elements_text((r.result -> 'won'::text)) won(pick) UNION ALL SELECT (((r.result ->> 'market'::text) || ' '::text) || back.pick), jsonb_build_object('result', 'void', 'extra', 0) AS jsonb_build_object FROM jsonb_array_elements(round_outcomes.p_results) r(result), LATERAL jsonb_array_elements_text((r.result -> 'void'::text)) back(pick)) o)
;

CREATE OR REPLACE FUNCTION public.round_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE'
    or (new.id, new.game_id, new.day, new.number, new.starts_at, new.closes_at, new.draws_at, new.terms_version,
      new.chain_id, new.link, new.commitment, new.beacon_kind, new.keeper_end)
      is distinct from (old.id, old.game_id, old.day, old.number, old.starts_at, old.closes_at, old.draws_at,
      old.terms_version, old.chain_id, old.link, old.commitment, old.beacon_kind, old.keeper_end)
    or old.state in ('drawn', 'void') and new.state <> old.state
    or old.state = 'closed' and new.state = 'open' or old.state = 'open' and new.state = 'drawn'
    or old.beacon is not null and new.beacon is distinct from old.beacon
    or old.bets_digest is not null and new.bets_digest is distinct from old.bets_digest
    or old.seed is not null and new.seed is distinct from old.seed
    or old.draw is not null and (new.draw, new.results) is distinct from (old.draw, old.results)
  then
    raise exception 'a round stays as it was told: % of % refused', tg_op, old.id
      using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION public.rule_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'versions of texts are append-only: % refused', tg_op using errcode = 'insufficient_privilege';
end
$function$
;

CREATE OR REPLACE FUNCTION public.seoul_day(p_at timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ((p_at AT TIME ZONE 'Asia/Seoul'::text))::date
;

CREATE OR REPLACE FUNCTION public.seoul_floor(p_day date)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN uuid_floor(((p_day)::timestamp without time zone AT TIME ZONE 'Asia/Seoul'::text))
;

CREATE OR REPLACE FUNCTION public.session_minutes(p_member_id bigint, p_at timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  midnight constant timestamptz := seoul_day(p_at)::timestamp at time zone 'Asia/Seoul';
begin
  return (
    select coalesce(floor(extract(epoch from sum(
      least(coalesce(s.ended_at, p_at), s.expires_at, p_at) - greatest(s.began_at, midnight))) / 60), 0)::integer
    from session s
    where s.member_id = p_member_id and s.began_at > midnight - interval '1 day' and s.began_at < p_at
      and least(coalesce(s.ended_at, p_at), s.expires_at) > midnight);
end
$function$
;

CREATE OR REPLACE FUNCTION public.settle_bets(p_fixture bigint, p_revision integer, p_corrects boolean, p_cause text, p_after_member bigint, p_after_bet uuid, p_limit integer, p_ref uuid, p_at timestamp with time zone, OUT last_member bigint, OUT last_bet uuid, OUT legs integer, OUT changed integer, OUT news text)
 RETURNS record
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_bitmapscan TO 'off'
 SET enable_sort TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
 SET jit TO 'off'
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.settle_round(p_round bigint, p_starts_at timestamp with time zone, p_after_member bigint, p_after_bet uuid, p_limit integer, p_ref uuid, p_at timestamp with time zone, OUT last_member bigint, OUT last_bet uuid, OUT picks integer, OUT changed integer, OUT news text)
 RETURNS record
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_bitmapscan TO 'off'
 SET enable_sort TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
 SET jit TO 'off'
AS $function$
#variable_conflict use_column
declare
  round record;
  changes bet_change[];
begin
  select r.state, round_outcomes(r.results) as outcomes into round
  from minigame_round r where r.id = p_round and r.starts_at = p_starts_at;
  if round.state is null or round.state not in ('drawn', 'void') then
    raise exception 'round % has no result', p_round;
  end if;

  -- Bets have ids of their time, and the clocks of two servers are never a day apart.
  select j.last_member, j.last_bet, j.picks, j.changes into last_member, last_bet, picks, changes
  from round_judge(p_round, uuid_floor(p_starts_at - interval '1 day'), uuid_floor(p_starts_at + interval '2 days'),
    p_after_member, p_after_bet, p_limit, case when round.state = 'drawn' then round.outcomes end) j;
  changed := cardinality(changes);
  if changed = 0 then
    return;
  end if;
  perform settling_keep(p_round, 1, '{}', changes, null, p_at);
  perform bet_note_ended(changes, p_at);
  news := json_build_object(
    'reversals', settling_take_back(p_round, changes, p_ref, p_at),
    'balances', settling_pay(changes, p_at),
    'bets', (
      select json_agg(json_build_array(c.member_id, c.id, c.status, c.payout, null)) from unnest(changes) c)
  )::text;
end
$function$
;

CREATE OR REPLACE FUNCTION public.settling_cancel(p_changes bet_change[], p_by text, p_at timestamp with time zone)
 RETURNS json
 LANGUAGE plpgsql
AS $function$
declare
  members bigint[];
  balances bigint[];
  touched integer;
begin
  if coalesce(cardinality(p_changes), 0) = 0 then
    return '[]';
  end if;
  update bet b set status = -1, settled_at = p_at, cancelled_by = p_by
  from unnest(p_changes) c
  where b.id = c.id and b.member_id = c.member_id and b.status = 0;
  get diagnostics touched = row_count;
  if touched <> cardinality(p_changes) then
    raise exception 'a bet that is cancelled is open';
  end if;
  members := array(select c.member_id from unnest(p_changes) c);
  balances := ledger_pay(array(select c.id from unnest(p_changes) c), 'bet-cancelled',
    array_fill(0, array[cardinality(members)]), 'house:open-stakes', members,
    array(select c.stake from unnest(p_changes) c), p_at, 'system:settlement');
  return (
    select json_agg(json_build_array(t.member_id, t.balance))
    from unnest(members, balances, members[2:]) t(member_id, balance, next_member)
    where t.member_id is distinct from t.next_member);
end
$function$
;

CREATE OR REPLACE FUNCTION public.settling_free_stakes(p_changes bet_change[], p_ref uuid, p_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  places constant text[] := array['house:open-stakes', 'house:bets', 'house:free-stakes'];
  move record;
begin
  for move in
    select t.was, t.now, sum(t.stake)::bigint as amount
    from (
      select c.stake, case c.old_status when 0 then 1 when 3 then 3 else 2 end as was,
        case c.status when 0 then 1 when 3 then 3 else 2 end as now
      from unnest(p_changes) c
    ) t
    where t.was <> t.now group by t.was, t.now order by t.was, t.now
  loop
    perform ledger_post_house(array[p_ref], 'free-stake', 10 * move.was + move.now, places[move.was], places[move.now],
      array[move.amount], p_at, 'system:settlement');
  end loop;
end
$function$
;

CREATE OR REPLACE FUNCTION public.settling_judge(p_fixture bigint, p_revision integer, p_corrects boolean, p_bets bet[], OUT legs graded_leg[], OUT changes bet_change[])
 RETURNS record
 LANGUAGE plpgsql
AS $function$
begin
  with judged as materialized (
    select b.ordinality as ord, held.legs,
      case when v.status <> b.status or v.payout is distinct from b.payout then
        (b.id, b.member_id, b.stake, b.revision, b.status, b.payout, v.status, v.payout)::bet_change end as change
    from unnest(p_bets) with ordinality b
    -- Of a bet without a bonus no rule is looked for.
    left join payout_rule rule on rule.id = case when b.bonus_folds is not null then b.payout_rule end
    cross join lateral (
      select
        array_agg(case when g.result is null
          then (l.result, l.odds, l.dead_heat_places, l.dead_heat_tied)::leg_outcome
          else (g.result, l.odds, g.dead_heat_places, g.dead_heat_tied)::leg_outcome end) as outcomes,
        array_agg((b.id, b.member_id, l.leg_no, g.result, g.dead_heat_places, g.dead_heat_tied, g.score,
          g.reason)::graded_leg) filter (where g.result is not null) as legs
      from unnest(b.fixtures) on_fixture(id)
      cross join lateral (
        select l.* from bet_leg l
        where l.fixture_id = on_fixture.id and l.member_id = b.member_id and l.bet_id = b.id offset 0
      ) l
      left join lateral (
        select g.* from outcome_grading g
        where l.fixture_id = p_fixture and (p_corrects or l.result is null)
          and l.result_revision is distinct from p_revision
          and g.fixture_id = p_fixture and g.revision = p_revision and g.market_type_id = l.market_type_id
          and g.pick = l.pick and g.line is not distinct from l.line
          and g.home_at_bet is not distinct from l.home_at_bet
          and g.away_at_bet is not distinct from l.away_at_bet
          and g.late = l.late and g.result is not null
        offset 0
      ) g on true
    ) held
    cross join lateral bet_verdict(b.stake, b.winnings_max, b.bonus_odds, b.bonus_folds, rule, held.outcomes,
      b.coupon_id is not null) v
  )
  select array(select unnest(j.legs) from judged j),
    array(select j.change from judged j where not j.change is null order by j.ord)
  into legs, changes;
end
$function$
;

CREATE OR REPLACE FUNCTION public.settling_keep(p_fixture bigint, p_revision integer, p_legs graded_leg[], p_changes bet_change[], p_cause text, p_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update bet_leg l set result = g.result, dead_heat_places = g.dead_heat_places, dead_heat_tied = g.dead_heat_tied,
    result_revision = p_revision, score = g.score, reason = g.reason
  from unnest(p_legs) g
  where l.fixture_id = p_fixture and l.member_id = g.member_id and l.bet_id = g.bet_id and l.leg_no = g.leg_no;

  update bet b set status = c.status, payout = c.payout, revision = c.revision + 1,
    settled_at = case when c.status = 0 then null else p_at end,
    first_settled_at = case when c.old_status in (1, 2) then coalesce(b.first_settled_at, b.settled_at)
      else b.first_settled_at end,
    resettled_by = case when c.old_status = 0 then b.resettled_by else p_cause end
  from unnest(p_changes) c
  where b.id = c.id and b.member_id = c.member_id;
end
$function$
;

CREATE OR REPLACE FUNCTION public.settling_own_stakes(p_changes bet_change[], p_bets bet[], OUT own bet_change[], OUT free bet_change[])
 RETURNS record
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from unnest(p_bets) b where b.coupon_id is not null) then
    own := p_changes;
    return;
  end if;
  select
    array_agg(case when b.coupon_id is null then c.change
      else ((c.change).id, (c.change).member_id, 0, (c.change).revision, (c.change).old_status, (c.change).old_payout,
        (c.change).status, (c.change).payout)::bet_change end order by c.ord),
    array_agg(c.change order by c.ord) filter (where b.coupon_id is not null)
  into own, free
  from (select p_changes[i] as change, i as ord from generate_subscripts(p_changes, 1) i) c
  join unnest(p_bets) b on b.id = (c.change).id;
  own := coalesce(own, '{}');
end
$function$
;

CREATE OR REPLACE FUNCTION public.settling_pay(p_changes bet_change[], p_at timestamp with time zone)
 RETURNS json
 LANGUAGE plpgsql
AS $function$
declare
  refs uuid[];
  seqs integer[];
  members bigint[];
  amounts bigint[];
  balances bigint[];
begin
  select array_agg(c.id), array_agg(c.revision + 1), array_agg(c.member_id), array_agg(c.payout)
  into refs, seqs, members, amounts
  from unnest(p_changes) c
  where c.payout > 0 and c.payout is distinct from c.old_payout;
  if refs is null then
    return '[]';
  end if;
  balances := ledger_pay(refs, 'bet-settled', seqs, 'house:bets', members, amounts, p_at, 'system:settlement');
  return (
    select json_agg(json_build_array(t.member_id, t.balance))
    from unnest(members, balances, members[2:]) t(member_id, balance, next_member)
    where t.member_id is distinct from t.next_member);
end
$function$
;

CREATE OR REPLACE FUNCTION public.settling_take(p_fixture bigint, p_after_member bigint, p_after_bet uuid, p_limit integer, OUT last_member bigint, OUT last_bet uuid, OUT legs integer, OUT bets bet[])
 RETURNS record
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
declare
  ids uuid[];
  members bigint[];
begin
  select array_agg(next.bet_id), array_agg(next.member_id), count(*) into ids, members, legs
  from (
    select l.member_id, l.bet_id from bet_leg l
    where l.fixture_id = p_fixture and (l.member_id, l.bet_id) > (p_after_member, p_after_bet)
    order by l.member_id, l.bet_id limit p_limit
  ) next;
  last_bet := ids[legs];
  last_member := members[legs];

  -- A bet with two legs on the fixture comes twice. A locked row is read as it stands then.
  select coalesce(array_agg(locked.bet), '{}') into bets
  from (
    select u.id, u.member_id, lag(u.id) over (order by u.ord) as before
    from unnest(ids, members) with ordinality u(id, member_id, ord)
  ) one
  cross join lateral (
    select b as bet from bet b where b.id = one.id and b.member_id = one.member_id and b.status <> -1
    for no key update
  ) locked
  where one.id is distinct from one.before;
end
$function$
;

CREATE OR REPLACE FUNCTION public.settling_take_back(p_fixture bigint, p_changes bet_change[], p_ref uuid, p_at timestamp with time zone)
 RETURNS json
 LANGUAGE plpgsql
AS $function$
declare
  stakes constant bigint := ledger_account_id('house:open-stakes');
  settled constant bigint := ledger_account_id('house:bets');
  unbooked integer;
  balances json;
begin
  with move as materialized (
    select row_number() over () as pos, m.*
    from (
      select p_ref as ref, 'bet-settled' as kind, 0 as seq, null::bigint as member_id, stakes as from_account,
        settled as to_account, sum(c.stake)::bigint as amount
      from unnest(p_changes) c where c.old_status = 0
      union all
      select p_ref, 'settlement-reversed', 0, null, settled, stakes, sum(c.stake)::bigint
      from unnest(p_changes) c where c.status = 0
      union all
      select c.id, 'settlement-reversed', c.revision, c.member_id, ledger_wallet(c.member_id), settled, c.old_payout
      from unnest(p_changes) c where c.old_payout is distinct from c.payout
    ) m
    where m.amount > 0
  ), columns as materialized (
    select array_agg(m.ref order by m.pos) as refs, array_agg(m.kind order by m.pos) as kinds,
      array_agg(m.seq order by m.pos) as seqs, array_agg(0) as parts, array_agg(m.from_account order by m.pos) as froms,
      array_agg(m.to_account order by m.pos) as tos, array_agg(m.amount order by m.pos) as amounts,
      array_agg(m.member_id order by m.pos) as members
    from move m
  )
  select count(*) filter (where p.state <> 'booked'),
    coalesce(json_agg(json_build_array(c.members[p.ord], p.balance) order by p.ord)
      filter (where c.members[p.ord] is not null), '[]')
  into unbooked, balances
  from columns c
  cross join lateral ledger_post(c.refs, c.kinds, c.seqs, c.parts, c.froms, c.tos, c.amounts, p_at,
    'system:settlement', null, 'owe') p;
  if unbooked > 0 then
    raise exception 'settlement of fixture %: % postings found no account', p_fixture, unbooked;
  end if;
  return balances;
end
$function$
;

CREATE OR REPLACE FUNCTION public.settling_turn_cause(p_bets bet[], p_cause text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.tell_member_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.tell_role_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.uuid_floor(p_at timestamp with time zone)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ((lpad(to_hex(((EXTRACT(epoch FROM p_at) * (1000)::numeric))::bigint), 12, '0'::text) || rpad(''::text, 20, '0'::text)))::uuid
;

CREATE OR REPLACE FUNCTION public.waiting_claim(p_ids uuid[], p_now timestamp with time zone)
 RETURNS SETOF bet_waiting
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_bitmapscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  return query
  select w.* from unnest(p_ids) asked(id)
  cross join lateral (
    select w.* from bet_waiting w where w.id = asked.id offset 0 for update skip locked
  ) w
  where w.state = 'waiting' and w.due_at <= p_now;
end
$function$
;

CREATE TRIGGER act_kept BEFORE DELETE OR UPDATE ON public.act FOR EACH ROW EXECUTE FUNCTION act_refuse_change();

CREATE TRIGGER act_not_emptied BEFORE TRUNCATE ON public.act FOR EACH STATEMENT EXECUTE FUNCTION act_refuse_change();

CREATE TRIGGER coin_draw_kept BEFORE DELETE OR UPDATE ON public.coin_draw FOR EACH ROW EXECUTE FUNCTION coin_refuse_change();

CREATE TRIGGER coin_prize_kept BEFORE DELETE OR UPDATE ON public.coin_prize FOR EACH ROW EXECUTE FUNCTION coin_refuse_change();

CREATE TRIGGER coin_prize_table_kept BEFORE DELETE OR UPDATE ON public.coin_prize_table FOR EACH ROW EXECUTE FUNCTION coin_refuse_change();

CREATE TRIGGER hand_move_kept BEFORE DELETE OR UPDATE ON public.hand_move FOR EACH ROW EXECUTE FUNCTION member_record_refuse_change();

CREATE TRIGGER hand_move_not_emptied BEFORE TRUNCATE ON public.hand_move FOR EACH STATEMENT EXECUTE FUNCTION member_record_refuse_change();

CREATE TRIGGER ledger_posting_kept BEFORE DELETE OR UPDATE ON public.ledger_posting FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();

CREATE TRIGGER ledger_posting_not_emptied BEFORE TRUNCATE ON public.ledger_posting FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE TRIGGER member_told AFTER UPDATE OF user_id, kind, role, withdrawal_type, level, tendency, status, has_second_factor ON public.member FOR EACH ROW EXECUTE FUNCTION tell_member_changed();

CREATE TRIGGER member_note_kept BEFORE DELETE OR UPDATE ON public.member_note FOR EACH ROW EXECUTE FUNCTION member_record_refuse_change();

CREATE TRIGGER member_note_not_emptied BEFORE TRUNCATE ON public.member_note FOR EACH STATEMENT EXECUTE FUNCTION member_record_refuse_change();

CREATE TRIGGER minigame_chain_kept BEFORE DELETE OR UPDATE ON public.minigame_chain FOR EACH ROW EXECUTE FUNCTION chain_refuse_change();

CREATE TRIGGER minigame_keeper_chain_kept BEFORE DELETE OR UPDATE ON public.minigame_keeper_chain FOR EACH ROW EXECUTE FUNCTION minigame_refuse_change();

CREATE TRIGGER minigame_round_kept BEFORE DELETE OR UPDATE ON public.minigame_round FOR EACH ROW EXECUTE FUNCTION round_refuse_change();

CREATE TRIGGER minigame_terms_kept BEFORE DELETE OR UPDATE ON public.minigame_terms FOR EACH ROW EXECUTE FUNCTION minigame_refuse_change();

CREATE TRIGGER odds_history_stands BEFORE DELETE OR UPDATE ON public.odds_history FOR EACH ROW EXECUTE FUNCTION refuse_odds_history_change();

CREATE TRIGGER once_password_told AFTER INSERT OR DELETE OR UPDATE ON public.once_password FOR EACH ROW EXECUTE FUNCTION tell_member_changed();

CREATE TRIGGER operator_account_told AFTER INSERT OR DELETE OR UPDATE ON public.operator_account FOR EACH ROW EXECUTE FUNCTION tell_member_changed();

CREATE TRIGGER operator_permission_told AFTER INSERT OR DELETE OR UPDATE ON public.operator_permission FOR EACH ROW EXECUTE FUNCTION tell_role_changed();

CREATE TRIGGER operator_role_told AFTER DELETE OR UPDATE ON public.operator_role FOR EACH ROW EXECUTE FUNCTION tell_role_changed();

CREATE TRIGGER protection_alarm_decision_kept BEFORE DELETE OR UPDATE ON public.protection_alarm_decision FOR EACH ROW EXECUTE FUNCTION protection_refuse_change();

CREATE TRIGGER protection_exclusion_kept BEFORE DELETE OR UPDATE ON public.protection_exclusion FOR EACH ROW EXECUTE FUNCTION protection_refuse_change();

CREATE TRIGGER protection_exclusion_not_emptied BEFORE TRUNCATE ON public.protection_exclusion FOR EACH STATEMENT EXECUTE FUNCTION protection_refuse_change();

CREATE TRIGGER protection_history_kept BEFORE DELETE OR UPDATE ON public.protection_history FOR EACH ROW EXECUTE FUNCTION protection_refuse_change();

CREATE TRIGGER protection_history_not_emptied BEFORE TRUNCATE ON public.protection_history FOR EACH STATEMENT EXECUTE FUNCTION protection_refuse_change();

CREATE TRIGGER rule_version_kept BEFORE DELETE OR UPDATE ON public.rule_version FOR EACH ROW EXECUTE FUNCTION rule_refuse_change();

CREATE TRIGGER rule_version_not_emptied BEFORE TRUNCATE ON public.rule_version FOR EACH STATEMENT EXECUTE FUNCTION rule_refuse_change();

CREATE TRIGGER session_gone_told AFTER DELETE ON public.session FOR EACH ROW WHEN (((old.ended_at IS NULL) AND (old.expires_at > now()))) EXECUTE FUNCTION tell_member_changed();

CREATE TRIGGER session_told AFTER UPDATE OF member_id, expires_at, ended_at, end_reason ON public.session FOR EACH ROW EXECUTE FUNCTION tell_member_changed();
