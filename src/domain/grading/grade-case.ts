import type { Line } from '../line.ts'
import type { MarketRule } from '../markets/market-rule.ts'
import type { LegResult } from './leg-result.ts'
import type { Ending } from './scope-score.ts'
import type { Score } from './score-sheet.ts'
import type { SheetScores } from './sheet-scores.ts'

/** The rule type of one market kind. */
export type RuleOf<Kind> = Extract<MarketRule, { readonly kind: Kind }>

/** One outcome and the sheet to grade it by. The `line` of a handicap is from the home side's view. */
export type GradeCase<Rule = MarketRule> = {
  readonly scores: SheetScores
  readonly rule: Rule
  /** The feed's name of the outcome. */
  readonly pick: string
  readonly line?: Line
  /** In-play football handicap: the score when the bet was placed (handbook 2.9). */
  readonly scoreAtBet?: Score
  /** All picks of the market, which "any other" depends on. */
  readonly marketPicks?: readonly string[]
}

/** The rule's decision on a case. Scores are included for the reason text. */
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
