import { AMERICAN_FOOTBALL, BASKETBALL } from '#domain/sports/sports.ts'
import { isWonBySets, type PlayPart } from './play-shape.ts'
import { finalScore, type RecordedMatch, type RecordedScore } from './recorded-match.ts'
import { hashAt, hashText, pickBelow, shuffle } from './seeded.ts'

/** A change of the score: time, side, points and period. */
export interface ScoreEvent {
  readonly at: number
  readonly partCode: number
  readonly side: 'home' | 'away'
  readonly points: number
}

/**
 * When the score of a replay changes. The times are invented, the scores are not: if the source has the score of each
 * period, every period ends with it, and the match always ends with its real score.
 */
export function scoreTimeline(match: RecordedMatch, parts: readonly PlayPart[]): readonly ScoreEvent[] {
  const seed = hashText(`${match.key}|${parts[0]?.startsAt ?? 0}`)
  const isByParts = hasPartScores(match, parts)
  const events = isByParts
    ? parts.flatMap((part, index) => partEvents(match, part, hashAt(seed, index)))
    : wholeMatchEvents(match, parts, seed)
  return events.toSorted((a, b) => a.at - b.at)
}

/** True if the source has the score of every period of the replay. */
export const hasPartScores = (match: RecordedMatch, parts: readonly PlayPart[]): boolean =>
  parts.every(part => match.scores.some(score => score.code === part.code))

function partEvents(match: RecordedMatch, part: PlayPart, seed: number): readonly ScoreEvent[] {
  const score = match.scores.find(candidate => candidate.code === part.code)
  if (!score) return []
  const order = isWonBySets(match) ? setPoints(score, seed) : anyOrder(score, seed)
  const times = momentsIn(order.length, seed, part.endsAt - part.startsAt)
  return order.map((side, index) => ({
    at: part.startsAt + (times[index] ?? 0),
    partCode: part.code,
    side,
    points: 1,
  }))
}

type Side = 'home' | 'away'

const sides = (count: number, side: Side): Side[] => Array.from({ length: count }, () => side)

const anyOrder = ({ home, away }: RecordedScore, seed: number): readonly Side[] =>
  shuffle(seed, [...sides(home, 'home'), ...sides(away, 'away')])

/**
 * The points of a set in an order in which no set ends early: its winner scores the last one, and a set that went
 * beyond its target was level before.
 */
function setPoints({ home, away }: RecordedScore, seed: number): readonly Side[] {
  const winner: Side = home > away ? 'home' : 'away'
  const loser: Side = winner === 'home' ? 'away' : 'home'
  const [most, least] = [Math.max(home, away), Math.min(home, away)]
  const level = most - least > 2 ? least : Math.min(least, most - 2)
  const isExtended = least >= most - 2 && least >= 5
  const body = isExtended
    ? shuffle(seed, [...sides(level, winner), ...sides(level, loser)])
    : shuffle(seed, [...sides(most - 1, winner), ...sides(least, loser)])
  if (!isExtended) return [...body, winner]
  const tail = least > level ? [winner, loser] : [winner]
  return [...body, ...tail, winner].slice(-(most + least))
}

/** Times within a range, in order; the last one is its end if the last point ends the period. */
function momentsIn(count: number, seed: number, length: number): readonly number[] {
  const moments = Array.from({ length: count }, (_, index) => 1 + pickBelow(seed, 1_000 + index, length - 1))
  return moments.toSorted((a, b) => a - b)
}

/** If only the final score is known, the total grows over the whole match, in steps usual for the sport. */
function wholeMatchEvents(
  match: RecordedMatch,
  parts: readonly PlayPart[],
  seed: number,
): readonly ScoreEvent[] {
  const final = finalScore(match)
  return (['home', 'away'] as const).flatMap((side, sideIndex) =>
    stepsTo(match.league.sportId, final[side], hashAt(seed, sideIndex)).map((points, index) => {
      const part = parts[pickBelow(seed, 10_000 * (sideIndex + 1) + index, parts.length)]
      const length = part ? part.endsAt - part.startsAt : 0
      const within = 1 + pickBelow(seed, 20_000 * (sideIndex + 1) + index, Math.max(1, length - 1))
      return { at: (part?.startsAt ?? 0) + within, partCode: part?.code ?? 0, side, points }
    }),
  )
}

const BASKETS = [2, 2, 2, 3, 1, 2, 3]
const SCORES_OF_AMERICAN_FOOTBALL = [7, 3, 7, 7, 3, 6]

/** Splits a score into the usual steps of the sport; the remainder is one last step. */
function stepsTo(sportId: number, total: number, seed: number): readonly number[] {
  const usual =
    sportId === BASKETBALL ? BASKETS : sportId === AMERICAN_FOOTBALL ? SCORES_OF_AMERICAN_FOOTBALL : [1]
  const steps: number[] = []
  for (let rest = total; rest > 0; ) {
    const step = Math.min(rest, usual[pickBelow(seed, steps.length, usual.length)] ?? 1)
    steps.push(step)
    rest -= step
  }
  return steps
}
