import { type GradeGap, gradeOutcome } from '#domain/grading/grading.ts'
import {
  declaredVoidReason,
  gradeGapText,
  gradingReason,
  verdictReason,
  voidReason,
} from '#domain/grading/grading-reason.ko.ts'
import {
  type LegResult,
  resultOfCode,
  type SettlementCode,
  type VoidCause,
  voidLeg,
} from '#domain/grading/leg-result.ts'
import { withIncidents } from '#domain/grading/result-incidents.ts'
import { type Score, type ScoreSheet, scoreSheet } from '#domain/grading/score-sheet.ts'
import type { SportId } from '#domain/ids.ts'
import { findMarketType } from '#domain/markets/market-catalogue.ts'
import type { MarketRule } from '#domain/markets/market-rule.ts'
import type { BettedOutcome } from '#server/bets/bets.ts'
import {
  type DeclaredVoid,
  type FixtureResult,
  HOUSE_SOURCE,
  type MarketPicks,
  OPERATOR_SOURCE,
  type OutcomeVerdict,
  type VoidPart,
} from '#server/fixtures/fixtures.ts'
import type { Grading } from './settlement.sql.ts'

type EndOfFixture = Pick<FixtureResult, 'kind' | 'sheet' | 'incidents' | 'source' | 'reason' | 'revision'>

/** A fixture's result, and all its outcomes that have bets. */
export type FixtureToGrade = {
  readonly sportId: SportId
  /** Undefined while the match runs and only verdicts on single outcomes exist. */
  readonly result: EndOfFixture | undefined
  /** The feed's own verdicts on outcomes. */
  readonly verdicts: readonly Pick<OutcomeVerdict, 'marketTypeId' | 'line' | 'pick' | 'code' | 'revision'>[]
  /** Operators' voids of markets and picks, including those taken back. */
  readonly voids: readonly Pick<DeclaredVoid, 'marketTypeId' | 'line' | 'pick' | 'voided' | 'reason'>[]
  readonly outcomes: readonly BettedOutcome[]
  readonly markets: readonly MarketPicks[]
}

/**
 * Grades every outcome once (decision 0019). Outcomes that an operator voided are void. An operator's result overrides
 * the feed. Otherwise the feed's verdict counts, and the house's rules grade outcomes without a verdict by the result.
 * Without a result, those stay open and are not graded.
 */
export function gradeOutcomes(fixture: FixtureToGrade): readonly Grading[] {
  const { result, outcomes, voids } = fixture
  const verdicts = verdictsThatCount(fixture)
  const byAsked = new Map(verdicts.map(verdict => [askedKey(verdict), verdict.code]))
  const grade = result ? gradeByResult(fixture, result) : undefined
  return outcomes.flatMap(outcome => {
    // A bet on something that had already happened is void, before any other rule (handbook 2.9).
    if (outcome.late) return [{ ...outcome, ...voidOf('taken-late') }]
    const declared = voids.find(one => one.voided && isPartOf(outcome, one))
    if (declared) return [{ ...outcome, ...declaredVoid(declared.reason) }]
    const code = byAsked.get(askedKey(outcome))
    const verdict = code === undefined || !isFeedsToSay(outcome, code) ? undefined : verdictOf(code)
    const ruled = grade?.(outcome)
    const overrules = result?.source === OPERATOR_SOURCE && ruled?.result && !ruled.forWant
    const chosen = overrules ? ruled : (verdict ?? ruled)
    if (!chosen) return []
    return [{ ...outcome, result: chosen.result, score: chosen.score, reason: chosen.reason }]
  })
}

/** Whether the outcome is the voided pick, or belongs to the voided market. */
export const isPartOf = (
  { marketTypeId, line, pick }: Pick<BettedOutcome, 'marketTypeId' | 'line' | 'pick'>,
  part: VoidPart,
): boolean =>
  part.marketTypeId === marketTypeId && part.line === line && (part.pick === null || part.pick === pick)

const voidOf = (cause: VoidCause): Verdict => ({
  result: voidLeg(cause),
  score: '',
  reason: voidReason(cause),
})

const declaredVoid = (reason: string): Verdict => ({
  result: voidLeg('declared'),
  score: '',
  reason: declaredVoidReason(reason),
})

/** Reason of a wholly void fixture, by source; a feed voids only cancelled matches. */
function wholeVoid({ source, reason }: EndOfFixture): Verdict {
  if (source === OPERATOR_SOURCE) return declaredVoid(reason)
  return voidOf(source === HOUSE_SOURCE ? 'postponed' : 'cancelled')
}

