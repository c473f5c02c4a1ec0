-- The site ships with proto limits of its own, which operators change in /admin (LIMIT-007). Without this row the page
-- has the literal 5,000 for each, at which no bet fits. Odds are hundredths. What an operator has set already stays.

insert into setting (key, value, updated_at)
values ('protoLimits', '{"stakeMin": 5000, "stakeMax": 5000, "winningsMax": 25000000, "totalOddsMax": 500000}', now())
on conflict (key) do nothing;
