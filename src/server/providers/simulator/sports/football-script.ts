import { STOP_SECONDS } from '#domain/fixtures/in-play-stop.ts'
import { SECOND } from '#domain/instant.ts'
import type { Side } from '#domain/markets/market-rule.ts'
import { type Chance, momentsBetween } from '../chance.ts'
import {
  type MatchScript,
  other,
  type ScoreStep,
  type ScriptDanger,
  type ScriptPart,
} from '../match-script.ts'
import { sheetOfParts, sumSteps } from '../scoring.ts'
import { inOrder, type ScriptNews, tellPart } from '../script-news.ts'

/**
 * A football match as a process. Goals of either side are Poisson with a constant rate per half; at most one
 * sending-off, at a uniformly distributed time, changes both rates for the rest. Penalties and VAR checks explain some
 * goals and non-goals; they change no rate, so the probabilities stay exact.
 */
export type FootballTraits = {
  /** Expected goals in 90 minutes plus stoppage without a sending-off. */
  readonly goals: Readonly<Record<Side, number>>
  /** Seconds of play of each half, including stoppage. */
  readonly halves: readonly [number, number]
}

export type RedCard = { readonly side: Side; readonly at: number }

/** More goals fall in the second half. */
const HALF_SHARE = [0.46, 0.54] as const
export const RED_CHANCE = 0.16
export const RED_OF_HOME = 0.45
const RATE_OF_TEN = 0.67
const RATE_AGAINST_TEN = 1.35

const HALF_SECONDS = 45 * 60
const BREAK_MILLISECONDS = 40 * SECOND

export const drawFootballTraits = (chance: Chance): FootballTraits => ({
  goals: { home: chance.between(0.9, 2.1), away: chance.between(0.7, 1.8) },
  halves: [
    HALF_SECONDS + Math.floor(chance.between(60, 180)),
    HALF_SECONDS + Math.floor(chance.between(150, 360)),
  ],
})

/** Goals per second of play of a side in a half (0 or 1). */
export function footballRate(
  { goals, halves }: FootballTraits,
  side: Side,
  half: 0 | 1,
  red: RedCard | null,
) {
  const usual = (goals[side] * HALF_SHARE[half]) / halves[half]
  if (!red) return usual
  return usual * (red.side === side ? RATE_OF_TEN : RATE_AGAINST_TEN)
}

/** Converts seconds of play to milliseconds of the script, and back. `pace` is seconds of play per script second. */
export function footballTimes({ halves }: Pick<FootballTraits, 'halves'>, pace: number) {
  const length = (half: 0 | 1) => Math.floor((halves[half] * SECOND) / pace)
  const second = length(0) + BREAK_MILLISECONDS
  const parts: readonly [ScriptPart, ScriptPart] = [
    { code: 10, from: 0, to: length(0), clock: { from: 0, seconds: halves[0] } },
    { code: 20, from: second, to: second + length(1), clock: { from: HALF_SECONDS, seconds: halves[1] } },
  ]
  const momentOf = (played: number) =>
    played < halves[0]
      ? Math.floor((played * SECOND) / pace)
      : second + Math.floor(((played - halves[0]) * SECOND) / pace)
  const playedAt = (at: number) =>
    at < second
      ? Math.min(halves[0], (Math.max(0, at) * pace) / SECOND)
      : Math.min(halves[0] + halves[1], halves[0] + ((at - second) * pace) / SECOND)
  return { parts, momentOf, playedAt, end: halves[0] + halves[1] }
}

/** The sending-off of the match, if there is one. */
function drawRed(chance: Chance, end: number): RedCard | null {
  const [happens, side, at] = [chance.happens(RED_CHANCE), chance.next(), chance.between(0, end)]
  return happens ? { side: side < RED_OF_HOME ? 'home' : 'away', at } : null
}

function drawGoals(chance: Chance, traits: FootballTraits, red: RedCard | null) {
  const bounds = [0, traits.halves[0], traits.halves[0] + traits.halves[1]]
  const cuts = red ? [...bounds, red.at].toSorted((a, b) => a - b) : bounds
  return cuts.slice(1).flatMap((to, index) => {
    const from = cuts[index] ?? 0
    const half = from >= traits.halves[0] ? 1 : 0
    const inForce = red && from >= red.at ? red : null
    return (['home', 'away'] as const).flatMap(side =>
      momentsBetween(chance, from, to, footballRate(traits, side, half, inForce)).map(at => ({ side, at })),
    )
  })
}

type FootballNews = ScriptNews & { readonly dangers: ScriptDanger[] }

