import type { MemberId } from '#domain/ids.ts'
import { DAY, type Instant, instant } from '#domain/instant.ts'
import { formatFigure, seoulDay } from '#domain/korean-formats.ts'
import { LAST_STEP, type LevelCounts, reachedLevel } from '#domain/promotions/level-rule.ts'
import { raiseLevel } from '#server/members/members.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { readPromotionSetting } from '../promotion-settings.ts'
import { countDepositsOf, countStakesOf, insertRaise } from './level-raises.sql.ts'

/** Amounts that raise levels: stakes with play money, otherwise deposits (handbook 5.8). */
export type LevelsBy = 'stakes' | 'deposits'

export type LevelRise = {
  readonly memberId: MemberId
  readonly at: Instant
  readonly before: number
  readonly after: number
}

export type RaiseDeps = Pick<Deps, 'db' | 'clock'> & {
  readonly levelsBy: LevelsBy
  /** Sends the member a message; a callback, because messages are in a later layer. */
  readonly tellLevelRise: (tx: Tx, rise: LevelRise) => Promise<void>
}

/** Members without activity since yesterday have reached no new level. */
const LOOK_BACK = DAY

/** Raises members to the levels they have reached, each in its own transaction; returns how many. */
export async function raiseLevels(deps: RaiseDeps): Promise<number> {
  const { db, clock, levelsBy } = deps
  const rule = await readPromotionSetting(db, 'levels')
  if (!rule.on) return 0
  const at = clock.now()
  const since = instant(at - LOOK_BACK)
  const counted = await (levelsBy === 'stakes'
    ? countStakesOf(db, seoulDay(since), LAST_STEP, at)
    : countDepositsOf(db, since, LAST_STEP, at))
  let raised = 0
  for (const { memberId, level, ...counts } of counted) {
    const reached = reachedLevel(rule, counts)
    if (reached > level && (await raise(deps, { memberId, reached, counts, at }))) raised++
  }
  return raised
}

type Reached = {
  readonly memberId: MemberId
  readonly reached: number
  readonly counts: LevelCounts
  readonly at: Instant
}

const raise = (
  { db, levelsBy, tellLevelRise }: RaiseDeps,
  { memberId, reached, counts, at }: Reached,
): Promise<boolean> =>
  db.transaction(async tx => {
    const before = await raiseLevel(tx, memberId, reached, at)
    if (before === undefined) return false
    const cause = causeOf(levelsBy, counts)
    await insertRaise(tx, { memberId, at, before, after: reached, cause })
    await tellLevelRise(tx, { memberId, at, before, after: reached })
    return true
  })

/** "누적 베팅 12건, 1,200,000원" */
const causeOf = (by: LevelsBy, { count, sum }: LevelCounts): string =>
  `누적 ${by === 'stakes' ? '베팅' : '충전'} ${formatFigure(count)}건, ${formatFigure(sum)}원`
