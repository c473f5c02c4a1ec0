import type { Side } from '#domain/markets/market-rule.ts'
import type { Chance } from '../chance.ts'
import { convolve, difference, shift } from '../distribution.ts'
import {
  type FairMarket,
  handicapLines,
  oddEven,
  stillOpen,
  totalLines,
  winner2,
  winner3,
} from '../fair-market.ts'
import type { SimulatedMatch } from '../match-script.ts'
import { scoreAt, sumSteps } from '../scoring.ts'
import { type Ends, endOfGame, runsThrough, type Standing } from './baseball-end.ts'
import { type InningOdds, openInning } from './baseball-innings.ts'
import { baseballScript, battingOf, drawBaseballTraits, INNINGS, STRENGTHS } from './baseball-script.ts'

/** The odds of an inning by strength, computed once for all matches. */
export type InningTables = (strength: number) => InningOdds

export function openInningTables(): InningTables {
  const tables = Array.from({ length: STRENGTHS }, (_, strength) => openInning(battingOf(strength)))
  return strength => tables[strength] ?? openInning(battingOf(strength))
}

/** A baseball match of nine innings, at most twelve. */
export function simulateBaseball(chance: Chance, pace: number, tables: InningTables): SimulatedMatch {
  const traits = drawBaseballTraits(chance)
  const { script, atBats } = baseballScript(chance, traits, pace)
  const odds = { home: tables(traits.home), away: tables(traits.away) }
  const standing = (at: number) => atBats.findLast(one => one.at <= at) ?? atBats[0]
  return {
    script,
    priceMark: at => String(atBats.filter(one => one.at <= at).length),
    fairMarkets: at => {
      const now = standing(at)
      if (!now || at >= script.endsAt - 1) return []
      const inningScore = (last: number, first = 1) =>
        sumSteps(script.scores, step => step.at <= at && step.code >= first && step.code <= last)
      const stand: Standing = { now, odds }
      return stillOpen([
        ...matchMarkets(endOfGame(stand, scoreAt(script, at))),
        ...openingMarkets(stand, inningScore(5)),
        ...inningMarkets(stand, inningScore(now.inning, now.inning)),
      ])
    },
  }
}

const HALVES = { step: 100, rest: 50 }

function matchMarkets({ home, away, lead, total }: Ends): FairMarket[] {
  return [
    winner2(226, lead),
    ...handicapLines({ typeId: 342, counts: lead, ...HALVES, beside: 1 }),
    ...totalLines({ typeId: 28, counts: total, step: 50, beside: 2 }),
    ...totalLines({ typeId: 221, counts: home, ...HALVES, beside: 1 }),
    ...totalLines({ typeId: 220, counts: away, ...HALVES, beside: 1 }),
    oddEven(51, total),
  ]
}

type Score = { readonly home: number; readonly away: number }

function throughInning(stand: Standing, last: number, score: Score) {
  const home = shift(runsThrough(stand, 'home', last), score.home)
  const away = shift(runsThrough(stand, 'away', last), score.away)
  return { lead: difference(home, away), total: convolve(home, away) }
}

const OPENING = 5

function openingMarkets(stand: Standing, score: Score): FairMarket[] {
  const { inning, side, outs } = stand.now
  if (inning > OPENING) return []
  const { lead, total } = throughInning(stand, OPENING, score)
  const progress = (inning - 1 + halfProgress(side, outs)) / OPENING
  return [
    winner3(235, lead, progress),
    ...handicapLines({ typeId: 281, counts: lead, ...HALVES, beside: 1, progress }),
    ...totalLines({ typeId: 236, counts: total, step: 50, beside: 1, progress }),
  ]
}

const halfProgress = (side: Side, outs: number): number => (side === 'home' ? 0.5 : 0) + outs / 6

/** Winner and total of an inning; the eighth and ninth have no id in the feed. */
const INNING_MARKETS = [
  [41, 21],
  [42, 45],
  [43, 46],
  [44, 47],
  [49, 48],
  [348, 352],
  [349, 353],
] as const

function inningMarkets(stand: Standing, score: Score): FairMarket[] {
  const { inning, side, outs } = stand.now
  const types = INNING_MARKETS[inning - 1]
  if (!types || inning >= INNINGS) return []
  const { lead, total } = throughInning(stand, inning, score)
  const progress = halfProgress(side, outs)
  return [
    winner3(types[0], lead, progress),
    ...totalLines({ typeId: types[1], counts: total, ...HALVES, beside: 1, progress }),
  ]
}