const PENALTY_SHARE = 0.1
const VAR_SHARE = 0.1
const MISSED_PENALTIES = 0.08
const DISALLOWED_GOALS = 0.25
const CHECK_SECONDS = 75

/** Simulates a whole football match: events, and the red card if there is one. */
export function footballScript(chance: Chance, traits: FootballTraits, pace: number) {
  const { parts, momentOf, end } = footballTimes(traits, pace)
  const red = drawRed(chance, end)
  const goals = drawGoals(chance, traits, red).toSorted((a, b) => a.at - b.at)
  const news: FootballNews = { incidents: [], stops: [], dangers: [] }
  const clock = { halves: traits.halves, momentOf, pace }
  for (const goal of goals) tellGoal(news, chance, goal, clock)
  if (red) tellRed(news, red, momentOf(red.at))
  for (const at of momentsBetween(chance, 0, end, (MISSED_PENALTIES + DISALLOWED_GOALS) / end))
    tellNoGoal(news, chance, at, clock)
  tellAttacks(news, chance, end, clock)
  for (const part of parts) tellPart(news, part)
  const scores: readonly ScoreStep[] = goals.map(({ side, at }) => ({
    at: momentOf(at),
    code: at < traits.halves[0] ? 10 : 20,
    side,
    points: 1,
  }))
  const total = sumSteps(scores, () => true)
  const script: MatchScript = {
    parts,
    scores,
    ...inOrder(news),
    dangers: news.dangers.toSorted((a, b) => a.from - b.from),
    endsAt: parts[1].to,
    sheet: sheetOfParts(parts, scores, { 100: [total.home, total.away] }),
  }
  return { script, red }
}

type Clock = {
  readonly halves: readonly [number, number]
  readonly momentOf: (played: number) => number
  readonly pace: number
}

/** A check begins this long before its end, but not before the half. */
const checkFrom = ({ halves }: Clock, at: number): number =>
  Math.max(at < halves[0] ? 0 : halves[0], at - CHECK_SECONDS)

function tellGoal(
  news: FootballNews,
  chance: Chance,
  goal: { readonly side: Side; readonly at: number },
  clock: Clock,
) {
  const at = clock.momentOf(goal.at)
  const how = chance.next()
  const kind = how < PENALTY_SHARE ? 'penalty' : how < PENALTY_SHARE + VAR_SHARE ? 'var' : undefined
  news.incidents.push({ at, kind: 'goal', side: goal.side })
  news.stops.push({ from: at, to: at + STOP_SECONDS.goal * SECOND, reason: 'goal' })
  if (kind) {
    const from = clock.momentOf(checkFrom(clock, goal.at))
    news.incidents.push({ at: from, kind, side: goal.side })
    news.stops.push({ from, to: at, reason: kind })
  } else {
    const from = clock.momentOf(Math.max(checkFrom(clock, goal.at), goal.at - chance.between(6, 20)))
    news.dangers.push({ from, to: at, side: goal.side, level: 'danger' })
  }
}

function tellNoGoal(news: FootballNews, chance: Chance, played: number, clock: Clock) {
  const side = chance.happens(0.5) ? 'home' : 'away'
  const isPenalty = chance.happens(MISSED_PENALTIES / (MISSED_PENALTIES + DISALLOWED_GOALS))
  const kind = isPenalty ? 'penalty' : 'var'
  const [from, to] = [clock.momentOf(checkFrom(clock, played)), clock.momentOf(played)]
  news.incidents.push(
    { at: from, kind, side },
    { at: to, kind: isPenalty ? 'penalty-missed' : 'var-no-goal', side },
  )
  news.stops.push({ from, to: to + STOP_SECONDS[kind] * SECOND, reason: kind })
}

function tellRed(news: FootballNews, red: RedCard, at: number) {
  news.incidents.push({ at, kind: 'red-card', side: red.side })
  news.stops.push({ from: at, to: at + STOP_SECONDS['red-card'] * SECOND, reason: 'red-card' })
}

/** Attacks without a goal, far more frequent than goals. */
function tellAttacks(news: FootballNews, chance: Chance, end: number, clock: Clock) {
  for (const at of momentsBetween(chance, 0, end, 1 / 50)) {
    const side: Side = chance.happens(0.55) ? 'home' : other('home')
    const level = chance.happens(0.3) ? 'danger' : 'attack'
    const until = Math.min(at < clock.halves[0] ? clock.halves[0] : end, at + chance.between(6, 25))
    news.dangers.push({ from: clock.momentOf(at), to: clock.momentOf(until), side, level })
  }
}
