-- What functions hand to each other in lists.

-- What of a leg decides its bet: no result while it is open; how many share how many paid places, of a dead heat alone.
create type leg_outcome as (result text, odds integer, places smallint, tied smallint);

-- A leg and the result that it gets.
create type graded_leg as (
  bet_id uuid, member_id bigint, leg_no smallint, result text, dead_heat_places smallint, dead_heat_tied smallint,
  score text, reason text
);

-- A bet that comes out otherwise than it stands, with both.
create type bet_change as (
  id uuid, member_id bigint, stake bigint, revision smallint, old_status smallint, old_payout bigint, status smallint,
  payout bigint
);

-- A posting that is asked for, and what it makes of its member's account: no balance where the account is unknown, no
-- account where it is within the house. `moved` and `owed` are what of the amount goes to the account and to its debt.
create type ledger_step as (
  ord integer, account bigint, member_id bigint, currency text, changed boolean, balance bigint, debt bigint,
  moved bigint, owed bigint, booked boolean, is_last boolean
);
