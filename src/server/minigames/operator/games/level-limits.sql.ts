import type { MinigameLevel } from '#domain/minigames/house/level-limits.ts'
import { type Queries, sql, type Tx } from '#server/platform/postgres/postgres.ts'

const columns = sql`level, stake_min as "stakeMin", stake_max as "stakeMax", payout_max as "payoutMax"`

/** Lowest level first. */
export const listMinigameLevels = (db: Queries) =>
  db.many<MinigameLevel>(sql`select ${columns} from minigame_level order by level`)

export const lockMinigameLevel = (tx: Tx, level: number) =>
  tx.maybe<MinigameLevel>(sql`select ${columns} from minigame_level where level = ${level} for update`)

export const updateMinigameLevel = (tx: Tx, { level, stakeMin, stakeMax, payoutMax }: MinigameLevel) =>
  tx.run(sql`
    update minigame_level set stake_min = ${stakeMin}, stake_max = ${stakeMax}, payout_max = ${payoutMax}
    where level = ${level}`)
