import type { Refusal } from '#contract/wire/refusals.ts'
import { isLevelRaised, levelLimitsFault, type MinigameLevel } from '#domain/minigames/house/level-limits.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { type OperatorAct, recordAct, refusalForOne, tellContentChanged } from '#server/site/site.ts'
import type { GameDeskDeps } from './change-game-terms.ts'
import { lockMinigameLevel, updateMinigameLevel } from './level-limits.sql.ts'

type Limits = Omit<MinigameLevel, 'level'>
type Order = OperatorAct & {
  readonly limits: MinigameLevel
  /** The limits that the operator saw. */
  readonly looked: Limits
}
type Changed = Result<
  MinigameLevel,
  Refusal<'NOT_FOUND' | 'EDITED_MEANWHILE' | 'LIMITS_MEANINGLESS' | 'SECOND_PERSON_NEEDED'>
>

/** Changes the stake and winnings limits of a level on minigames (handbook 3.4), for future bets. */
export async function changeMinigameLevel(deps: GameDeskDeps, order: Order): Promise<Changed> {
  const changed = await deps.db.transaction(tx => changeUnderLock(tx, deps, order))
  if (changed.ok) await deps.games.refresh()
  return changed
}

async function changeUnderLock(
  tx: Tx,
  { clock, bus, site }: GameDeskDeps,
  { limits, looked, ...who }: Order,
): Promise<Changed> {
  const before = await lockMinigameLevel(tx, limits.level)
  if (!before) return refuse({ code: 'NOT_FOUND' })
  if (!isSame(before, looked)) return refuse({ code: 'EDITED_MEANWHILE' })
  const fault = levelLimitsFault(limits)
  if (fault) return refuse({ code: 'LIMITS_MEANINGLESS', why: fault })
  if (isSame(before, limits)) return accept(limits)
  const done = {
    act: 'change-minigame-level',
    subject: `minigame-level:${limits.level}`,
    before: factsOf(before),
    after: factsOf(limits),
  }
  const no = isLevelRaised(before, limits)
    ? refusalForOne(site, who.operator, { class: 'limit-raise', ...done })
    : undefined
  if (no) return refuse(no)
  await updateMinigameLevel(tx, limits)
  tellContentChanged(tx, { bus }, 'minigames')
  await recordAct(tx, { ...who, ...done, at: clock.now() })
  return accept(limits)
}

const factsOf = ({ stakeMin, stakeMax, payoutMax }: Limits) => ({ stakeMin, stakeMax, payoutMax })

const isSame = (one: Limits, other: Limits): boolean =>
  one.stakeMin === other.stakeMin && one.stakeMax === other.stakeMax && one.payoutMax === other.payoutMax
