import { type Feat, HALF_1, HALF_2, type Side } from '#domain/markets/market-rule.ts'
import { readHalf, readHalfFull, readPart, readSide, readYesNo } from '#domain/markets/pick-words.ts'
import { decided, type GradeCase, open, type RuleOf, UNKNOWN_PICK, type Verdict } from './grade-case.ts'
import { countOf } from './grade-total.ts'
import { LOST, wonIf } from './leg-result.ts'
import { type Ending, knownScore, type ScopeScore } from './scope-score.ts'
import type { Score } from './score-sheet.ts'
import { hadOvertime, leader, type SheetScores, scopeScore } from './sheet-scores.ts'

const other = (side: Side): Side => (side === 'home' ? 'away' : 'home')

/** Answer to a yes-or-no question: known, or open because a score is. */
type Answer = { readonly yes: boolean; readonly score?: Score } | { readonly ending: Ending }

const known = (yes: boolean, score: Score | undefined): Answer => (score ? { yes, score } : { yes })

/** Answers once the scope is final, or earlier when later play can't change the answer. */
function answerOf(
  scope: ScopeScore,
  yes: (score: Score) => boolean,
  settled: (soFar: Score) => boolean,
): Answer {
  const score = knownScore(scope)
  if (score && (scope.final || settled(score))) return known(yes(score), score)
  return { ending: scope.final ? 'unknown' : scope.ending }
}

function verdict(answer: Answer, wanted: boolean): Verdict {
  return 'ending' in answer ? open(answer.ending) : decided(wonIf(answer.yes === wanted), answer.score)
}

export function gradeBothScore({ scores, rule, pick }: GradeCase<RuleOf<'both-score'>>): Verdict {
  const wanted = readYesNo(pick)
  if (wanted === undefined) return UNKNOWN_PICK
  const scored = (score: Score) => score.home > 0 && score.away > 0
  return verdict(
    answerOf(scopeScore(scores, { scope: rule.scope, counted: 'result' }), scored, scored),
    wanted,
  )
}

/** 득점 여부, 무실점, 무실점 승리, 전후반 모두 ...: one side did something. Without a side in the rule, the pick names it. */
export function gradeFeat({ scores, rule, pick }: GradeCase<RuleOf<'feat'>>): Verdict {
  if (rule.side === undefined && rule.feat !== 'any-score') {
    const side = readSide(pick)
    return side ? verdict(featOf(scores, rule, rule.feat, side), true) : UNKNOWN_PICK
  }
  const wanted = readYesNo(pick)
  if (wanted === undefined) return UNKNOWN_PICK
  return verdict(featOf(scores, rule, rule.feat, rule.side ?? 'home'), wanted)
}

function featOf(scores: SheetScores, { scope }: RuleOf<'feat'>, feat: Feat, side: Side): Answer {
  const within = scopeScore(scores, { scope, counted: 'result' })
  const [mine, theirs] = [side, other(side)]
  const won = (score: Score) => score[mine] > score[theirs]
  const conceded = (score: Score) => score[theirs] > 0
  switch (feat) {
    case 'score':
      return answerOf(
        within,
        score => score[mine] > 0,
        score => score[mine] > 0,
      )
    case 'any-score':
      return answerOf(
        within,
        score => countOf(score, undefined) > 0,
        score => countOf(score, undefined) > 0,
      )
    case 'clean-sheet':
      return answerOf(within, score => !conceded(score), conceded)
    case 'win-to-nil':
      return answerOf(within, score => won(score) && !conceded(score), conceded)
    case 'score-in-both-halves':
      return inBothHalves(
        scores,
        score => score[mine] > 0,
        score => score[mine] > 0,
      )
    case 'win-both-halves':
      return inBothHalves(scores, won, () => false)
    case 'win-either-half':
      return inEitherHalf(scores, won)
  }
}

const halves = (scores: SheetScores): readonly ScopeScore[] =>
  [HALF_1, HALF_2].map(scope => scopeScore(scores, { scope, counted: 'result' }))

/**
 * Yes when both halves fulfil the condition; no as soon as one half has ended without. `settled` may
 * answer yes before the end.
 */
function inBothHalves(
  scores: SheetScores,
  holds: (score: Score) => boolean,
  settled: (soFar: Score) => boolean,
): Answer {
  const answers = halves(scores).map(half => answerOf(half, holds, settled))
  const failed = answers.find(answer => 'yes' in answer && !answer.yes)
  const unsettled = answers.find(answer => 'ending' in answer)
  return failed ? { yes: false } : (unsettled ?? { yes: true })
}

function inEitherHalf(scores: SheetScores, holds: (score: Score) => boolean): Answer {
  const answers = halves(scores).map(half => answerOf(half, holds, () => false))
  const held = answers.find(answer => 'yes' in answer && answer.yes)
  const unsettled = answers.find(answer => 'ending' in answer)
  return held ? { yes: true } : (unsettled ?? { yes: false })
}

