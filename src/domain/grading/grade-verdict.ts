import { isQuarterLine } from '../line.ts'
import type { MarketRule } from '../markets/market-rule.ts'
import { splitPick } from '../markets/pick-words.ts'
import { type GradeCase, INVALID_LINE, open, UNKNOWN_PICK, type Verdict } from './grade-case.ts'
import {
  gradeBestHalf,
  gradeBestPeriod,
  gradeBothScore,
  gradeFeat,
  gradeGoesTo,
  gradeHalfFull,
  gradeHalvesFact,
  gradeQualifier,
} from './grade-feat.ts'
import { gradeFirstEvent, gradeRace, gradeTeamToScore } from './grade-scorer.ts'
import {
  gradeCorrectScore,
  gradeNumber,
  gradeOddEven,
  gradeThreeWayTotal,
  gradeTotal,
} from './grade-total.ts'
import {
  gradeDoubleChance,
  gradeEuropeanHandicap,
  gradeHandicap,
  gradeWinner,
  gradeWinningMargin,
} from './grade-winner.ts'
import { type LegResult, LOST, WON } from './leg-result.ts'

/** Grades an outcome by the rule of its market; one function for each kind of rule. */
export function verdictOf(gradeCase: GradeCase): Verdict {
  const { rule } = gradeCase
  switch (rule.kind) {
    case 'winner':
      return gradeWinner({ ...gradeCase, rule })
    case 'double-chance':
      return gradeDoubleChance({ ...gradeCase, rule })
    case 'handicap':
      return gradeHandicap({ ...gradeCase, rule })
    case 'european-handicap':
      return gradeEuropeanHandicap({ ...gradeCase, rule })
    case 'winning-margin':
      return gradeWinningMargin({ ...gradeCase, rule })
    case 'total':
      return gradeTotal({ ...gradeCase, rule })
    case 'three-way-total':
      return gradeThreeWayTotal({ ...gradeCase, rule })
    case 'odd-even':
      return gradeOddEven({ ...gradeCase, rule })
    case 'number':
      return gradeNumber({ ...gradeCase, rule })
    case 'correct-score':
      return gradeCorrectScore({ ...gradeCase, rule })
    default:
      return verdictOfFeat({ ...gradeCase, rule })
  }
}

type FeatRule = Exclude<
  MarketRule,
  {
    readonly kind:
      | 'winner'
      | 'double-chance'
      | 'handicap'
      | 'european-handicap'
      | 'winning-margin'
      | 'total'
      | 'three-way-total'
      | 'odd-even'
      | 'number'
      | 'correct-score'
  }
>

function verdictOfFeat(gradeCase: GradeCase<FeatRule>): Verdict {
  const { rule } = gradeCase
  switch (rule.kind) {
    case 'both-score':
      return gradeBothScore({ ...gradeCase, rule })
    case 'feat':
      return gradeFeat({ ...gradeCase, rule })
    case 'halves-fact':
      return gradeHalvesFact({ ...gradeCase, rule })
    case 'half-full':
      return gradeHalfFull({ ...gradeCase, rule })
    case 'best-half':
      return gradeBestHalf({ ...gradeCase, rule })
    case 'best-period':
      return gradeBestPeriod({ ...gradeCase, rule })
    case 'team-to-score':
      return gradeTeamToScore({ ...gradeCase, rule })
    case 'race':
      return gradeRace({ ...gradeCase, rule })
    case 'first-event':
      return gradeFirstEvent({ ...gradeCase, rule })
    case 'goes-to':
      return gradeGoesTo({ ...gradeCase, rule })
    case 'qualifier':
      return gradeQualifier({ ...gradeCase, rule })
    case 'combined':
      return gradeCombined({ ...gradeCase, rule })
    case 'not-graded':
      return open('unknown')
  }
}

/** 승무패 + 언더오버 and similar: both parts must win. A total exactly on the line voids the leg. */
function gradeCombined(gradeCase: GradeCase<Extract<MarketRule, { readonly kind: 'combined' }>>): Verdict {
  const { rule, pick, line } = gradeCase
  const picks = splitPick(pick)
  if (!picks) return UNKNOWN_PICK
  if (line !== undefined && isQuarterLine(line)) return INVALID_LINE
  const [first, second] = rule.rules.map((part, index) =>
    verdictOf({ ...gradeCase, rule: part, pick: picks[index] ?? '' }),
  )
  if (first?.kind !== 'decided') return first ?? UNKNOWN_PICK
  if (second?.kind !== 'decided') return second ?? UNKNOWN_PICK
  const result = joined(first.result, second.result)
  const score = first.score ?? second.score
  return score ? { kind: 'decided', result, score } : { kind: 'decided', result }
}

function joined(first: LegResult, second: LegResult): LegResult {
  const voided = [first, second].find(result => result.kind === 'void')
  if (voided) return voided
  return first.kind === 'won' && second.kind === 'won' ? WON : LOST
}
