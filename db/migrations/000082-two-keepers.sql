-- The beacon of two keepers (docs/fairness.md): a keeper commits to a chain of its own for each chain of the house, and
-- gives its seed of a round against the signed list of the round's bets.
create table minigame_keeper_chain (
  chain_id bigint not null,
  keeper_key bytea not null,
  -- Link 0 of the keeper's chain, and the keeper's signature of it.
  keeper_end bytea not null,
  signature bytea not null,
  committed_at timestamptz not null,
  constraint minigame_keeper_chain_pkey primary key (chain_id, keeper_key),
  constraint minigame_keeper_chain_chain_id_fkey foreign key (chain_id) references minigame_chain (id),
  constraint minigame_keeper_chain_check check (length(keeper_key) = 32 and length(keeper_end) = 32
    and length(signature) = 64)
);
create trigger minigame_keeper_chain_kept before update or delete on minigame_keeper_chain
  for each row execute function minigame_refuse_change();

-- The keeper's chain of a round is part of what the round was opened with. The digest of its bets is fixed at closing,
-- before the keeper is asked.
alter table minigame_round add column keeper_end bytea, add column bets_digest bytea;
alter table minigame_round add constraint minigame_round_keeper check (
  (beacon_kind = 'keeper') = (keeper_end is not null) and length(keeper_end) = 32 and length(bets_digest) = 32
  and (beacon_kind <> 'keeper' or state <> 'drawn' or bets_digest is not null));
