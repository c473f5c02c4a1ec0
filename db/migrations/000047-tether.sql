-- Tether (handbook 5.5). Requests themselves are rows of cash_request. Written only by src/server/cashier/tether, and what is
-- called back by src/server/cashier/gateway.

-- What tether is quoted at, as operators set it; each change is a further version, and the newest is in force.
create table tether_terms (
  version integer not null,
  changed_at timestamptz not null,
  -- Won for one USDT on two exchanges, and what the house keeps of their average.
  price_a integer not null,
  price_b integer not null,
  spread_basis_points integer not null,
  -- What sending costs on each network, in millionths of a USDT.
  fee_trc bigint not null,
  fee_erc bigint not null,
  -- From where the gateway calls back.
  gateway_networks text[] not null,
  -- Who has changed it; null for what the house was shipped with.
  operator text,
  reason text not null default '',
  constraint tether_terms_pkey primary key (version),
  constraint tether_terms_check check (version > 0 and price_a between 100 and 100000 and price_b between 100 and 100000
    and spread_basis_points between 0 and 1000 and fee_trc >= 0 and fee_erc >= 0)
);
insert into tether_terms (version, changed_at, price_a, price_b, spread_basis_points, fee_trc, fee_erc, gateway_networks)
values (1, '2026-01-01 00:00:00+09', 1400, 1400, 100, 1000000, 5000000, '{127.0.0.0/8,::1}');

-- A payment that a member opened with the gateway: a quote that holds for a time.
create table tether_payment (
  id uuid not null,
  request_id uuid not null,
  member_id bigint not null,
  network text not null,
  -- What was asked for; null where the payer decides.
  amount bigint,
  usdt bigint,
  rate integer not null,
  terms_version integer not null,
  state text not null default 'opening',
  -- Where it is paid; null until the gateway has answered.
  url text,
  opened_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  constraint tether_payment_pkey primary key (id),
  constraint tether_payment_request_id_key unique (request_id),
  constraint tether_payment_request_id_fkey foreign key (request_id) references cash_request (id),
  constraint tether_payment_member_id_fkey foreign key (member_id) references member (id),
  constraint tether_payment_terms_fkey foreign key (terms_version) references tether_terms (version),
  constraint tether_payment_check check (network in ('TRC-20', 'ERC-20') and rate > 0 and expires_at > opened_at
    and (amount is null) = (usdt is null) and amount > 0 and usdt > 0
    and state in ('opening', 'open', 'confirming', 'done', 'expired', 'cancelled', 'failed'))
);
create index tether_payment_member on tether_payment (member_id, opened_at desc);
create index tether_payment_opened on tether_payment (opened_at desc, id);
create index tether_payment_waits on tether_payment (expires_at) where state in ('opening', 'open');

-- What came on the chain. A transaction counts once, whatever is called back of it.
create table tether_transfer (
  network text not null,
  txid text not null,
  payment_id uuid not null,
  usdt bigint not null,
  seen_at timestamptz not null,
  confirmations integer not null,
  state text not null default 'seen',
  -- Why it waits for an operator.
  held_reason text,
  -- The deposit that it was credited as, and how much.
  request_id uuid,
  credited bigint,
  ended_at timestamptz,
  -- What the operator said who credited or returned it.
  note text not null default '',
  constraint tether_transfer_pkey primary key (network, txid),
  constraint tether_transfer_request_id_key unique (request_id),
  constraint tether_transfer_payment_id_fkey foreign key (payment_id) references tether_payment (id),
  constraint tether_transfer_request_id_fkey foreign key (request_id) references cash_request (id),
  constraint tether_transfer_check check (txid ~ '^[0-9a-f]{64}$' and usdt > 0 and confirmations >= 0
    and state in ('seen', 'held', 'credited', 'failed') and (state = 'held') <= (held_reason is not null)
    and (state = 'credited') = (request_id is not null) and (state = 'credited') = (credited is not null))
);
create index tether_transfer_payment on tether_transfer (payment_id);
create index tether_transfer_held on tether_transfer (seen_at) where state = 'held';
create index tether_transfer_seen on tether_transfer (seen_at desc);

-- Where members have tether sent. An address rests for a day after it was entered (field W6).
create table tether_address (
  id uuid not null,
  member_id bigint not null,
  network text not null,
  address text not null,
  label text not null default '',
  entered_at timestamptz not null,
  removed_at timestamptz,
  constraint tether_address_pkey primary key (id),
  constraint tether_address_member_id_fkey foreign key (member_id) references member (id),
  constraint tether_address_check check (network in ('TRC-20', 'ERC-20'))
);
create unique index tether_address_once on tether_address (member_id, network, address) where removed_at is null;
create index tether_address_shared on tether_address (address);

-- What is sent for a withdrawal, by the rate that was shown.
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
  state text not null default 'requested',
  txid text,
  confirmations integer not null default 0,
  asked_at timestamptz not null,
  changed_at timestamptz not null,
  constraint tether_withdrawal_pkey primary key (request_id),
  constraint tether_withdrawal_txid_key unique (network, txid),
  constraint tether_withdrawal_request_id_fkey foreign key (request_id) references cash_request (id),
  constraint tether_withdrawal_member_id_fkey foreign key (member_id) references member (id),
  constraint tether_withdrawal_address_id_fkey foreign key (address_id) references tether_address (id),
  constraint tether_withdrawal_terms_fkey foreign key (terms_version) references tether_terms (version),
  constraint tether_withdrawal_check check (gross > 0 and fee >= 0 and net > 0 and gross = fee + net
    and state in ('requested', 'held', 'approved', 'sent', 'done', 'rejected', 'failed'))
);
create index tether_withdrawal_member on tether_withdrawal (member_id, asked_at desc);
create index tether_withdrawal_asked on tether_withdrawal (asked_at desc);
create index tether_withdrawal_waits on tether_withdrawal (asked_at)
  where state in ('requested', 'held', 'approved', 'sent');

-- What the gateway has called back, each event once, with the answer that it got: told again, it is answered alike
-- (field X9).
create table gateway_call (
  event uuid not null,
  at timestamptz not null,
  address text not null,
  body_hash bytea not null,
  -- The payment or the withdrawal that it is about, and what was said of it.
  about uuid not null,
  kind text not null,
  word text not null,
  result text not null,
  -- How often it came.
  times integer not null default 1,
  constraint gateway_call_pkey primary key (event),
  constraint gateway_call_check check (length(body_hash) = 32 and kind in ('transfer', 'expired', 'payout')
    and result in ('taken', 'known'))
);
create index gateway_call_about on gateway_call (about, at);
create index gateway_call_at on gateway_call (at desc);
