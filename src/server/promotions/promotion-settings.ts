import { z } from 'zod'
import type { ContentPart } from '#contract/live/content-parts.ts'
import { bonusRule, levelRule, losingRule } from '#contract/promotions/points-rules.ts'
import { points } from '#domain/money.ts'
import { attendanceConditions } from '#domain/promotions/attendance.ts'
import { shippedBonusRule } from '#domain/promotions/deposit-bonus.ts'
import { FRIEND_RATE_MAX, friendBases } from '#domain/promotions/friend-points.ts'
import { shippedLevelRule } from '#domain/promotions/level-rule.ts'
import { shippedLosingRule } from '#domain/promotions/losing-points.ts'
import { accept, type Result } from '#domain/result.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct, tellContentChanged } from '#server/site/site.ts'
import {
  findPromotionSetting,
  lockPromotionSettings,
  type PromotionSettingKey,
  putPromotionSetting,
} from './promotion-settings.sql.ts'

const pointFigure = z.number().int().min(0).transform(points)
const rate = z.number().int().min(0).max(FRIEND_RATE_MAX)

/** A rule that is either set as a whole, or the default. */
const asShipped = <T extends z.ZodType>(rule: T, shipped: z.input<T>) =>
  z.preprocess(value => (isEmpty(value) ? shipped : value), rule)
const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** Defaults where operators have set nothing (handbook 5.6, 5.10; with play money a stamp has no condition). */
const schemas = {
  attendance: z.object({
    condition: z.enum(attendanceConditions).default('none'),
    daily: pointFigure.default(points(500)),
    week: pointFigure.default(points(2_000)),
    month: pointFigure.default(points(20_000)),
  }),
  friends: z.object({
    on: z.boolean().default(true),
    base: z.enum(friendBases).default('lost'),
    rates: z.object({ 1: rate, 2: rate }).default({ 1: 100, 2: 50 }),
  }),
  bonuses: asShipped(bonusRule, shippedBonusRule),
  losing: asShipped(losingRule, shippedLosingRule),
  levels: asShipped(levelRule, shippedLevelRule),
} as const satisfies Record<PromotionSettingKey, z.ZodType>

type PromotionSetting<K extends PromotionSettingKey> = z.output<(typeof schemas)[K]>

/** Returns the current rule of a kind. Throws on an invalid stored value. */
export async function readPromotionSetting<K extends PromotionSettingKey>(
  db: Queries,
  key: K,
): Promise<PromotionSetting<K>> {
  const row = await findPromotionSetting(db, key)
  // The schema of a key parses that key's setting; the compiler loses the pairing over the index.
  return schemas[key].parse(row?.value ?? {}) as PromotionSetting<K>
}

type Change<K extends PromotionSettingKey> = {
  readonly key: K
  readonly value: PromotionSetting<K>
  readonly act:
    | 'change-attendance'
    | 'change-friends'
    | 'change-bonuses'
    | 'change-losing-points'
    | 'change-auto-levels'
  readonly part: ContentPart
}

/** Changes a rule for the future, with an act log entry; open pages reload it. */
export const changePromotionSetting = <K extends PromotionSettingKey>(
  { db, clock, bus }: Pick<Deps, 'db' | 'clock' | 'bus'>,
  who: OperatorAct,
  { key, value, act, part }: Change<K>,
): Promise<Result<PromotionSetting<K>, never>> =>
  db.transaction(async tx => {
    await lockPromotionSettings(tx)
    const before = await readPromotionSetting(tx, key)
    const at = clock.now()
    await putPromotionSetting(tx, key, value, at)
    tellContentChanged(tx, { bus }, part)
    await recordAct(tx, { ...who, act, subject: `promotion:${key}`, before, after: value, at })
    return accept(value)
  })
