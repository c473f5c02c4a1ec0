import type { Side } from '#domain/markets/market-rule.ts'
import type { Chance } from '../chance.ts'
import {
  chanceOf,
  chanceWhere,
  convolve,
  type Distribution,
  difference,
  mix,
  poisson,
  shift,
} from '../distribution.ts'
import { type FairMarket, plain, stillOpen, yesNo } from '../fair-market.ts'
import type { SimulatedMatch } from '../match-script.ts'
import { partScoreAt, scoreAt } from '../scoring.ts'
import { PRICE_EVERY, partMarkets, wholeMatchMarkets } from './goal-markets.ts'
import {
  drawHockeyTraits,
  type HockeyTraits,
  hockeyScript,
  hockeyTimes,
  homeAfterRegulation,
  PERIOD_SECONDS,
  PLAY_SECONDS,
  POWER_PLAY_GOALS,
  POWER_PLAY_SECONDS,
  POWER_PLAY_UNTIL,
  type PowerPlay,
} from './hockey-script.ts'

/** An ice hockey match, with overtime and shoot-out if needed. */
export function simulateHockey(chance: Chance, pace: number): SimulatedMatch {
  const traits = drawHockeyTraits(chance)
  const { script, powerPlays } = hockeyScript(chance, traits, pace)
  const { playedAt, regulationEnd } = hockeyTimes(pace)
  return {
    script,
    priceMark: at => {
      const { home, away } = scoreAt(script, at)
      return `${Math.floor(at / PRICE_EVERY)} ${home} ${away} ${running(powerPlays, playedAt(at)).length}`
    },
    fairMarkets: at => {
      const score = scoreAt(script, at)
      if (at >= regulationEnd) return score.home === score.away ? afterRegulation(traits) : []
      const played = playedAt(at)
      const period = Math.min(2, Math.floor(played / PERIOD_SECONDS))
      const active = running(powerPlays, played)
      const whole = goalsAhead(traits, active, played, PLAY_SECONDS)
      const part = goalsAhead(traits, active, played, (period + 1) * PERIOD_SECONDS)
      const progress = played / PERIOD_SECONDS - period
      return stillOpen([
        ...matchMarkets(traits, whole, score),
        ...partMarkets(period, countsOf(part, partScoreAt(script, period + 1, at)), progress),
      ])
    },
  }
}

const running = (powerPlays: readonly PowerPlay[], played: number): readonly PowerPlay[] =>
  powerPlays.filter(({ at }) => at <= played && played < at + POWER_PLAY_SECONDS)

type Ahead = Readonly<Record<Side, Distribution>>
type Score = { readonly home: number; readonly away: number }

/** Goals of either side until a time of play: at even strength, in current and in future power plays. */
function goalsAhead(traits: HockeyTraits, active: readonly PowerPlay[], from: number, until: number): Ahead {
  const of = (side: Side) => {
    const even = (traits.goals[side] * (until - from)) / PLAY_SECONDS
    const left = active
      .filter(one => one.side === side)
      .reduce((sum, { at }) => sum + (at + POWER_PLAY_SECONDS - from) / POWER_PLAY_SECONDS, 0)
    const coming = (traits.powerPlays[side] * powerPlayTime(from, until)) / (3 * POWER_PLAY_UNTIL)
    return convolve(poisson(even + left * POWER_PLAY_GOALS), goalsOfComing(coming))
  }
  return { home: of('home'), away: of('away') }
}

/** Seconds between two times of play in which a power play may begin. */
function powerPlayTime(from: number, until: number): number {
  return [0, 1, 2].reduce((sum, period) => {
    const [start, end] = [period * PERIOD_SECONDS, period * PERIOD_SECONDS + POWER_PLAY_UNTIL]
    return sum + Math.max(0, Math.min(until, end) - Math.max(from, start))
  }, 0)
}

/** A Poisson number of power plays, each with a Poisson number of goals. */
function goalsOfComing(mean: number): Distribution {
  const numbers = poisson(mean)
  return mix(
    numbers.chances.map((weight, count) => ({
      weight,
      of: poisson(count * POWER_PLAY_GOALS),
    })),
  )
}

function matchMarkets(traits: HockeyTraits, ahead: Ahead, score: Score): FairMarket[] {
  const counts = countsOf(ahead, score)
  const level = chanceOf(counts.lead, 0)
  const homeWins = chanceWhere(counts.lead, value => value > 0) + level * homeAfterRegulation(traits)
  const bothScore = (1 - chanceOf(counts.home, 0)) * (1 - chanceOf(counts.away, 0))
  return [
    ...wholeMatchMarkets(counts, { step: 50, beside: 2 }),
    twoWay(homeWins),
    ...(score.home > 0 && score.away > 0 ? [] : [yesNo(17, bothScore)]),
  ]
}

function countsOf(ahead: Ahead, score: Score) {
  const home = shift(ahead.home, score.home)
  const away = shift(ahead.away, score.away)
  const lead = difference(home, away)
  return { home, away, lead, handicap: lead, total: convolve(home, away) }
}

/** 승패 (연장포함). */
const twoWay = (home: number): FairMarket =>
  plain(226, 0, [
    ['1', home],
    ['2', 1 - home],
  ])

/** With a draw after 60 minutes only the winner market is left. */
const afterRegulation = (traits: HockeyTraits): FairMarket[] => [twoWay(homeAfterRegulation(traits))]
