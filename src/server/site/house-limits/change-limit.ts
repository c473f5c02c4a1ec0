import type { Refusal } from '#contract/wire/refusals.ts'
import {
  houseLimitFault,
  isLimitRaised,
  LIMITED_AFTER_START,
  type LimitAmounts,
  type LimitPlace,
  limitFigures,
} from '#domain/house-limits/house-limit.ts'
import type { SportId } from '#domain/ids.ts'
import { marketLabel } from '#domain/markets/market-catalogue.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { sportLabel } from '#domain/sports/sports.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct } from '../acts.ts'
import { tellContentChanged } from '../content-news.ts'
import { refusalForOne } from '../second-person.ts'
import { tellSiteChanged } from '../settings.sql.ts'
import type { Site } from '../site-state.ts'
import {
  deleteLimit,
  findLimit,
  findNamedLimit,
  findPlaceName,
  type LimitRow,
  limitList,
  lockLimits,
  putLimit,
} from './house-limits.sql.ts'

export type LimitDeps = Pick<Deps, 'db' | 'clock' | 'bus'> & { readonly site: Site }

type SetOrder = OperatorAct & {
  readonly place: LimitPlace
  readonly amounts: LimitAmounts
  /** Revision that the operator saw; 0 for a new limit. */
  readonly revision: number
}

type NotSet = Refusal<
  | 'NOT_FOUND'
  | 'LIMITS_MEANINGLESS'
  | 'SECOND_PERSON_NEEDED'
  | 'EDITED_MEANWHILE'
  | 'HOUSE_LIMIT_EXISTS'
  | 'HOUSE_LIMITS_FULL'
>

/** Looks up the name of a market type without a sport. */
const ANY_SPORT = 0 as SportId

/** More limits would slow down every bet, and nobody could oversee them. */
const LIMITS_MAX = 500

/**
 * Sets a house limit (field B11) for bets booked afterwards. Raising one may need a second operator; an unchanged limit
 * is no change.
 */
export async function setLimit(deps: LimitDeps, order: SetOrder): Promise<Result<LimitRow, NotSet>> {
  const set = await deps.db.transaction(tx => setUnderLock(tx, deps, order))
  if (set.ok) await deps.site.refresh()
  return set
}

async function setUnderLock(
  tx: Tx,
  deps: LimitDeps,
  { place, amounts, revision, ...who }: SetOrder,
): Promise<Result<LimitRow, NotSet>> {
  const fault = houseLimitFault(place.scope, amounts)
  if (fault) return refuse({ code: 'LIMITS_MEANINGLESS', why: fault })
  const name = await nameOf(tx, place)
  if (name === undefined) return refuse({ code: 'NOT_FOUND' })
  await lockLimits(tx)
  const before = await findLimit(tx, place)
  if (revision !== (before?.revision ?? 0))
    return refuse({ code: before && revision === 0 ? 'HOUSE_LIMIT_EXISTS' : 'EDITED_MEANWHILE' })
  if (!before && (await limitList.count(tx, {})) >= LIMITS_MAX)
    return refuse({ code: 'HOUSE_LIMITS_FULL', max: LIMITS_MAX })
  const changed = limitFigures.filter(figure => before?.[figure] !== amounts[figure])
  if (before && changed.length === 0) return accept(await namedLimit(tx, before.id))
  const done = {
    act: 'set-house-limit',
    subject: subjectOf(place),
    before: before ? factsOf(name, before) : null,
    after: factsOf(name, amounts),
  }
  const no =
    before && isLimitRaised(before, amounts)
      ? refusalForOne(deps.site, who.operator, { class: 'limit-raise', ...done })
      : undefined
  if (no) return refuse(no)
  const at = deps.clock.now()
  const id = await putLimit(tx, place, amounts, { operator: who.operator.userId, at })
  await tellAndLog(tx, deps, { ...who, ...done, at })
  return accept(await namedLimit(tx, id))
}

type RemoveOrder = OperatorAct & { readonly id: number }
type NotRemoved = Refusal<'NOT_FOUND' | 'SECOND_PERSON_NEEDED'>

/**
 * Removes a house limit, which may need a second operator like raising it; for an expired one a single operator is
 * enough.
 */
export async function removeLimit(
  deps: LimitDeps,
  order: RemoveOrder,
): Promise<Result<{ id: number }, NotRemoved>> {
  const removed = await deps.db.transaction(tx => removeUnderLock(tx, deps, order))
  if (removed.ok) await deps.site.refresh()
  return removed
}

async function removeUnderLock(
  tx: Tx,
  deps: LimitDeps,
  { id, ...who }: RemoveOrder,
): Promise<Result<{ id: number }, NotRemoved>> {
  await lockLimits(tx)
  const before = await findNamedLimit(tx, id)
  if (!before) return refuse({ code: 'NOT_FOUND' })
  const at = deps.clock.now()
  const done = {
    act: 'remove-house-limit',
    subject: subjectOf(before),
    before: factsOf((await nameOf(tx, before)) ?? '', before),
    after: null,
  }
  const isOver = before.startsAt !== null && before.startsAt <= at - LIMITED_AFTER_START
  const no = isOver ? undefined : refusalForOne(deps.site, who.operator, { class: 'limit-raise', ...done })
  if (no) return refuse(no)
  await deleteLimit(tx, id)
  await tellAndLog(tx, deps, { ...who, ...done, at })
  return accept({ id })
}

async function namedLimit(tx: Tx, id: number): Promise<LimitRow> {
  const row = await findNamedLimit(tx, id)
  if (!row) throw new Error(`limit ${id} has just been set`)
  return row
}

async function tellAndLog(tx: Tx, { bus }: LimitDeps, act: Parameters<typeof recordAct>[1]): Promise<void> {
  await tellSiteChanged(tx)
  tellContentChanged(tx, { bus }, 'house-limits')
  await recordAct(tx, act)
}

/** Limits of a fixture are logged under the fixture. */
const subjectOf = ({ scope, ...place }: LimitPlace): string => {
  if (scope === 'fixture') return `fixture:${place.fixtureId}`
  const id = { league: place.leagueId, sport: place.sportId, market: place.marketTypeId, day: place.level }[
    scope
  ]
  return `house-limit:${scope}${id === null ? '' : `:${id}`}`
}

/** Returns the name of a limit's scope: "울산 VS 서울 핸디캡", "K리그1", "LV.3"; undefined if the book does not have it. */
async function nameOf(tx: Tx, place: LimitPlace): Promise<string | undefined> {
  const { scope, sportId, marketTypeId, level } = place
  if (scope === 'day') return level === null ? '모든 회원' : `LV.${level}`
  const market = marketTypeId === null ? '' : marketLabel(marketTypeId, sportId ?? ANY_SPORT)
  if (scope === 'market') return market
  const where = sportId === null ? await findPlaceName(tx, place) : sportLabel(sportId)
  return where && `${where} ${market}`.trim()
}

/** For the log: the place and the amounts, including missing ones. */
const factsOf = (place: string, amounts: LimitAmounts) => ({
  place,
  ...Object.fromEntries(limitFigures.map(figure => [figure, amounts[figure]])),
})
