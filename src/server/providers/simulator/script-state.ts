import type { Danger, StopReason } from '#domain/fixtures/in-play-stop.ts'
import type { ScoresByCode } from '#domain/grading/score-sheet.ts'
import { BREAK, NOT_STARTED } from '#domain/sports/period-codes.ts'
import { lastPartAt, type MatchScript, partAt } from './match-script.ts'
import { scoreAt, sumSteps } from './scoring.ts'

type PeriodScore = { readonly code: number; readonly home: number; readonly away: number }

/** Scoreboard of a script at a time (milliseconds from its start). */
export type ScriptState = {
  /** Handbook 2.6: -1 before the start, 80 in a break, 100 to 102 after the end. */
  readonly periodCode: number
  readonly clockSeconds: number | null
  /** Sets where sets decide the match. */
  readonly home: number
  readonly away: number
  readonly periods: readonly PeriodScore[]
}

/** Returns the state of a match at a time in its script, in milliseconds from its start. */
export function scriptState(script: MatchScript, at: number): ScriptState {
  const periods = periodsAt(script, at)
  const score = script.bySets ? setsAt(script, periods, at) : scoreAt(script, at)
  if (at < 0) return { periodCode: NOT_STARTED, clockSeconds: null, ...score, periods }
  if (at >= script.endsAt)
    return { periodCode: finalCode(script.sheet), clockSeconds: null, ...score, periods }
  const part = partAt(script, at)
  if (!part) return { periodCode: BREAK, clockSeconds: null, ...score, periods }
  return { periodCode: part.code, clockSeconds: clockAt(part, at), ...score, periods }
}

const finalCode = (sheet: ScoresByCode): number => (sheet['102'] ? 102 : sheet['101'] ? 101 : 100)

function clockAt({ from, to, clock }: MatchScript['parts'][number], at: number): number | null {
  if (!clock) return null
  return clock.from + Math.floor((clock.seconds * (at - from)) / (to - from))
}

/** Several overtimes share one code. */
function periodsAt(script: MatchScript, at: number): readonly PeriodScore[] {
  const begun = new Set(script.parts.filter(part => part.from <= at).map(({ code }) => code))
  return [...begun].map(code => ({
    code,
    ...sumSteps(script.scores, step => step.code === code && step.at <= at),
  }))
}

function setsAt(script: MatchScript, periods: readonly PeriodScore[], at: number) {
  const over = periods.filter(({ code }) => script.parts.some(part => part.code === code && part.to <= at))
  return {
    home: over.filter(set => set.home > set.away).length,
    away: over.filter(set => set.away > set.home).length,
  }
}

/** Why prices are suspended at a time; the gravest of several reasons. */
export function stopAt({ stops }: MatchScript, at: number): StopReason | null {
  const reasons = stops.filter(stop => stop.from <= at && at < stop.to).map(({ reason }) => reason)
  return GRAVEST.find(reason => reasons.includes(reason)) ?? reasons[0] ?? null
}

const GRAVEST: readonly StopReason[] = ['penalty', 'var', 'goal', 'red-card']

/** The gravest danger at a time; null without any. */
export function dangerAt({ dangers }: MatchScript, at: number): Danger | null {
  const now = dangers.filter(danger => danger.from <= at && at < danger.to)
  const gravest = now.find(({ level }) => level === 'danger') ?? now[0]
  return gravest ? { side: gravest.side, level: gravest.level } : null
}

/** Period and clock of an incident. */
export function momentOfIncident(script: MatchScript, at: number) {
  const part = partAt(script, at) ?? lastPartAt(script, at)
  const within = part ? Math.min(at, part.to) : at
  return {
    periodCode: part?.code ?? NOT_STARTED,
    clockSeconds: part ? clockAt(part, within) : null,
  }
}
