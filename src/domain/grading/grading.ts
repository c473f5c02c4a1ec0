import type { MarketTypeId, SportId } from '../ids.ts'
import { type Line, oppositeLine } from '../line.ts'
import { findMarketType, ruleNeedsLine } from '../markets/market-catalogue.ts'
import type { MarketRule, MarketScope } from '../markets/market-rule.ts'
import { readSide } from '../markets/pick-words.ts'
import type { EndFlaw } from '../sports/set-ends.ts'
import type { GradeCase, Verdict } from './grade-case.ts'
import { verdictOf } from './grade-verdict.ts'
import { type LegResult, voidLeg } from './leg-result.ts'
import type { Score, ScoreSheet } from './score-sheet.ts'
import { hadOvertime, type SheetScores, sheetScores } from './sheet-scores.ts'
import { isVoidUnfinished } from './sheet-sets.ts'

/** One outcome and the sheet to grade it by. */
export type GradeQuestion = {
  readonly sportId: SportId
  readonly marketTypeId: MarketTypeId
  /** Handicaps are from the home side's view; `homeLine` converts the picked side's line. */
  readonly line?: Line | undefined
  /** The feed's name: "1", "X", "Over", "Yes", "2-1", "1/X" … */
  readonly pick: string
  readonly sheet: ScoreSheet
  /** In-play football handicap: the score of the scope when the bet was placed (handbook 2.9). */
  readonly scoreAtBet?: Score | undefined
  /** All picks of the market. Required for "Any Other" of a correct score. */
  readonly marketPicks?: readonly string[] | undefined
}

/** The facts that a result is based on, enough for a one-sentence explanation. */
export type GradeBasis = {
  readonly sportId: SportId
  readonly rule: MarketRule
  readonly scope: MarketScope
  readonly pick: string
  /** Handicaps are from the home side's view. */
  readonly line?: Line
  /** Score of the scope. */
  readonly score?: Score
  /** First-half score, for markets that use it too. */
  readonly firstHalf?: Score
  readonly scoreAtBet?: Score
  /** Whether the match went to overtime, as far as the sheet shows. */
  readonly overtimePlayed?: boolean
}

/** Why an outcome can't be graded. */
export type GradeGap =
  | { readonly code: 'UNKNOWN_MARKET' }
  | { readonly code: 'MARKET_NOT_GRADED' }
  | { readonly code: 'UNKNOWN_PICK'; readonly pick: string }
  | { readonly code: 'LINE_MISSING' }
  | { readonly code: 'LINE_INVALID' }
  | { readonly code: 'NOT_DECIDED_YET' }
  | { readonly code: 'SHEET_LACKS'; readonly scope: MarketScope }
  /** The match alone does not decide which side advances. */
  | { readonly code: 'QUALIFIER_BY_HAND' }
  | { readonly code: 'SHEET_CONTRADICTS'; readonly detail: string }
  /** A finished sheet with a set, or a match, that can't have ended so: a person has to say what happened. */
  | { readonly code: 'END_IMPLAUSIBLE'; readonly end: EndFlaw }

export type Grade =
  | { readonly ok: true; readonly result: LegResult; readonly basis: GradeBasis }
  | { readonly ok: false; readonly why: GradeGap }

/**
 * Grades one outcome (handbook 1.9 to 1.12). Pure and total: the same question always gives the same
 * answer. When a match is abandoned, decided parts stay graded and the rest is void.
 */
export function gradeOutcome(question: GradeQuestion): Grade {
  const type = findMarketType(question.marketTypeId)
  return type ? gradeByRule(type.rule, question) : gap({ code: 'UNKNOWN_MARKET' })
}

/** Like `gradeOutcome`, for markets known only by their rule (without a feed id). */
export function gradeByRule(rule: MarketRule, question: Omit<GradeQuestion, 'marketTypeId'>): Grade {
  if (rule.kind === 'not-graded') return gap({ code: 'MARKET_NOT_GRADED' })
  const { line, pick, sheet } = question
  const needsLine = ruleNeedsLine(rule)
  if (needsLine && line === undefined) return gap({ code: 'LINE_MISSING' })
  const scores = sheetScores(sheet)
  if (sheet.walkover) return walkedOver(scores, rule, pick)
  if (scores.contradiction) return gap({ code: 'SHEET_CONTRADICTS', detail: scores.contradiction })
  const end = scores.sets?.endFlaw
  if (end && !isVoidUnfinished(sheet)) return gap({ code: 'END_IMPLAUSIBLE', end })
  const gradeCase: GradeCase = {
    scores,
    rule,
    pick,
    ...(needsLine && line !== undefined && { line }),
    ...(question.scoreAtBet && { scoreAtBet: question.scoreAtBet }),
    ...(question.marketPicks && { marketPicks: question.marketPicks }),
  }
  return concluded(gradeCase, verdictOf(gradeCase))
}

const walkedOver = (scores: SheetScores, rule: MarketRule, pick: string): Grade =>
  voided({ scores, rule, pick }, voidLeg('walkover'))

const gap = (why: GradeGap): Grade => ({ ok: false, why })

function concluded(gradeCase: GradeCase, verdict: Verdict): Grade {
  const { rule, pick, scores } = gradeCase
  switch (verdict.kind) {
    case 'unknown-pick':
      return gap({ code: 'UNKNOWN_PICK', pick })
    case 'invalid-line':
      return gap({ code: 'LINE_INVALID' })
    case 'decided':
      return { ok: true, result: verdict.result, basis: basisOf(gradeCase, verdict) }
    case 'open':
      break
  }
  switch (verdict.ending) {
    case 'running':
      return gap({ code: 'NOT_DECIDED_YET' })
    case 'unknown':
      return gap(
        rule.kind === 'qualifier'
          ? { code: 'QUALIFIER_BY_HAND' }
          : { code: 'SHEET_LACKS', scope: rule.scope },
      )
    case 'broken-off':
      return voided(gradeCase, voidLeg(scores.sheet.status === 'cancelled' ? 'cancelled' : 'abandoned'))
    case 'shortened':
    case 'not-played':
      return voided(gradeCase, voidLeg(verdict.ending))
  }
}

const voided = (gradeCase: GradeCase, result: LegResult): Grade => ({
  ok: true,
  result,
  basis: basisOf(gradeCase, {}),
})

function basisOf(
  gradeCase: GradeCase,
  found: { readonly score?: Score; readonly firstHalf?: Score },
): GradeBasis {
  const { rule, pick, line, scoreAtBet, scores } = gradeCase
  const overtimePlayed = hadOvertime(scores)
  return {
    sportId: scores.sheet.sportId,
    rule,
    scope: rule.scope,
    pick,
    ...(line !== undefined && { line }),
    ...(found.score && { score: found.score }),
    ...(found.firstHalf && { firstHalf: found.firstHalf }),
    ...(scoreAtBet && { scoreAtBet }),
    ...(overtimePlayed !== undefined && { overtimePlayed }),
  }
}

/**
 * Converts the picked side's line to the home side's view, and back (it is its own inverse). Only
 * handicaps depend on the side: "2" at 0.5 is home -0.5. The draw of a European handicap is given from
 * the home side's view.
 */
export function homeLine(typeId: MarketTypeId, pick: string, ownLine: Line): Line {
  const kind = findMarketType(typeId)?.rule.kind
  const turns = kind === 'handicap' || kind === 'european-handicap'
  return turns && readSide(pick) === 'away' ? oppositeLine(ownLine) : ownLine
}
