import { STOP_SECONDS } from '#domain/fixtures/in-play-stop.ts'
import { SECOND } from '#domain/instant.ts'
import type { Side } from '#domain/markets/market-rule.ts'
import { type Chance, momentsBetween } from '../chance.ts'
import type {
  MatchScript,
  ScoreStep,
  ScriptDanger,
  ScriptIncident,
  ScriptPart,
  ScriptStop,
} from '../match-script.ts'
import { sheetOfParts, sumSteps } from '../scoring.ts'
import { inOrder, tellPart } from '../script-news.ts'

/**
 * Ice hockey as a process: goals at even strength at a constant rate, and power plays of two minutes at a constant rate
 * with their own goals. A draw after 60 minutes: five minutes of sudden death, then a shoot-out.
 */
export type HockeyTraits = {
  /** Expected goals in 60 minutes at even strength. */
  readonly goals: Readonly<Record<Side, number>>
  /** Expected power plays in 60 minutes. */
  readonly powerPlays: Readonly<Record<Side, number>>
}

export const PERIOD_SECONDS = 20 * 60
const PERIODS = [1, 2, 3]
export const PLAY_SECONDS = PERIODS.length * PERIOD_SECONDS
export const POWER_PLAY_SECONDS = 120
/** Power plays begin early enough to end with their period. */
export const POWER_PLAY_UNTIL = PERIOD_SECONDS - POWER_PLAY_SECONDS
export const POWER_PLAY_GOALS = 0.2
const OVERTIME_SECONDS = 5 * 60
/** Share of overtimes decided by a sudden-death goal. */
const OVERTIME_GOAL = 0.62
const BREAK = 45 * SECOND
const SHOOT_OUT = 40 * SECOND

export const drawHockeyTraits = (chance: Chance): HockeyTraits => ({
  goals: { home: chance.between(1.8, 3), away: chance.between(1.6, 2.8) },
  powerPlays: { home: chance.between(2, 3.5), away: chance.between(2, 3.5) },
})

/** Probability that home wins overtime or shoot-out. */
export const homeAfterRegulation = ({ goals }: HockeyTraits): number =>
  OVERTIME_GOAL * (goals.home / (goals.home + goals.away)) + (1 - OVERTIME_GOAL) / 2

/** Converts seconds of play to milliseconds of the script, and back. */
export function hockeyTimes(pace: number) {
  const length = Math.floor((PERIOD_SECONDS * SECOND) / pace)
  const parts: readonly ScriptPart[] = PERIODS.map((code, index) => {
    const from = index * (length + BREAK)
    return { code, from, to: from + length, clock: { from: 0, seconds: PERIOD_SECONDS } }
  })
  const momentOf = (played: number) => {
    const index = Math.min(PERIODS.length - 1, Math.floor(played / PERIOD_SECONDS))
    return index * (length + BREAK) + Math.floor(((played - index * PERIOD_SECONDS) * SECOND) / pace)
  }
  const playedAt = (at: number) => {
    const index = Math.max(0, Math.min(PERIODS.length - 1, Math.floor(at / (length + BREAK))))
    const inside = Math.max(0, at - index * (length + BREAK)) * (pace / SECOND)
    return index * PERIOD_SECONDS + Math.min(PERIOD_SECONDS, inside)
  }
  const regulationEnd = parts.at(-1)?.to ?? 0
  return { parts, momentOf, playedAt, regulationEnd, pace }
}

export type PowerPlay = { readonly side: Side; readonly at: number }

const SIDES = ['home', 'away'] as const

function drawPowerPlays(chance: Chance, { powerPlays }: HockeyTraits): PowerPlay[] {
  return SIDES.flatMap(side =>
    PERIODS.flatMap((_, index) => {
      const from = index * PERIOD_SECONDS
      const rate = powerPlays[side] / (PERIODS.length * POWER_PLAY_UNTIL)
      return momentsBetween(chance, from, from + POWER_PLAY_UNTIL, rate).map(at => ({ side, at }))
    }),
  ).toSorted((a, b) => a.at - b.at)
}

function drawGoals(chance: Chance, { goals }: HockeyTraits, powerPlays: readonly PowerPlay[]) {
  const even = SIDES.flatMap(side =>
    momentsBetween(chance, 0, PLAY_SECONDS, goals[side] / PLAY_SECONDS).map(at => ({ side, at })),
  )
  const ofPower = powerPlays.flatMap(({ side, at }) =>
    momentsBetween(chance, at, at + POWER_PLAY_SECONDS, POWER_PLAY_GOALS / POWER_PLAY_SECONDS).map(
      goalAt => ({
        side,
        at: goalAt,
      }),
    ),
  )
  return [...even, ...ofPower].toSorted((a, b) => a.at - b.at)
}