/** 전후반 모두 무승부 and similar: facts about both halves. */
export function gradeHalvesFact({ scores, rule, pick }: GradeCase<RuleOf<'halves-fact'>>): Verdict {
  const wanted = readYesNo(pick)
  if (wanted === undefined) return UNKNOWN_PICK
  const level = (score: Score) => leader(score) === 'level'
  const any = (score: Score) => score.home + score.away > 0
  const bothSides = (score: Score) => score.home > 0 && score.away > 0
  switch (rule.fact) {
    case 'draw-in-both':
      return verdict(
        inBothHalves(scores, level, () => false),
        wanted,
      )
    case 'draw-in-either':
      return verdict(inEitherHalf(scores, level), wanted)
    case 'goal-in-both':
      return verdict(inBothHalves(scores, any, any), wanted)
    case 'both-score-in-both':
      return verdict(inBothHalves(scores, bothSides, bothSides), wanted)
  }
}

/** 전반/풀타임: lost as soon as the first half differs. */
export function gradeHalfFull({ scores, rule, pick }: GradeCase<RuleOf<'half-full'>>): Verdict {
  const picked = readHalfFull(pick)
  if (!picked) return UNKNOWN_PICK
  const half = scopeScore(scores, { scope: HALF_1, counted: 'result' })
  if (!half.final) return open(half.ending)
  const full = scopeScore(scores, { scope: rule.scope, counted: 'result' })
  if (leader(half.score) !== picked[0]) {
    return canStillBeVoid(scores, full)
      ? open(full.final ? 'unknown' : full.ending)
      : lostAt(half.score, full)
  }
  if (!full.final) return open(full.ending)
  const result = wonIf(leader(full.score) === picked[1])
  return { kind: 'decided', result, score: full.score, firstHalf: half.score }
}

/**
 * In sports of quarters and innings, a match that is too short voids the whole market, whatever the
 * half's result.
 */
const canStillBeVoid = ({ parts }: SheetScores, full: ScopeScore): boolean =>
  !full.final && (parts.kind === 'quarter' || parts.kind === 'inning')

function lostAt(firstHalf: Score, full: ScopeScore): Verdict {
  const score = knownScore(full)
  return score
    ? { kind: 'decided', result: LOST, score, firstHalf }
    : { kind: 'decided', result: LOST, firstHalf }
}

export function gradeBestHalf({ scores, rule, pick }: GradeCase<RuleOf<'best-half'>>): Verdict {
  const picked = readHalf(pick)
  if (!picked) return UNKNOWN_PICK
  const [first, second] = halves(scores)
  if (!first?.final) return open(first?.ending ?? 'unknown')
  if (!second?.final) return open(second?.ending ?? 'unknown')
  const [one, two] = [countOf(first.score, rule.side), countOf(second.score, rule.side)]
  const best = one > two ? 1 : one < two ? 2 : 'level'
  return { kind: 'decided', result: wonIf(picked === best), score: second.score, firstHalf: first.score }
}

/** 최다 득점 쿼터(세트, 이닝, 피리어드). When several periods share the maximum, only the pick for "equal" wins. */
export function gradeBestPeriod({ scores, rule, pick }: GradeCase<RuleOf<'best-period'>>): Verdict {
  const picked = readPart(pick)
  if (!picked) return UNKNOWN_PICK
  const whole = scopeScore(scores, { scope: rule.scope, counted: 'points' })
  if (!whole.final) return open(whole.ending)
  const { parts, count } = scores.parts
  const asked = count ?? parts.length
  if (parts.length < asked || asked === 0) return open('unknown')
  if (picked !== 'level' && picked > asked) return count === undefined ? open('not-played') : UNKNOWN_PICK
  const counts = parts.map(part => countOf(part, undefined))
  const most = Math.max(...counts)
  const best = counts.filter(count => count === most).length > 1 ? 'level' : counts.indexOf(most) + 1
  return decided(wonIf(picked === best), whole.score)
}

/** 연장전 여부, 승부차기 여부: yes once it was played, no when the match ended without it. */
export function gradeGoesTo({ scores, rule, pick }: GradeCase<RuleOf<'goes-to'>>): Verdict {
  const wanted = readYesNo(pick)
  if (wanted === undefined) return UNKNOWN_PICK
  const { sheet, parts } = scores
  const went =
    rule.what === 'overtime'
      ? hadOvertime(scores)
      : parts.shootOut !== undefined || sheet.totals[102] !== undefined
  if (went) return decided(wonIf(wanted))
  const whole = scopeScore(scores, { scope: rule.scope, counted: 'result' })
  if (!whole.final || sheet.status !== 'finished' || went === undefined) {
    return open(whole.final ? 'unknown' : whole.ending)
  }
  return decided(wonIf(!wanted), whole.score)
}

/**
 * 진출팀: the winner of the shoot-out or golden set, else of extra time. In a tie of two legs extra time is played when
 * they are level, so its winner qualifies there too. A match that ended without says nothing: a second leg may decide.
 */
export function gradeQualifier({ scores, pick }: GradeCase<RuleOf<'qualifier'>>): Verdict {
  const picked = readSide(pick)
  if (!picked) return UNKNOWN_PICK
  const scoreOf = (kind: 'shoot-out' | 'extra-time') =>
    scopeScore(scores, { scope: { kind }, counted: 'result' })
  const shootOut = scoreOf('shoot-out')
  const decider = !shootOut.final && shootOut.ending === 'not-played' ? scoreOf('extra-time') : shootOut
  if (!decider.final) return open(decider.ending === 'not-played' ? 'unknown' : decider.ending)
  const ahead = leader(decider.score)
  return ahead === 'level' ? open('unknown') : decided(wonIf(ahead === picked), decider.score)
}
