import type { Danger, IncidentKind, StopReason } from '#domain/fixtures/in-play-stop.ts'
import type { ScoresByCode } from '#domain/grading/score-sheet.ts'
import type { Side } from '#domain/markets/market-rule.ts'
import type { FairMarket } from './fair-market.ts'

/** All events of a simulated match, computed in advance. Times are milliseconds from its start. */
export type MatchScript = {
  readonly parts: readonly ScriptPart[]
  /** Goals, points and runs, in order. */
  readonly scores: readonly ScoreStep[]
  readonly incidents: readonly ScriptIncident[]
  readonly stops: readonly ScriptStop[]
  readonly dangers: readonly ScriptDanger[]
  /** The final whistle. */
  readonly endsAt: number
  /** The final sheet by period code, as used for settlement. */
  readonly sheet: ScoresByCode
  /** Whether the main score counts sets instead of points. */
  readonly bySets?: true
}

export type ScriptPart = {
  readonly code: number
  readonly from: number
  readonly to: number
  /** The match clock at its start and its length in seconds; absent in sports without a clock. */
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

/** A match with its prices: the process that created the script knows the fair probabilities at each time. */
export type SimulatedMatch = {
  readonly script: MatchScript
  /** Fair markets at a time from 0 (also before the start) to the end; none at the end itself. */
  fairMarkets(at: number): readonly FairMarket[]
  /** Equal for two times between which no price can have changed. */
  priceMark(at: number): string
}

export const other = (side: Side): Side => (side === 'home' ? 'away' : 'home')

/** The current period; undefined in breaks, before the start and after the end. */
export const partAt = ({ parts }: Pick<MatchScript, 'parts'>, at: number): ScriptPart | undefined =>
  parts.find(part => at >= part.from && at < part.to)

/** The last period that has begun. */
export const lastPartAt = ({ parts }: Pick<MatchScript, 'parts'>, at: number): ScriptPart | undefined =>
  parts.findLast(part => part.from <= at)