/** Simulates a whole ice hockey match: events, and its power plays. */
export function hockeyScript(chance: Chance, traits: HockeyTraits, pace: number) {
  const times = hockeyTimes(pace)
  const powerPlays = drawPowerPlays(chance, traits)
  const regular: readonly ScoreStep[] = drawGoals(chance, traits, powerPlays).map(({ side, at }) => ({
    at: times.momentOf(at),
    code: 1 + Math.min(2, Math.floor(at / PERIOD_SECONDS)),
    side,
    points: 1,
  }))
  const { home, away } = sumSteps(regular, () => true)
  const after = home === away ? playOn(chance, traits, times.regulationEnd, pace) : NOTHING_AFTER
  const parts = [...times.parts, ...after.parts]
  const scores = [...regular, ...after.scores]
  const told = tellMatch(chance, { parts, scores, powerPlays, momentOf: times.momentOf })
  const script: MatchScript = {
    parts,
    scores,
    ...told,
    endsAt: parts.at(-1)?.to ?? 0,
    sheet: sheetOfParts(parts, scores, totalsOf({ home, away }, after)),
  }
  return { script, powerPlays }
}

type After = {
  readonly parts: readonly ScriptPart[]
  readonly scores: readonly ScoreStep[]
  readonly winner?: Side
  readonly byShootOut?: boolean
}

const NOTHING_AFTER: After = { parts: [], scores: [] }

/** Sudden death ends with its goal. */
function playOn(chance: Chance, { goals }: HockeyTraits, end: number, pace: number): After {
  const from = end + BREAK
  const scored = chance.happens(OVERTIME_GOAL)
  const seconds = scored ? Math.floor(chance.between(20, OVERTIME_SECONDS)) : OVERTIME_SECONDS
  const to = from + Math.floor((seconds * SECOND) / pace)
  const overtime = { code: 40, from, to, clock: { from: 0, seconds } }
  const winner: Side = chance.happens(scored ? goals.home / (goals.home + goals.away) : 0.5) ? 'home' : 'away'
  if (scored)
    return { parts: [overtime], scores: [{ at: to - 1, code: 40, side: winner, points: 1 }], winner }
  const shootOut = { code: 50, from: to + BREAK / 2, to: to + BREAK / 2 + SHOOT_OUT }
  return {
    parts: [overtime, shootOut],
    scores: [{ at: shootOut.to - 1, code: 50, side: winner, points: 1 }],
    winner,
    byShootOut: true,
  }
}

type Pair = readonly [number, number]

function totalsOf({ home, away }: { home: number; away: number }, { winner, byShootOut }: After) {
  const full: Pair = [home, away]
  if (!winner) return { 100: full }
  const decided: Pair = winner === 'home' ? [home + 1, away] : [home, away + 1]
  return byShootOut ? { 100: full, 101: full, 102: decided } : { 100: full, 101: decided }
}

type Happening = {
  readonly parts: readonly ScriptPart[]
  readonly scores: readonly ScoreStep[]
  readonly powerPlays: readonly PowerPlay[]
  readonly momentOf: (played: number) => number
}

function tellMatch(chance: Chance, { parts, scores, powerPlays, momentOf }: Happening) {
  const incidents: ScriptIncident[] = []
  const stops: ScriptStop[] = []
  const dangers: ScriptDanger[] = []
  for (const { at, side } of scores) {
    incidents.push({ at, kind: 'goal', side })
    stops.push({ from: at, to: at + STOP_SECONDS.goal * SECOND, reason: 'goal' })
  }
  for (const { side, at } of powerPlays) {
    const [from, to] = [momentOf(at), momentOf(at + POWER_PLAY_SECONDS)]
    incidents.push({ at: from, kind: 'power-play', side })
    dangers.push({ from, to, side, level: 'danger' })
    for (const turn of [from, to])
      stops.push({ from: turn, to: turn + STOP_SECONDS['power-play'] * SECOND, reason: 'power-play' })
  }
  for (const at of momentsBetween(chance, 0, PLAY_SECONDS, 1 / 60)) {
    const side = chance.happens(0.5) ? 'home' : 'away'
    dangers.push({ from: momentOf(at), to: momentOf(at + chance.between(8, 25)), side, level: 'attack' })
  }
  for (const part of parts) tellPart({ incidents, stops }, part)
  return {
    ...inOrder({ incidents, stops }),
    dangers: dangers.toSorted((a, b) => a.from - b.from),
  }
}
