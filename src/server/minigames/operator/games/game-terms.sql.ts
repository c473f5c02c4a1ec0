import type { MinigameId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { GameTerms } from '#domain/minigames/game-terms.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { type Queries, sql, type Tx } from '#server/platform/postgres/postgres.ts'

/** A version of a game's terms with its author and reason; both empty for shipped terms. */
export type NotedTerms = GameTerms & {
  readonly changedAt: Instant
  readonly operator: string | null
  readonly reason: string
}

const columns = sql`version, changed_at as "changedAt", shown, open, maintenance,
  maintenance_text as "maintenanceText", close_seconds as "closeSeconds", prices, returns, stake_min as "stakeMin",
  stake_max as "stakeMax", payout_max as "payoutMax", pick_payout_max as "pickPayoutMax", operator, reason`

/** The current terms; undefined for an unknown game. */
export const findNewestTerms = (db: Queries, gameId: MinigameId) =>
  db.maybe<NotedTerms>(sql`
    select ${columns} from minigame_terms where game_id = ${gameId} order by version desc limit 1`)

/** Versions, newest first. */
export const versionList = pagedList<NotedTerms, MinigameId>({
  from: sql`minigame_terms`,
  where: gameId => sql`game_id = ${gameId}`,
  rows: (where, part) => sql`
    select ${columns} from minigame_terms where ${where}
    order by version desc ${part}`,
})

/** Allows one writer of a game's terms at a time, so that "before" is correct. Readers never wait. */
export const lockTerms = (tx: Tx, gameId: MinigameId) =>
  tx.many(sql`select 1 from minigame where id = ${gameId} for no key update`)
