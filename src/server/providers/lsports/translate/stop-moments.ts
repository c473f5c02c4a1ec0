import { type IncidentKind, isClockJump, type StopReason } from '#domain/fixtures/in-play-stop.ts'
import { setPointOf } from '#domain/fixtures/volleyball-set.ts'
import type { SportId } from '#domain/ids.ts'
import { SECOND } from '#domain/instant.ts'
import { isPlayed } from '#domain/sports/period-codes.ts'
import { FOOTBALL, ICE_HOCKEY, VOLLEYBALL } from '#domain/sports/sports.ts'
import type { LiveIncident, PeriodScore, ScoreFact } from '#server/fixtures/fixtures.ts'

/** State of a match before and after an event, and its new incidents. */
export type Moment = {
  readonly sportId: SportId
  readonly before: ScoreFact
  readonly after: ScoreFact
  readonly fresh: readonly LiveIncident[]
  /** The incident that the feed reports as in progress; undefined if it did not change. */
  readonly current: IncidentKind | undefined
}

/** Sports in which a goal changes every price. */
const GOAL_STOPS: ReadonlySet<SportId> = new Set([FOOTBALL, ICE_HOCKEY])
const INCIDENT_STOPS = ['red-card', 'penalty', 'var', 'power-play'] as const

/**
 * Returns why betting on a match is suspended from now on, until prices are sent again (handbook 2.3). This feed does
 * not report loaded bases and pitching changes: there its own suspensions and danger warnings apply.
 */
export function stopOf(moment: Moment): StopReason | undefined {
  const { sportId, before, after, fresh, current } = moment
  const isGoal = GOAL_STOPS.has(sportId) && total(before) !== total(after)
  if (isGoal) return total(after) < total(before) ? 'var' : 'goal'
  const incident = INCIDENT_STOPS.find(kind => kind === current || fresh.some(one => one.kind === kind))
  if (incident) return incident
  if (isPartOver(before.periodCode, after.periodCode)) return 'period-end'
  return setPointStop(moment) ?? (hasJumped(moment) ? 'clock-jump' : undefined)
}

const total = ({ home, away }: ScoreFact): number => home + away

const isPartOver = (before: number, after: number): boolean => before !== after && isPlayed(before)

function setPointStop({ sportId, before, after }: Moment): StopReason | undefined {
  if (sportId !== VOLLEYBALL) return undefined
  const points = partOf(after)
  if (!points || samePoints(points, partOf(before))) return undefined
  const side = setPointOf(points, after.periodCode)
  if (!side) return undefined
  return after[side] === 2 ? 'match-point' : 'set-point'
}

const partOf = ({ periods, periodCode }: ScoreFact): PeriodScore | undefined =>
  periods.find(period => period.code === periodCode)

const samePoints = (a: PeriodScore, b: PeriodScore | undefined): boolean =>
  a.code === b?.code && a.home === b.home && a.away === b.away

/** Only football's clock runs without stopping. */
const hasJumped = ({ sportId, before, after }: Moment): boolean =>
  sportId === FOOTBALL && isClockJump(before, after, (after.at - before.at) / SECOND, 1)
