import { won } from '#domain/money.ts'
import { odds } from '#domain/odds.ts'
import type { LevelSetting } from '#domain/slip/bet-limits.ts'
import { type LimitKind, limitKinds } from '#domain/slip/level-rules.ts'
import { type Queries, sql, type Tx } from '#server/platform/postgres/postgres.ts'

type Figure = 'stake_min' | 'stake_max' | 'winnings_max' | 'total_odds_max'
type LevelRow = { level: number } & { [Column in `${LimitKind}_${Figure}`]: number }

/** The level settings, lowest level first. */
export const listLevelSettings = async (db: Queries): Promise<LevelSetting[]> =>
  (await db.many<LevelRow>(sql`select * from level_setting order by level`)).map(readLevel)

/** Locks the setting of a level and returns it; undefined for an unknown level. */
export const lockLevelSetting = async (tx: Tx, level: number): Promise<LevelSetting | undefined> => {
  const row = await tx.maybe<LevelRow>(sql`select * from level_setting where level = ${level} for update`)
  return row && readLevel(row)
}

export const updateLevelSetting = (tx: Tx, { level, general, live, special }: LevelSetting) =>
  tx.run(sql`
  update level_setting set
    general_stake_min = ${general.stakeMin}, general_stake_max = ${general.stakeMax},
    general_winnings_max = ${general.winningsMax}, general_total_odds_max = ${general.totalOddsMax},
    live_stake_min = ${live.stakeMin}, live_stake_max = ${live.stakeMax},
    live_winnings_max = ${live.winningsMax}, live_total_odds_max = ${live.totalOddsMax},
    special_stake_min = ${special.stakeMin}, special_stake_max = ${special.stakeMax},
    special_winnings_max = ${special.winningsMax}, special_total_odds_max = ${special.totalOddsMax}
  where level = ${level}`)

const readLevel = (row: LevelRow): LevelSetting => ({
  level: row.level,
  general: readLimits(row, 'general'),
  live: readLimits(row, 'live'),
  special: readLimits(row, 'special'),
})

const readLimits = (row: LevelRow, kind: LimitKind) => ({
  stakeMin: won(row[`${kind}_stake_min`]),
  stakeMax: won(row[`${kind}_stake_max`]),
  winningsMax: won(row[`${kind}_winnings_max`]),
  totalOddsMax: odds(row[`${kind}_total_odds_max`]),
})

/** Inserts missing level settings; existing ones stay unchanged. */
export const insertMissingLevels = (db: Queries, settings: readonly LevelSetting[]) =>
  db.run(sql`
    insert into level_setting
    select row.* from jsonb_populate_recordset(null::level_setting, ${JSON.stringify(settings.map(writeRow))}) row
    on conflict (level) do nothing`)

const writeRow = (setting: LevelSetting): Record<string, number> =>
  Object.fromEntries([
    ['level', setting.level],
    ...limitKinds.flatMap(kind => [
      [`${kind}_stake_min`, setting[kind].stakeMin],
      [`${kind}_stake_max`, setting[kind].stakeMax],
      [`${kind}_winnings_max`, setting[kind].winningsMax],
      [`${kind}_total_odds_max`, setting[kind].totalOddsMax],
    ]),
  ])