/**
 * No feed knows the score at which a bet was taken: outcomes that depend on it are graded by the house, unless the feed
 * voids them.
 */
const isFeedsToSay = ({ homeAtBet }: BettedOutcome, code: SettlementCode): boolean =>
  homeAtBet === null || code === -1

/**
 * Returns the feed's verdicts that count. If the house has voided the match, later ones are ignored (decision 0022).
 */
const verdictsThatCount = ({ result, verdicts }: FixtureToGrade) =>
  result?.source === HOUSE_SOURCE ? verdicts.filter(verdict => verdict.revision < result.revision) : verdicts

const askedKey = ({ marketTypeId, line, pick }: Pick<BettedOutcome, 'marketTypeId' | 'line' | 'pick'>) =>
  `${marketTypeId}|${line ?? ''}|${pick}`

function verdictOf(code: SettlementCode): Verdict | undefined {
  const result = resultOfCode(code)
  return result && { result, score: '', reason: verdictReason(result) }
}

/**
 * The house's rules: a void fixture voids all outcomes except those already decided in play (handbook 1.9); otherwise
 * the sheet decides each.
 */
function gradeByResult(
  { sportId, markets }: FixtureToGrade,
  result: EndOfFixture,
): (outcome: BettedOutcome) => Verdict {
  if (result.kind === 'void' && Object.keys(result.sheet).length === 0) {
    const called = wholeVoid(result)
    return () => called
  }
  if (result.kind === 'sheet') {
    const sheet = withIncidents(scoreSheet({ sportId, scores: result.sheet }), result.incidents)
    return outcome => gradeOne(sheet, outcome, picksOf(markets, outcome))
  }
  const played = scoreSheet({ sportId, scores: result.sheet, status: 'abandoned' })
  return outcome => {
    const graded = gradeOne(played, outcome, picksOf(markets, outcome))
    return graded.result ? graded : voidOf('abandoned')
  }
}

const picksOf = (markets: readonly MarketPicks[], { marketTypeId, line }: BettedOutcome) =>
  markets.find(market => market.marketTypeId === marketTypeId && market.line === line)?.picks

type Verdict = Pick<Grading, 'result' | 'score' | 'reason'> & {
  /** Void only because the result lacks what the market needs. */
  readonly forWant?: true
}

function gradeOne(
  sheet: ScoreSheet,
  { marketTypeId, line, pick, homeAtBet, awayAtBet }: BettedOutcome,
  marketPicks: readonly string[] | undefined,
): Verdict {
  const { sportId } = sheet
  const scoreAtBet =
    homeAtBet === null || awayAtBet === null ? undefined : { home: homeAtBet, away: awayAtBet }
  const asked = { sportId, marketTypeId, line: line ?? undefined, pick, scoreAtBet }
  const grade = gradeOutcome({ ...asked, sheet, marketPicks })
  if (grade.ok) {
    const { result, basis } = grade
    return { result, score: scoreText(basis.score), reason: gradingReason(result, basis) }
  }
  const result = resultOfGap(grade.why, findMarketType(marketTypeId)?.rule)
  const text = gradeGapText(grade.why)
  return { result, score: '', reason: result ? `${text} ${voidReason('declared')}` : text, forWant: true }
}

/**
 * Result where the rules give none: an outcome that no sheet can ever decide is void; one that a more complete or
 * corrected sheet would decide stays open. Never guessed.
 */
function resultOfGap(why: GradeGap, rule: MarketRule | undefined): LegResult | undefined {
  switch (why.code) {
    case 'UNKNOWN_MARKET':
    case 'MARKET_NOT_GRADED':
    case 'UNKNOWN_PICK':
    case 'LINE_MISSING':
    case 'LINE_INVALID':
      return voidLeg('declared')
    case 'SHEET_LACKS':
      return rule && needsMoreThanScores(rule) ? voidLeg('declared') : undefined
    case 'NOT_DECIDED_YET':
    case 'QUALIFIER_BY_HAND':
    case 'SHEET_CONTRADICTS':
    case 'END_IMPLAUSIBLE':
      return undefined
  }
}

/** Markets on who did something first, corners or cards: no feed's result has more than scores by period. */
function needsMoreThanScores(rule: MarketRule): boolean {
  if (rule.kind === 'combined') return rule.rules.some(needsMoreThanScores)
  if (rule.kind === 'team-to-score' || rule.kind === 'race' || rule.kind === 'first-event') return true
  return 'counted' in rule && (rule.counted === 'corners' || rule.counted === 'cards')
}

const scoreText = (score: Score | undefined): string => (score ? `${score.home}:${score.away}` : '')
