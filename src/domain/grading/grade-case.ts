import type { Line } from '../line.ts'
import type { MarketRule } from '../markets/market-rule.ts'
import type { LegResult } from './leg-result.ts'
import type { Ending } from './scope-score.ts'
import type { Score } from './score-sheet.ts'
import type { SheetScores } from './sheet-scores.ts'

/** The rule of one kind of market. */
export type RuleOf<Kind> = Extract<MarketRule, { readonly kind: Kind }>

/** One outcome before its sheet. `line` of a handicap is seen from home. */
export type GradeCase<Rule = MarketRule> = {
  readonly scores: SheetScores
  readonly rule: Rule
  /** The feed's word for the outcome. */
  readonly pick: string
  readonly line?: Line
  /** In-play football handicap: the score when the bet was taken (handbook 2.9). */
  readonly scoreAtBet?: Score
  /** All picks of the market, where "any other" depends on them. */
  readonly marketPicks?: readonly string[]
}

/** What a rule says of a case. Scores are given along for the reason's sentence. */
export type Verdict =
  | {
      readonly kind: 'decided'
      readonly result: LegResult
      readonly score?: Score
      readonly firstHalf?: Score
    }
  | { readonly kind: 'open'; readonly ending: Ending }
  | { readonly kind: 'unknown-pick' }
  | { readonly kind: 'invalid-line' }

export const decided = (result: LegResult, score?: Score): Verdict =>
  score
    ? { kind: 'decided', result, score: { home: score.home, away: score.away } }
    : { kind: 'decided', result }
export const open = (ending: Ending): Verdict => ({ kind: 'open', ending })
export const UNKNOWN_PICK: Verdict = { kind: 'unknown-pick' }
export const INVALID_LINE: Verdict = { kind: 'invalid-line' }
