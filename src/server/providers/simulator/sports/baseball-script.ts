import { STOP_SECONDS } from '#domain/fixtures/in-play-stop.ts'
import type { ScoresByCode } from '#domain/grading/score-sheet.ts'
import { SECOND } from '#domain/instant.ts'
import type { Side } from '#domain/markets/market-rule.ts'
import type { Chance } from '../chance.ts'
import type {
  MatchScript,
  ScoreStep,
  ScriptDanger,
  ScriptIncident,
  ScriptPart,
  ScriptStop,
} from '../match-script.ts'
import { sumSteps } from '../scoring.ts'
import { inOrder } from '../script-news.ts'
import {
  type Bases,
  type Batting,
  bat,
  chanceOfHit,
  EMPTY,
  type Hit,
  LOADED,
  OUTS,
} from './baseball-innings.ts'

/** Batting strength of either side: an index into a few levels, so that their odds are computed once. */
export type BaseballTraits = Readonly<Record<Side, number>>

export const STRENGTHS = 7
export const INNINGS = 9
/** After this many innings a level match is a draw (as in Korea). */
export const INNINGS_MAX = 12

export const drawBaseballTraits = (chance: Chance): BaseballTraits => ({
  home: Math.floor(chance.between(1, STRENGTHS)),
  away: Math.floor(chance.between(0, STRENGTHS - 1)),
})

/** Batting probabilities of a strength. */
export function battingOf(strength: number): Batting {
  const plus = (strength - (STRENGTHS - 1) / 2) * 0.006
  return { walk: 0.085, single: 0.15 + plus, double: 0.045, triple: 0.004, homeRun: 0.026 + plus / 4 }
}

/** Situation before a batter: side, inning and bases. */
export type AtBat = Bases & { readonly at: number; readonly inning: number; readonly side: Side }

const BATTER_SECONDS = 140
const HALF_BREAK = 5 * SECOND
const INNING_BREAK = 8 * SECOND
const HITS: readonly Hit[] = ['out', 'single', 'walk', 'double', 'homeRun', 'triple']
const PITCHING_CHANGE = 0.02

type Play = {
  readonly parts: ScriptPart[]
  readonly scores: ScoreStep[]
  readonly incidents: ScriptIncident[]
  readonly stops: ScriptStop[]
  readonly dangers: ScriptDanger[]
  readonly atBats: AtBat[]
  readonly total: { home: number; away: number }
  unbatted: boolean
  at: number
  /** Time of the third out: from then on the next half inning is current. */
  changedAt: number
}

/** Simulates a whole baseball match: events, and every batter. */
export function baseballScript(chance: Chance, traits: BaseballTraits, pace: number) {
  const play: Play = {
    parts: [],
    scores: [],
    incidents: [],
    stops: [],
    dangers: [],
    atBats: [],
    total: { home: 0, away: 0 },
    unbatted: false,
    at: 0,
    changedAt: 0,
  }
  for (let inning = 1; !isOver(play, inning); inning += 1) playInning(play, chance, traits, inning, pace)
  const script: MatchScript = {
    parts: play.parts,
    scores: play.scores,
    ...inOrder(play),
    dangers: play.dangers,
    endsAt: play.parts.at(-1)?.to ?? 0,
    sheet: sheetOf(play),
  }
  return { script, atBats: play.atBats }
}

const isOver = ({ total }: Play, inning: number): boolean =>
  (inning > INNINGS && total.home !== total.away) || inning > INNINGS_MAX

/** A home side that leads in or after the ninth inning bats no more. */
const hasWon = (total: { home: number; away: number }, inning: number): boolean =>
  inning >= INNINGS && total.home > total.away

function playInning(play: Play, chance: Chance, traits: BaseballTraits, inning: number, pace: number) {
  const from = play.at
  playHalf(play, chance, { inning, side: 'away', batting: battingOf(traits.away), pace })
  if (hasWon(play.total, inning)) play.unbatted = true
  else {
    play.at += HALF_BREAK
    playHalf(play, chance, { inning, side: 'home', batting: battingOf(traits.home), pace })
  }
  const to = play.at + 1
  play.parts.push({ code: inning, from, to })
  play.incidents.push(
    { at: from, kind: 'period-start', side: null },
    { at: to, kind: 'period-end', side: null },
  )
  play.stops.push({ from: to, to: to + STOP_SECONDS['period-end'] * SECOND, reason: 'period-end' })
  play.at = to + INNING_BREAK
}

type Half = {
  readonly inning: number
  readonly side: Side
  readonly batting: Batting
  readonly pace: number
}

function playHalf(play: Play, chance: Chance, { inning, side, batting, pace }: Half) {
  let state = EMPTY
  play.atBats.push({ ...state, at: play.changedAt, inning, side })
  while (state.outs < OUTS) {
    if (chance.happens(PITCHING_CHANGE)) tell(play, 'pitching-change', side === 'home' ? 'away' : 'home')
    play.at += Math.floor((BATTER_SECONDS * SECOND * chance.between(0.6, 1.4)) / pace)
    const hit = drawHit(chance, batting)
    const { bases, outs, runs } = bat(state, hit)
    if (runs > 0) {
      play.scores.push({ at: play.at, code: inning, side, points: runs })
      play.total[side] += runs
      if (hit === 'homeRun') play.incidents.push({ at: play.at, kind: 'home-run', side })
    }
    const wasLoaded = state.bases === LOADED
    state = { bases, outs }
    if (side === 'home' && hasWon(play.total, inning)) return
    if (outs === OUTS) {
      play.changedAt = play.at
      return
    }
    play.atBats.push({ ...state, at: play.at, inning, side })
    if (bases === LOADED && !wasLoaded) tell(play, 'bases-loaded', side)
    if (bases & 6) play.dangers.push({ from: play.at, to: play.at + 4 * SECOND, side, level: 'danger' })
  }
}

function tell(play: Play, kind: 'bases-loaded' | 'pitching-change', side: Side) {
  play.incidents.push({ at: play.at, kind, side })
  play.stops.push({ from: play.at, to: play.at + STOP_SECONDS[kind] * SECOND, reason: kind })
}

function drawHit(chance: Chance, batting: Batting): Hit {
  let drawn = chance.next()
  for (const hit of HITS) {
    drawn -= chanceOfHit(batting, hit)
    if (drawn < 0) return hit
  }
  return 'out'
}

/** Innings by code, the home side's last one empty if it did not bat; 100 after nine, 101 at the end. */
function sheetOf({ parts, scores, total, unbatted }: Play): ScoresByCode {
  const innings = parts.map(({ code }) => {
    const { home, away } = sumSteps(scores, step => step.code === code)
    const missing = unbatted && code === parts.length
    return [String(code), [missing ? null : home, away] as const] as const
  })
  const nine = sumSteps(scores, step => step.code <= INNINGS)
  return {
    ...Object.fromEntries(innings),
    100: [nine.home, nine.away],
    ...(parts.length > INNINGS ? { 101: [total.home, total.away] as const } : {}),
  }
}
