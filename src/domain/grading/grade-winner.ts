import { isQuarterLine } from '../line.ts'
import type { Side } from '../markets/market-rule.ts'
import { readDoubleChance, readMargin, readSide, readWinner } from '../markets/pick-words.ts'
import { FOOTBALL, TENNIS } from '../sports/sports.ts'
import {
  decided,
  type GradeCase,
  INVALID_LINE,
  open,
  type RuleOf,
  UNKNOWN_PICK,
  type Verdict,
} from './grade-case.ts'
import { HALF_LOST, HALF_WON, type LegResult, voidLeg, wonIf } from './leg-result.ts'
import type { Score } from './score-sheet.ts'
import { leader, type SheetScores, scopeScore } from './sheet-scores.ts'

/** 승무패, 승패. A draw voids a two-way market (handbook 1.9). */
export function gradeWinner({ scores, rule, pick }: GradeCase<RuleOf<'winner'>>): Verdict {
  const picked = rule.ways === 3 ? readWinner(pick) : readSide(pick)
  if (!picked) return UNKNOWN_PICK
  const retired = afterRetirement(scores, rule, picked)
  if (retired) return retired
  const scope = scopeScore(scores, { ...rule, standsShortened: true })
  if (!scope.final) return open(scope.ending)
  const ahead = leader(scope.score)
  if (rule.ways === 2 && ahead === 'level') return decided(voidLeg('draw'), scope.score)
  return decided(wonIf(ahead === picked), scope.score)
}

/**
 * After a retirement in tennis, the remaining side wins when at least one set was completed (handbook 1.12). In other
 * sports the match is void.
 */
function afterRetirement(
  { sheet, sets }: SheetScores,
  rule: RuleOf<'winner'>,
  picked: Side | 'level',
): Verdict | undefined {
  const { retired, sportId } = sheet
  if (!retired || sportId !== TENNIS || rule.scope.kind !== 'match' || !sets || sets.sets.final)
    return undefined
  const { soFar } = sets.sets
  const completed = (soFar?.home ?? 0) + (soFar?.away ?? 0)
  return completed > 0 ? decided(wonIf(picked !== 'level' && picked !== retired), soFar) : undefined
}

/** 더블찬스: wins on either of two results. */
export function gradeDoubleChance({ scores, rule, pick }: GradeCase<RuleOf<'double-chance'>>): Verdict {
  const picked = readDoubleChance(pick)
  if (!picked) return UNKNOWN_PICK
  const scope = scopeScore(scores, { ...rule, standsShortened: true })
  if (!scope.final) return open(scope.ending)
  return decided(wonIf(picked.includes(leader(scope.score))), scope.score)
}

/** 유럽식 핸디캡: three-way after applying the handicap. Only whole lines can end level. */
export function gradeEuropeanHandicap({
  scores,
  rule,
  pick,
  line,
}: GradeCase<RuleOf<'european-handicap'>>): Verdict {
  const picked = readWinner(pick)
  if (!picked) return UNKNOWN_PICK
  if (line === undefined || line % 100 !== 0) return INVALID_LINE
  const scope = scopeScore(scores, { ...rule, standsShortened: true })
  if (!scope.final) return open(scope.ending)
  const { home, away } = scope.score
  return decided(wonIf(leader({ home: home * 100 + line, away: away * 100 }) === picked), scope.score)
}

/** 핸디캡, including quarter lines. When `scoreAtBet` is given (football), only later goals count. */
export function gradeHandicap(gradeCase: GradeCase<RuleOf<'handicap'>>): Verdict {
  const { scores, rule, pick, line } = gradeCase
  const side = readSide(pick)
  if (!side) return UNKNOWN_PICK
  if (line === undefined) return INVALID_LINE
  const scope = scopeScore(scores, { ...rule, standsShortened: true })
  if (!scope.final) return open(scope.ending)
  const { home, away } = sinceBet(scope.score, gradeCase)
  const margin = (home - away) * 100 + line
  return decided(resultOnLine(side === 'home' ? margin : -margin, isQuarterLine(line)), scope.score)
}

function sinceBet(score: Score, { scores, rule, scoreAtBet }: GradeCase<RuleOf<'handicap'>>): Score {
  const counts = scores.sheet.sportId === FOOTBALL && (rule.counted === 'result' || rule.counted === 'points')
  if (!scoreAtBet || !counts) return score
  return { home: score.home - scoreAtBet.home, away: score.away - scoreAtBet.away }
}

/**
 * Returns the result from the distance (hundredths) between the picked side's score and its line. On a
 * quarter line half the stake is on each neighbouring line, so a quarter above is half won and a quarter
 * below half lost (handbook 1.10).
 */
export function resultOnLine(beyond: number, quarter: boolean): LegResult {
  if (!quarter) return beyond === 0 ? voidLeg('push') : wonIf(beyond > 0)
  const [low, high] = [Math.sign(beyond - 25), Math.sign(beyond + 25)]
  if (low === high) return wonIf(low > 0)
  return low + high > 0 ? HALF_WON : HALF_LOST
}

export function gradeWinningMargin(
  gradeCase: GradeCase<Extract<GradeCase['rule'], { readonly kind: 'winning-margin' }>>,
): Verdict {
  const picked = readMargin(gradeCase.pick)
  if (!picked) return UNKNOWN_PICK
  const scope = scopeScore(gradeCase.scores, gradeCase.rule)
  if (!scope.final) return open(scope.ending)
  const by = Math.abs(scope.score.home - scope.score.away)
  const hit = leader(scope.score) === picked.winner && by >= picked.by.min && by <= picked.by.max
  return decided(wonIf(hit), scope.score)
}
