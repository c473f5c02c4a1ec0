import { won } from '#domain/money.ts'
import { odds } from '#domain/odds.ts'
import type { LevelSetting } from '#domain/slip/bet-limits.ts'
import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

const kinds = ['general', 'live', 'special'] as const
type Figure = 'stake_min' | 'stake_max' | 'winnings_max' | 'total_odds_max'
type LevelRow = { level: number } & { [Column in `${(typeof kinds)[number]}_${Figure}`]: number }

/** The level settings, lowest level first. */
export const listLevelSettings = async (db: Queries): Promise<LevelSetting[]> =>
  (await db.many<LevelRow>(sql`select * from level_setting order by level`)).map(row => ({
    level: row.level,
    general: readLimits(row, 'general'),
    live: readLimits(row, 'live'),
    special: readLimits(row, 'special'),
  }))

const readLimits = (row: LevelRow, kind: (typeof kinds)[number]) => ({
  stakeMin: won(row[`${kind}_stake_min`]),
  stakeMax: won(row[`${kind}_stake_max`]),
  winningsMax: won(row[`${kind}_winnings_max`]),
  totalOddsMax: odds(row[`${kind}_total_odds_max`]),
})

/** Puts the given levels where there is none yet; what an operator has set stays. */
export const insertMissingLevels = (db: Queries, settings: readonly LevelSetting[]) =>
  db.run(sql`
    insert into level_setting
    select row.* from jsonb_populate_recordset(null::level_setting, ${JSON.stringify(settings.map(writeRow))}) row
    on conflict (level) do nothing`)

const writeRow = (setting: LevelSetting): Record<string, number> =>
  Object.fromEntries([
    ['level', setting.level],
    ...kinds.flatMap(kind => [
      [`${kind}_stake_min`, setting[kind].stakeMin],
      [`${kind}_stake_max`, setting[kind].stakeMax],
      [`${kind}_winnings_max`, setting[kind].winningsMax],
      [`${kind}_total_odds_max`, setting[kind].totalOddsMax],
    ]),
  ])
