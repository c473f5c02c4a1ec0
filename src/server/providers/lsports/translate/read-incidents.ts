import type { IncidentKind } from '#domain/fixtures/in-play-stop.ts'
import type { SportId } from '#domain/ids.ts'
import type { Side } from '#domain/markets/market-rule.ts'
import { FOOTBALL, ICE_HOCKEY } from '#domain/sports/sports.ts'
import type { LiveIncident } from '#server/fixtures/fixtures.ts'
import { asInteger, asObject, asObjects, type WireObject } from '../wire/wire-reading.ts'

/** An incident of the feed, not numbered yet. */
export type ToldIncident = Omit<LiveIncident, 'number' | 'at'>

/** Incident types shown to members; most others occur dozens of times per match. */
const KINDS: Readonly<Record<number, IncidentKind>> = {
  1: 'corner',
  6: 'yellow-card',
  7: 'red-card',
  8: 'penalty',
  31: 'timeout',
  40: 'penalty-missed',
  1074: 'var',
  2037: 'power-play',
  2082: 'home-run',
}
/** Goal, own goal, penalty goal, and a plain change of the score. */
const GOALS: ReadonlySet<number> = new Set([9, 24, 25, 27])
const GOAL_SPORTS: ReadonlySet<SportId> = new Set([FOOTBALL, ICE_HOCKEY])
const TWO_MINUTES = 2037
const CANCELLED = 2
const COUNT_MAX = 300

/** The incidents of a livescore, in the order of their periods. */
export function readIncidents(livescore: WireObject, sportId: SportId): ToldIncident[] {
  const parts = [...asObjects(livescore.Periods), ...asObjects(livescore.Statistics)]
  const told = parts.flatMap(part =>
    asObjects(part.Incidents).flatMap(one => readIncident(one, sportId, asInteger(part.Type) ?? 0)),
  )
  const goals = new Set<string>()
  return told
    .filter(({ goal }) => goal === undefined || (!goals.has(goal) && goals.add(goal)))
    .map(({ incident }) => incident)
    .slice(0, COUNT_MAX)
}

/** An incident in progress, such as a review; it is not among the incidents yet. */
export const currentIncident = (livescore: WireObject): IncidentKind | undefined => {
  const current = asObject(livescore.CurrentIncident)
  if (!current || asInteger(current.Confirmation) === CANCELLED) return undefined
  return KINDS[asInteger(current.Id) ?? 0]
}

type Read = { readonly incident: ToldIncident; readonly goal?: string }

/** The feed sends one goal with several types; the score after it shows that it is the same. */
function readIncident(wire: WireObject, sportId: SportId, part: number): Read[] {
  const type = asInteger(wire.IncidentType)
  if (type === undefined) return []
  const isGoal = GOALS.has(type) && GOAL_SPORTS.has(sportId)
  const kind = isGoal ? 'goal' : KINDS[type]
  if (!kind) return []
  const incident = {
    kind,
    side: type === TWO_MINUTES ? otherSide(sideOf(wire)) : sideOf(wire),
    periodCode: asInteger(wire.Period) ?? part,
    clockSeconds: readSeconds(wire.Seconds),
  }
  const score = asObjects(wire.Results)
    .map(result => `${result.Position}:${result.Value}`)
    .toSorted()
    .join(' ')
  return [{ incident, ...(isGoal && score !== '' && { goal: score }) }]
}

function sideOf({ ParticipantPosition: position }: WireObject): Side | null {
  const place = asInteger(position)
  return place === 1 ? 'home' : place === 2 ? 'away' : null
}

/** Two minutes for one side are a power play of the other. */
const otherSide = (side: Side | null): Side | null =>
  side === null ? null : side === 'home' ? 'away' : 'home'

function readSeconds(value: unknown): number | null {
  const seconds = asInteger(value)
  return seconds === undefined || seconds < 0 ? null : seconds
}

const groupOf = ({ kind, side, periodCode }: ToldIncident): string => `${kind} ${side} ${periodCode}`
const keyOf = (incident: ToldIncident): string => `${groupOf(incident)} ${incident.clockSeconds}`

/**
 * Returns the new incidents, in order. The feed has no incident ids and lists all of a period repeatedly, sometimes
 * with corrected times: the number of new ones is the growth of the list. A shorter list contains only changes.
 */
export function freshIncidents(
  known: readonly LiveIncident[],
  told: readonly ToldIncident[],
): ToldIncident[] {
  const keys = new Set(known.map(keyOf))
  const counts = Map.groupBy(known, groupOf)
  const fresh = [...Map.groupBy(told, groupOf)].flatMap(([group, list]) => {
    const unknown = list.filter(incident => !keys.has(keyOf(incident)))
    const grown = list.length - (counts.get(group)?.length ?? 0)
    return grown === 0 ? [] : grown > 0 ? unknown.slice(-grown) : unknown
  })
  return fresh.toSorted(
    (a, b) => a.periodCode - b.periodCode || (a.clockSeconds ?? 0) - (b.clockSeconds ?? 0),
  )
}
