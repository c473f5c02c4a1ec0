import type { Refusal } from '#contract/wire/refusals.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { BetLimits, LevelSetting } from '#domain/slip/bet-limits.ts'
import { type LimitKind, levelFault, limitKinds } from '#domain/slip/level-rules.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct } from '../acts.ts'
import { tellContentChanged } from '../content-news.ts'
import { refusalForOne } from '../second-person.ts'
import { tellSiteChanged } from '../settings.sql.ts'
import type { Site } from '../site-state.ts'
import { lockLevelSetting, updateLevelSetting } from './level-settings.sql.ts'

/** New limits of a level; absent fields stay unchanged. */
export type LevelChanges = { readonly [Kind in LimitKind]?: Partial<BetLimits> }

type Order = OperatorAct & { readonly level: number; readonly changes: LevelChanges }
type LevelDeps = Pick<Deps, 'db' | 'clock' | 'bus'> & { readonly site: Site }
type Changed = Result<LevelSetting, Refusal<'NOT_FOUND' | 'LIMITS_MEANINGLESS' | 'SECOND_PERSON_NEEDED'>>

const kindWords: Readonly<Record<LimitKind, string>> = {
  general: '일반',
  live: '라이브',
  special: '스페셜',
}

/**
 * Changes the limits of a level (FIELD-005 to FIELD-008) for bets booked afterwards; open carts show them.
 * Contradictory limits are refused.
 */
export async function changeLevelLimits(deps: LevelDeps, order: Order): Promise<Changed> {
  const changed = await deps.db.transaction(tx => changeUnderLock(tx, deps, order))
  if (changed.ok) await deps.site.refresh()
  return changed
}

async function changeUnderLock(
  tx: Tx,
  { clock, bus, site }: LevelDeps,
  { level, changes, ...who }: Order,
): Promise<Changed> {
  const before = await lockLevelSetting(tx, level)
  if (!before) return refuse({ code: 'NOT_FOUND' })
  const after: LevelSetting = {
    level,
    general: { ...before.general, ...changes.general },
    live: { ...before.live, ...changes.live },
    special: { ...before.special, ...changes.special },
  }
  const fault = levelFault(after)
  if (fault) return refuse({ code: 'LIMITS_MEANINGLESS', why: `${kindWords[fault.kind]}: ${fault.why}` })
  const kinds = limitKinds.filter(kind => JSON.stringify(before[kind]) !== JSON.stringify(after[kind]))
  if (kinds.length === 0) return accept(after)
  const part = (setting: LevelSetting) => Object.fromEntries(kinds.map(kind => [kind, setting[kind]]))
  const done = { act: 'change-level', subject: `level:${level}`, before: part(before), after: part(after) }
  const no = isRaised(before, after)
    ? refusalForOne(site, who.operator, { class: 'limit-raise', ...done })
    : undefined
  if (no) return refuse(no)
  await updateLevelSetting(tx, after)
  await tellSiteChanged(tx)
  tellContentChanged(tx, { bus }, 'levels')
  await recordAct(tx, { ...who, ...done, at: clock.now() })
  return accept(after)
}

/** Whether members may stake, win or combine more than before. */
const isRaised = (before: LevelSetting, after: LevelSetting): boolean =>
  limitKinds.some(kind =>
    (['stakeMax', 'winningsMax', 'totalOddsMax'] as const).some(
      limit => after[kind][limit] > before[kind][limit],
    ),
  )
