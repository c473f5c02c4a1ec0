import { isQuarterLine } from '../line.ts'
import type { Side } from '../markets/market-rule.ts'
import { isAnyOtherScore, readOddEven, readOverUnder, readRange, readScore } from '../markets/pick-words.ts'
import {
  decided,
  type GradeCase,
  INVALID_LINE,
  open,
  type RuleOf,
  UNKNOWN_PICK,
  type Verdict,
} from './grade-case.ts'
import { resultOnLine } from './grade-winner.ts'
import { LOST, wonIf } from './leg-result.ts'
import { knownScore } from './scope-score.ts'
import type { Score } from './score-sheet.ts'
import { scopeScore } from './sheet-scores.ts'

export const countOf = (score: Score, side: Side | undefined): number =>
  side ? score[side] : score.home + score.away

/** 언더오버 of both sides or one. Over is decided once the line is passed. */
export function gradeTotal({ scores, rule, pick, line }: GradeCase<RuleOf<'total'>>): Verdict {
  const picked = readOverUnder(pick)
  if (!picked || picked === 'exactly') return UNKNOWN_PICK
  if (line === undefined || line < 0) return INVALID_LINE
  const scope = scopeScore(scores, rule)
  const known = knownScore(scope)
  if (!known) return open(scope.final ? 'unknown' : scope.ending)
  const beyond = countOf(known, rule.side) * 100 - line
  const over = resultOnLine(beyond, isQuarterLine(line))
  if (!scope.final && over.kind !== 'won') return open(scope.ending)
  return decided(picked === 'over' ? over : resultOnLine(-beyond, isQuarterLine(line)), known)
}

/** 언더/정확히/오버: three-way, on a whole line. */
export function gradeThreeWayTotal({
  scores,
  rule,
  pick,
  line,
}: GradeCase<RuleOf<'three-way-total'>>): Verdict {
  const picked = readOverUnder(pick)
  if (!picked) return UNKNOWN_PICK
  if (line === undefined || line < 0 || line % 100 !== 0) return INVALID_LINE
  const scope = scopeScore(scores, rule)
  const known = knownScore(scope)
  if (!known) return open(scope.final ? 'unknown' : scope.ending)
  const beyond = countOf(known, rule.side) * 100 - line
  if (!scope.final && beyond <= 0) return open(scope.ending)
  const came = beyond > 0 ? 'over' : beyond < 0 ? 'under' : 'exactly'
  return decided(wonIf(came === picked), known)
}

/** 홀짝. Zero is even. */
export function gradeOddEven({ scores, rule, pick }: GradeCase<RuleOf<'odd-even'>>): Verdict {
  const picked = readOddEven(pick)
  if (!picked) return UNKNOWN_PICK
  const scope = scopeScore(scores, rule)
  if (!scope.final) return open(scope.ending)
  const came = countOf(scope.score, rule.side) % 2 === 0 ? 'even' : 'odd'
  return decided(wonIf(came === picked), scope.score)
}

/** 정확한 골수, 골수 구간: the number of goals. */
export function gradeNumber({ scores, rule, pick }: GradeCase<RuleOf<'number'>>): Verdict {
  const range = readRange(pick)
  if (!range) return UNKNOWN_PICK
  const scope = scopeScore(scores, rule)
  const known = knownScore(scope)
  if (!known) return open(scope.final ? 'unknown' : scope.ending)
  const count = countOf(known, rule.side)
  const hit = count >= range.min && count <= range.max
  const settled = scope.final || count > range.max || (hit && range.max === Number.POSITIVE_INFINITY)
  if (!settled) return open(scope.final ? 'unknown' : scope.ending)
  return decided(wonIf(hit), known)
}

/** 정확한 스코어. "Any other" wins when none of the market's listed scores came in. */
export function gradeCorrectScore(gradeCase: GradeCase<RuleOf<'correct-score'>>): Verdict {
  const { scores, rule, pick, marketPicks } = gradeCase
  const picked = readScore(pick)
  const anyOther = isAnyOtherScore(pick)
  if (!picked && !(anyOther && marketPicks)) return UNKNOWN_PICK
  const scope = scopeScore(scores, rule)
  const known = knownScore(scope)
  if (!known) return open(scope.final ? 'unknown' : scope.ending)
  const isScore = (wanted: Score | undefined) => wanted?.home === known.home && wanted.away === known.away
  if (scope.final) {
    const hit = picked ? isScore(picked) : !(marketPicks ?? []).some(listed => isScore(readScore(listed)))
    return decided(wonIf(hit), known)
  }
  const passed = picked && (known.home > picked.home || known.away > picked.away)
  return passed ? decided(LOST, known) : open(scope.ending)
}
