import { type Line, line } from '#domain/line.ts'
import type { Chance } from '../chance.ts'
import { chanceOf, convolve, type Distribution, difference, mix, poisson, shift } from '../distribution.ts'
import { type FairMarket, plain, stillOpen, yesNo } from '../fair-market.ts'
import type { SimulatedMatch } from '../match-script.ts'
import { partScoreAt, scoreAt } from '../scoring.ts'
import {
  drawFootballTraits,
  type FootballTraits,
  footballRate,
  footballScript,
  footballTimes,
  RED_CHANCE,
  RED_OF_HOME,
  type RedCard,
} from './football-script.ts'
import { PRICE_EVERY, partMarkets, wholeMatchMarkets } from './goal-markets.ts'

/** A football match whose strengths and events depend only on the random stream. */
export function simulateFootball(chance: Chance, pace: number): SimulatedMatch {
  const traits = drawFootballTraits(chance)
  const { script, red } = footballScript(chance, traits, pace)
  const { playedAt, momentOf, end } = footballTimes(traits, pace)
  const redAt = red ? momentOf(red.at) : Number.POSITIVE_INFINITY
  return {
    script,
    priceMark: at => {
      const { home, away } = scoreAt(script, at)
      return `${Math.floor(at / PRICE_EVERY)} ${home} ${away} ${at >= redAt}`
    },
    fairMarkets: at => {
      const played = playedAt(at)
      if (played >= end) return []
      const futures = listFutures(traits, played, at >= redAt ? red : null)
      const isSecond = played >= traits.halves[0]
      const half = isSecond ? 1 : 0
      return stillOpen([
        ...matchMarkets(futures, scoreAt(script, at)),
        ...partMarkets(
          half,
          countsOf(
            ahead(futures, goals => goals[half]),
            partScoreAt(script, isSecond ? 20 : 10, at),
          ),
          (played - (isSecond ? traits.halves[0] : 0)) / traits.halves[half],
        ),
      ])
    },
  }
}

const lineOfGoal = (n: number): Line => line(n * 100)

type Score = { readonly home: number; readonly away: number }

/** A possible course of the rest: expected goals in each half, its weight, and who scores next. */
type Future = {
  readonly weight: number
  readonly home: readonly [number, number]
  readonly away: readonly [number, number]
  /** Probabilities of home or away scoring the next goal. */
  readonly next: Score
}

/** Three times at which a sending-off is assumed in the time left (Gauss-Legendre quadrature). */
const RED_POINTS = [
  [0.1127016654, 5 / 18],
  [0.5, 8 / 18],
  [0.8872983346, 5 / 18],
] as const

/**
 * The rest without a sending-off, and with one of either side at any time: exact except for the three quadrature
 * points.
 */
function listFutures(traits: FootballTraits, played: number, red: RedCard | null): readonly Future[] {
  if (red) return [{ weight: 1, ...goalsAhead(traits, played, { side: red.side, at: 0 }) }]
  const end = traits.halves[0] + traits.halves[1]
  const left = 1 - played / end
  const redAhead = (RED_CHANCE * left) / (1 - RED_CHANCE * (1 - left))
  const sides = [
    ['home', RED_OF_HOME],
    ['away', 1 - RED_OF_HOME],
  ] as const
  return [
    { weight: 1 - redAhead, ...goalsAhead(traits, played, null) },
    ...sides.flatMap(([side, share]) =>
      RED_POINTS.map(([point, weight]) => ({
        weight: redAhead * share * weight,
        ...goalsAhead(traits, played, { side, at: played + point * (end - played) }),
      })),
    ),
  ]
}

function goalsAhead(traits: FootballTraits, played: number, red: RedCard | null): Omit<Future, 'weight'> {
  const end = traits.halves[0] + traits.halves[1]
  const cuts = [played, traits.halves[0], red?.at ?? played, end]
    .filter(at => at >= played)
    .toSorted((a, b) => a - b)
  const home: [number, number] = [0, 0]
  const away: [number, number] = [0, 0]
  const next = { home: 0, away: 0 }
  let goalless = 1
  for (const [index, to] of cuts.slice(1).entries()) {
    const from = cuts[index] ?? played
    const half = from >= traits.halves[0] ? 1 : 0
    const inForce = red && from >= red.at ? red : null
    const [ours, theirs] = (['home', 'away'] as const).map(
      side => footballRate(traits, side, half, inForce) * (to - from),
    )
    const [atHome, awayFrom] = [ours ?? 0, theirs ?? 0]
    home[half] += atHome
    away[half] += awayFrom
    const both = atHome + awayFrom
    if (both === 0) continue
    const scored = goalless * (1 - Math.exp(-both))
    next.home += (scored * atHome) / both
    next.away += (scored * awayFrom) / both
    goalless *= Math.exp(-both)
  }
  return { home, away, next }
}

const sumOf = ([first, second]: readonly [number, number]): number => first + second

/** Goals still to come in the whole match or one half, mixed over the courses. */
function ahead(futures: readonly Future[], pick: (goals: readonly [number, number]) => number) {
  const each = futures.map(({ weight, home, away }) => ({
    weight,
    home: poisson(pick(home)),
    away: poisson(pick(away)),
  }))
  const mixed = (of: (one: (typeof each)[number]) => Distribution) =>
    mix(each.map(one => ({ weight: one.weight, of: of(one) })))
  return {
    each,
    home: mixed(one => one.home),
    away: mixed(one => one.away),
    margin: mixed(one => difference(one.home, one.away)),
    total: mixed(one => convolve(one.home, one.away)),
  }
}

/** Includes quarter lines, which the European page shows. */
const STEP = 25

function matchMarkets(futures: readonly Future[], score: Score): FairMarket[] {
  const rest = ahead(futures, sumOf)
  return [
    ...wholeMatchMarkets(countsOf(rest, score), { step: STEP, beside: 3 }),
    ...bothScore(rest.each, score),
    nextGoal(futures, score),
  ]
}

/** Handicaps count from 0:0 at this time (handbook 2.9): the score so far is excluded. */
const countsOf = (rest: ReturnType<typeof ahead>, score: Score) => ({
  lead: shift(rest.margin, score.home - score.away),
  handicap: rest.margin,
  total: shift(rest.total, score.home + score.away),
  home: shift(rest.home, score.home),
  away: shift(rest.away, score.away),
})

/** Undefined once both have scored. */
function bothScore(
  each: readonly { readonly weight: number; readonly home: Distribution; readonly away: Distribution }[],
  score: Score,
): FairMarket[] {
  if (score.home > 0 && score.away > 0) return []
  const scores = (goals: Distribution, before: number) => (before > 0 ? 1 : 1 - chanceOf(goals, 0))
  const yes = each.reduce(
    (sum, { weight, home, away }) => sum + weight * scores(home, score.home) * scores(away, score.away),
    0,
  )
  return [yesNo(17, yes)]
}

/** 다음 골: the line is the number of the goal in the match (handbook 2.9). */
function nextGoal(futures: readonly Future[], score: Score): FairMarket {
  const home = futures.reduce((sum, { weight, next }) => sum + weight * next.home, 0)
  const away = futures.reduce((sum, { weight, next }) => sum + weight * next.away, 0)
  const market = plain(59, 0, [
    ['1', home],
    ['No Goal', 1 - home - away],
    ['2', away],
  ])
  return { ...market, line: lineOfGoal(score.home + score.away + 1) }
}
