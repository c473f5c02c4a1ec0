import type { Side } from '#domain/markets/market-rule.ts'
import { OVERTIME } from '#domain/sports/period-codes.ts'
import type { Chance } from '../chance.ts'
import { certain, convolve, type Distribution, difference, shift, trimmed } from '../distribution.ts'
import { type FairMarket, handicapLines, oddEven, stillOpen, totalLines, winner2 } from '../fair-market.ts'
import { lastPartAt, type SimulatedMatch } from '../match-script.ts'
import { partScoreAt, scoreAt, sumSteps } from '../scoring.ts'
import {
  type BasketballTraits,
  basketballScript,
  drawBasketballTraits,
  OVERTIME_POSSESSIONS,
  type Possession,
  QUARTER_POSSESSIONS,
} from './basketball-script.ts'
import { type Decision, decide, withOvertime } from './overtime-odds.ts'

/** A basketball match of four quarters of ten minutes, with overtime if needed. */
export function simulateBasketball(chance: Chance, pace: number): SimulatedMatch {
  const traits = drawBasketballTraits(chance)
  const { script, possessions } = basketballScript(chance, traits, pace)
  const points = openPoints(traits)
  return {
    script,
    priceMark: at => String(possessions.filter(one => one.at <= at).length),
    fairMarkets: at => {
      const left = leftAt(possessions, lastPartAt(script, at)?.code ?? 1, at)
      const score = scoreAt(script, at)
      if (left.code === OVERTIME) {
        // The possessions left in this overtime distinguish its points from those of earlier overtimes.
        return stillOpen(matchMarkets(points, left.part, score))
      }
      const quarter = partScoreAt(script, left.code, at)
      const half = sumSteps(script.scores, step => step.at <= at && step.code <= 2)
      return stillOpen([
        ...matchMarkets(points, left.match, score),
        ...quarterMarkets(points, left, quarter),
        ...(left.code <= 2 ? halfMarkets(points, left, half) : []),
      ])
    },
  }
}

type Counts = Readonly<Record<Side, number>>

type Left = {
  /** The current quarter (or overtime) or, in a break, the next one. */
  readonly code: number
  readonly part: Counts
  readonly half: Counts
  readonly match: Counts
  /** Progress of the period and of the first half. */
  readonly partProgress: number
  readonly halfProgress: number
}

/** Possessions still to come; in a break the next period counts. */
function leftAt(possessions: readonly Possession[], running: number, at: number): Left {
  const inPart = possessions.filter(one => one.code === running && one.at > at)
  const code = inPart.length === 0 && running < 4 ? running + 1 : running
  const ofPart = (side: Side) =>
    countOf(possessions, one => one.code === code && one.side === side && one.at > at)
  const part =
    code === OVERTIME ? ofOvertime(possessions, at) : { home: ofPart('home'), away: ofPart('away') }
  const quartersOf = (last: number) => Math.max(0, last - code) * QUARTER_POSSESSIONS
  const plus = (more: number): Counts => ({ home: part.home + more, away: part.away + more })
  const all = 2 * QUARTER_POSSESSIONS
  const half = plus(quartersOf(2))
  return {
    code,
    part,
    half,
    match: plus(quartersOf(4)),
    partProgress: 1 - (part.home + part.away) / all,
    halfProgress: 1 - (half.home + half.away) / (2 * all),
  }
}

const countOf = (possessions: readonly Possession[], holds: (one: Possession) => boolean): number =>
  possessions.filter(holds).length

/** Counts the possessions left in the current overtime, excluding later overtimes. */
function ofOvertime(possessions: readonly Possession[], at: number): Counts {
  const overtime = possessions.filter(one => one.code === OVERTIME)
  const done = overtime.filter(one => one.at <= at).length
  const each = 2 * OVERTIME_POSSESSIONS
  const index = Math.floor(done / each)
  const mine = overtime.slice(index * each, (index + 1) * each).filter(one => one.at > at)
  return { home: countOf(mine, one => one.side === 'home'), away: countOf(mine, one => one.side === 'away') }
}

type Points = {
  of(side: Side, possessions: number): Distribution
  /** Result of an overtime for a level match. */
  readonly overtime: Decision
}

/** Distribution of points of a number of possessions, each computed once. */
function openPoints(traits: BasketballTraits): Points {
  const tables: Record<Side, Distribution[]> = { home: [certain(0)], away: [certain(0)] }
  const of = (side: Side, possessions: number): Distribution => {
    const table = tables[side]
    const one: Distribution = { from: 0, chances: traits[side] }
    while (table.length <= possessions) table.push(trimmed(convolve(table.at(-1) ?? certain(0), one)))
    return table[possessions] ?? certain(0)
  }
  const [home, away] = [of('home', OVERTIME_POSSESSIONS), of('away', OVERTIME_POSSESSIONS)]
  return { of, overtime: decide(home, away) }
}

const LINES = { step: 100, rest: 50 }

function matchMarkets(points: Points, left: Counts, score: Counts): FairMarket[] {
  const home = shift(points.of('home', left.home), score.home)
  const away = shift(points.of('away', left.away), score.away)
  const final = withOvertime(decide(home, away), points.overtime)
  return [
    winner2(226, final.lead),
    ...handicapLines({ typeId: 342, counts: final.lead, ...LINES, beside: 2 }),
    ...totalLines({ typeId: 28, counts: final.total, ...LINES, beside: 2 }),
    ...totalLines({ typeId: 221, counts: final.home, ...LINES, beside: 1 }),
    ...totalLines({ typeId: 220, counts: final.away, ...LINES, beside: 1 }),
    oddEven(51, final.total),
  ]
}

const QUARTER_MARKETS = [
  [202, 64, 21, 72],
  [203, 65, 45, 73],
  [204, 66, 46, 74],
  [205, 67, 47, 75],
] as const

function quarterMarkets(points: Points, { code, part, partProgress }: Left, score: Counts): FairMarket[] {
  const [winner, handicap, over, odd] = QUARTER_MARKETS[code - 1] ?? QUARTER_MARKETS[0]
  const { lead, total } = independent(points, part, score)
  const progress = partProgress
  return [
    winner2(winner, lead, progress),
    ...handicapLines({ typeId: handicap, counts: lead, ...LINES, beside: 1, progress }),
    ...totalLines({ typeId: over, counts: total, ...LINES, beside: 1, progress }),
    oddEven(odd, total, progress),
  ]
}

function halfMarkets(points: Points, { half, halfProgress }: Left, score: Counts): FairMarket[] {
  const { lead, total } = independent(points, half, score)
  const progress = halfProgress
  return [
    winner2(63, lead, progress),
    ...handicapLines({ typeId: 53, counts: lead, ...LINES, beside: 1, progress }),
    ...totalLines({ typeId: 77, counts: total, ...LINES, beside: 1, progress }),
  ]
}

function independent(points: Points, left: Counts, score: Counts) {
  const home = shift(points.of('home', left.home), score.home)
  const away = shift(points.of('away', left.away), score.away)
  return { lead: difference(home, away), total: convolve(home, away) }
}
