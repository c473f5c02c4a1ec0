import { type IncidentKind, isClockJump, type StopReason } from '#domain/fixtures/in-play-stop.ts'
import { setPointOf } from '#domain/fixtures/volleyball-set.ts'
import type { SportId } from '#domain/ids.ts'
import { SECOND } from '#domain/instant.ts'
import { isPlayed } from '#domain/sports/period-codes.ts'
import { FOOTBALL, ICE_HOCKEY, VOLLEYBALL } from '#domain/sports/sports.ts'
import type { LiveIncident, PeriodScore, ScoreFact } from '#server/fixtures/fixtures.ts'
import { asInteger, asObject, asObjects, type WireObject } from '../wire/wire-reading.ts'
import type { KnownFixture } from './fixture-memory.ts'
import { irregularEndOf } from './irregular-end.ts'
import { type KnownLive, stopReasonOf } from './live-memory.ts'
import { currentIncident, freshIncidents, readIncidents, type ToldIncident } from './read-incidents.ts'
import type { EventHead, Origin, Translation } from './translation.ts'

/** State of a match before and after an event, and its new incidents. */
type Moment = {
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
function stopOf(moment: Moment): StopReason | undefined {
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

const [SAFE, DANGER] = [1, 2]
const UNCONFIRMED = 1

/**
 * Processes a livescore besides the score: incidents, warnings and reviews, and whether they suspend betting on the
 * match from now on (handbook 2.3). `after` is absent without a score.
 */
export function noteMoment(
  head: EventHead,
  livescore: WireObject,
  after: ScoreFact | undefined,
  known: KnownFixture,
  into: Translation,
): void {
  const { live } = known
  if (known.momentAt !== undefined && head.at < known.momentAt) return
  known.momentAt = head.at
  const before = known.score
  const current = noteCurrent(live, livescore, into.origin)
  const sportId = known.details?.sport.id
  if (sportId !== undefined && after) {
    const listed = freshIncidents(live.incidents, readIncidents(livescore, sportId))
    const reviews = current === 'var' && !listed.some(one => one.kind === 'var') ? [reviewOf(after)] : []
    const fresh = numbered(live, [...listed, ...reviews, ...turnOfParts(before, after)], head)
    live.incidents.push(...fresh)
    into.incidents.push(...fresh.map(incident => ({ fixtureId: head.fixtureId, incident })))
    const reason = before && stopOf({ sportId, before, after, fresh, current })
    if (reason) live.stop = { reason, at: head.at }
  }
  tellAlarm(head, known, into)
}

/** Whether betting on the match is suspended now: the adapter's own suspension. */
export const tellAlarm = ({ fixtureId }: EventHead, known: KnownFixture, into: Translation): void =>
  void into.alarms.push({ fixtureId, on: isHeldBack(known) })

/** Suspended by an incident, or because a retirement or the like ended the match before it is reported as finished. */
export const isHeldBack = ({ live, description }: KnownFixture): boolean =>
  stopReasonOf(live) !== null || irregularEndOf(description) !== undefined

const numbered = (live: KnownLive, list: readonly ToldIncident[], { at }: EventHead) =>
  list.map((incident, index) => ({ ...incident, number: live.incidents.length + index + 1, at }))

/** Stores warnings and a review; returns what is in progress if that is new. */
function noteCurrent(live: KnownLive, livescore: WireObject, origin: Origin) {
  noteDangers(live, livescore, origin)
  const current = asObject(livescore.CurrentIncident)
  if (!current) return undefined
  const kind = currentIncident(livescore)
  const wasReview = live.review
  live.review = kind === 'var' && asInteger(current.Confirmation) === UNCONFIRMED
  const text = `${current.Id} ${current.LastUpdate}`
  const isNew = kind === 'var' ? live.review && !wasReview : text !== live.current
  live.current = text
  return isNew ? kind : undefined
}

/** A message contains the warnings that changed; a snapshot that contains any contains all. */
function noteDangers({ dangers }: KnownLive, livescore: WireObject, origin: Origin): void {
  const triggers = asObjects(livescore.DangerTriggers)
  if (origin !== 'message' && triggers.length > 0) dangers.clear()
  for (const trigger of triggers) {
    const [type, status] = [asInteger(trigger.Type) ?? 0, asInteger(trigger.Status)]
    if (status === DANGER) dangers.add(type)
    if (status === SAFE) dangers.delete(type)
  }
}

const reviewOf = ({ periodCode, clockSeconds }: ScoreFact): ToldIncident => ({
  kind: 'var',
  side: null,
  periodCode,
  clockSeconds,
})

/** Incidents for the end of one period and the start of the next. */
function turnOfParts(before: ScoreFact | undefined, after: ScoreFact): ToldIncident[] {
  if (!before || before.periodCode === after.periodCode) return []
  return [
    ...(isPlayed(before.periodCode) ? [partIncident('period-end', before)] : []),
    ...(isPlayed(after.periodCode) ? [partIncident('period-start', after)] : []),
  ]
}

const partIncident = (
  kind: 'period-start' | 'period-end',
  { periodCode, clockSeconds }: ScoreFact,
): ToldIncident => ({ kind, side: null, periodCode, clockSeconds })
