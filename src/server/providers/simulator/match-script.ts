import type { Danger, IncidentKind, StopReason } from '#domain/fixtures/in-play-stop.ts'
import type { ScoresByCode } from '#domain/grading/score-sheet.ts'
import type { Side } from '#domain/markets/market-rule.ts'
import type { FairMarket } from './fair-market.ts'

/** Everything that will happen in a simulated match, told beforehand. Times are milliseconds from its start. */
export type MatchScript = {
  readonly parts: readonly ScriptPart[]
  /** Goals, points and runs, in order. */
  readonly scores: readonly ScoreStep[]
  readonly incidents: readonly ScriptIncident[]
  readonly stops: readonly ScriptStop[]
  readonly dangers: readonly ScriptDanger[]
  /** The last whistle. */
  readonly endsAt: number
  /** The final sheet by period code, as it is settled by. */
  readonly sheet: ScoresByCode
  /** Whether the head score counts sets won rather than points. */
  readonly bySets?: true
}

export type ScriptPart = {
  readonly code: number
  readonly from: number
  readonly to: number
  /** What the match clock shows at its start and how many seconds pass on it; none in sports without a clock. */
  readonly clock?: { readonly from: number; readonly seconds: number }
}

export type ScoreStep = {
  readonly at: number
  readonly code: number
  readonly side: Side
  readonly points: number
}

export type ScriptIncident = {
  readonly at: number
  readonly kind: IncidentKind
  readonly side: Side | null
}

export type ScriptStop = { readonly from: number; readonly to: number; readonly reason: StopReason }
export type ScriptDanger = { readonly from: number; readonly to: number } & Danger

/** A match with its prices: the process that made the script tells the fair chances at each moment of it. */
export type SimulatedMatch = {
  readonly script: MatchScript
  /** Fair markets at a moment from 0 (also before the start) up to the end; none in the last moment. */
  fairMarkets(at: number): readonly FairMarket[]
  /** Equal at two moments between which no price can have moved. */
  priceMark(at: number): string
}

export const other = (side: Side): Side => (side === 'home' ? 'away' : 'home')

/** The part that is being played at a moment; undefined in breaks, before the start and after the end. */
export const partAt = ({ parts }: Pick<MatchScript, 'parts'>, at: number): ScriptPart | undefined =>
  parts.find(part => at >= part.from && at < part.to)

/** The last part that has begun. */
export const lastPartAt = ({ parts }: Pick<MatchScript, 'parts'>, at: number): ScriptPart | undefined =>
  parts.findLast(part => part.from <= at)
