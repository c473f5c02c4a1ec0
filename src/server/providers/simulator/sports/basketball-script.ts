import { SECOND } from '#domain/instant.ts'
import type { Side } from '#domain/markets/market-rule.ts'
import { OVERTIME } from '#domain/sports/period-codes.ts'
import type { Chance } from '../chance.ts'
import type {
  MatchScript,
  ScoreStep,
  ScriptDanger,
  ScriptIncident,
  ScriptPart,
  ScriptStop,
} from '../match-script.ts'
import { other } from '../match-script.ts'
import { sheetOfParts, sumSteps } from '../scoring.ts'
import { inOrder, tellPart } from '../script-news.ts'

/**
 * Basketball as a process: alternating possessions, a fixed number per quarter, each worth 0 to 3 points depending on
 * the side's strength. A draw after four quarters adds five minutes until it is decided.
 */
export type BasketballTraits = Readonly<Record<Side, PossessionChances>>

/** Probabilities of 0, 1, 2 and 3 points. */
export type PossessionChances = readonly [number, number, number, number]

/** Possessions of each side in a quarter of ten minutes and in an overtime of five. */
export const QUARTER_POSSESSIONS = 19
export const OVERTIME_POSSESSIONS = 9
const QUARTER_SECONDS = 600
const OVERTIME_SECONDS = 300
const BREAK = 40 * SECOND

/** Strengths of both sides: points per possession. */
export function drawBasketballTraits(chance: Chance): BasketballTraits {
  const of = (strength: number): PossessionChances => {
    const [one, two, three] = [0.05, 0.315 + strength, 0.115 + strength / 2]
    return [1 - one - two - three, one, two, three]
  }
  return { home: of(chance.between(-0.015, 0.035)), away: of(chance.between(-0.025, 0.025)) }
}

/** A possession: its end, its side, and its points. */
export type Possession = {
  readonly at: number
  readonly code: number
  readonly side: Side
  readonly points: number
}

/** Simulates a whole basketball match: events, and every possession. */
export function basketballScript(chance: Chance, traits: BasketballTraits, pace: number) {
  const parts: ScriptPart[] = []
  const possessions: Possession[] = []
  const play = (code: number, seconds: number, each: number) => {
    const from = (parts.at(-1)?.to ?? -BREAK) + BREAK
    const to = from + Math.floor((seconds * SECOND) / pace)
    parts.push({ code, from, to, clock: { from: 0, seconds } })
    possessions.push(...drawPossessions(chance, traits, { code, from, to, each }))
  }
  for (const quarter of [1, 2, 3, 4]) play(quarter, QUARTER_SECONDS, QUARTER_POSSESSIONS)
  const regulation = sumSteps(possessions, () => true)
  const overtimes: ScriptPart[] = []
  let total = regulation
  while (total.home === total.away) {
    play(OVERTIME, OVERTIME_SECONDS, OVERTIME_POSSESSIONS)
    overtimes.push(...parts.slice(-1))
    total = sumSteps(possessions, () => true)
  }
  const scores: readonly ScoreStep[] = possessions.filter(({ points }) => points > 0)
  const script: MatchScript = {
    parts,
    scores,
    ...tellMatch(chance, parts, possessions),
    endsAt: parts.at(-1)?.to ?? 0,
    sheet: sheetOfParts(uniqueParts(parts), scores, {
      100: [regulation.home, regulation.away],
      ...(overtimes.length > 0 ? { 101: [total.home, total.away] as const } : {}),
    }),
  }
  return { script, possessions }
}

/** All overtimes share one code. */
const uniqueParts = (parts: readonly ScriptPart[]): readonly ScriptPart[] => [
  ...new Map(parts.map(part => [part.code, part])).values(),
]

type Stretch = { readonly code: number; readonly from: number; readonly to: number; readonly each: number }

function drawPossessions(chance: Chance, traits: BasketballTraits, { code, from, to, each }: Stretch) {
  const length = (to - from) / (2 * each)
  const first: Side = code % 2 === 1 ? 'home' : 'away'
  return Array.from({ length: 2 * each }, (_, index): Possession => {
    const side = index % 2 === 0 ? first : other(first)
    const at = Math.floor(from + (index + chance.between(0.55, 0.999)) * length)
    return { at, code, side, points: drawPoints(chance, traits[side]) }
  })
}

function drawPoints(chance: Chance, [none, one, two]: PossessionChances): number {
  const drawn = chance.next()
  if (drawn < none) return 0
  if (drawn < none + one) return 1
  return drawn < none + one + two ? 2 : 3
}

function tellMatch(chance: Chance, parts: readonly ScriptPart[], possessions: readonly Possession[]) {
  const incidents: ScriptIncident[] = []
  const stops: ScriptStop[] = []
  const dangers: ScriptDanger[] = []
  for (const part of parts) {
    tellPart({ incidents, stops }, part)
    for (const side of ['home', 'away'] as const)
      incidents.push({ at: Math.floor(chance.between(part.from, part.to)), kind: 'timeout', side })
  }
  for (const [index, { at, side }] of possessions.entries()) {
    const before = possessions[index - 1]?.at ?? 0
    dangers.push({ from: Math.floor((before + at) / 2), to: at, side, level: 'attack' })
  }
  return { ...inOrder({ incidents, stops }), dangers }
}
