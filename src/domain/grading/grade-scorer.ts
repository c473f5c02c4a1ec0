import { countsOvertime } from '../markets/market-parts.ts'
import type { MarketScope, Side } from '../markets/market-rule.ts'
import { readSideOrNone } from '../markets/pick-words.ts'
import {
  decided,
  type GradeCase,
  INVALID_LINE,
  open,
  type RuleOf,
  UNKNOWN_PICK,
  type Verdict,
} from './grade-case.ts'
import { voidLeg, wonIf } from './leg-result.ts'
import { type Ending, knownScore, type ScopeScore } from './scope-score.ts'
import type { Score } from './score-sheet.ts'
import { hadOvertime, type SheetScores, scopeProgress, scopeScore } from './sheet-scores.ts'

/**
 * A chunk of play and its score. Within an inning the away side bats first; elsewhere the order is
 * unknown.
 */
type Stretch = { readonly score: Score; readonly awayFirst: boolean }

type Found = Side | 'none' | undefined

/**
 * Splits a scope into chunks as far as they explain its score; a single chunk when the sheet has no more
 * detail.
 */
function stretches(scores: SheetScores, scope: MarketScope, whole: Score): readonly Stretch[] {
  const awayFirst = scores.parts.kind === 'inning'
  const parts = scores.parts.parts.map(part => ({ score: part, awayFirst, number: part.number }))
  const inside =
    scope.kind === 'match'
      ? parts
      : scope.kind === 'period'
        ? parts.filter(part => part.number === scope.number)
        : []
  const overtime = scores.parts.overtime
  const withOvertime =
    scope.kind === 'match' && overtime && countsOvertime(scope, scores.sheet.sportId)
      ? [...inside, { score: overtime, awayFirst: false }]
      : inside
  const explained = sumOf(withOvertime, 'home') === whole.home && sumOf(withOvertime, 'away') === whole.away
  return explained ? withOvertime : [{ score: whole, awayFirst: awayFirst && scope.kind === 'period' }]
}

const sumOf = (list: readonly Stretch[], side: Side): number =>
  list.reduce((total, stretch) => total + stretch.score[side], 0)

/**
 * Returns who scored the n-th goal (run, point); `none` when there was no such goal, undefined when the
 * sheet does not show it.
 */
function scorerOf(list: readonly Stretch[], n: number): Found {
  let before = 0
  for (const { score, awayFirst } of list) {
    const inStretch = score.home + score.away
    if (before + inStretch < n) {
      before += inStretch
      continue
    }
    if (score.away === 0) return 'home'
    if (score.home === 0) return 'away'
    if (awayFirst) return n - before <= score.away ? 'away' : 'home'
    return undefined
  }
  return 'none'
}

/** 첫/마지막 득점팀, 다음 골 ("n번째 골"; the line holds n). */
export function gradeTeamToScore(gradeCase: GradeCase<RuleOf<'team-to-score'>>): Verdict {
  const { scores, rule, pick, line } = gradeCase
  const picked = readSideOrNone(pick)
  if (!picked) return UNKNOWN_PICK
  if (rule.which === 'next' && (line === undefined || line < 100 || line % 100 !== 0)) return INVALID_LINE
  const scope = scopeProgress(scores, { scope: rule.scope, counted: 'points' })
  const known = knownScore(scope)
  if (!known) return open(scope.final ? 'unknown' : scope.ending)
  const total = known.home + known.away
  const nth = rule.which === 'first' ? 1 : rule.which === 'last' ? total : (line ?? 100) / 100
  const found =
    total < nth || total === 0
      ? 'none'
      : (named(gradeCase, nth, known) ?? scorerOf(stretches(scores, rule.scope, known), nth))
  return byWho(scope, found, picked, rule.which === 'last')
}

/** The scorer of the n-th goal of the whole match, according to the incidents. */
function named(
  { scores, rule }: GradeCase<RuleOf<'team-to-score'>>,
  nth: number,
  known: Score,
): Side | undefined {
  const { incidents } = scores.sheet
  if (rule.scope.kind !== 'match' || !incidents) return undefined
  const { scoringOrder, firstGoal, lastGoal } = incidents
  const order = orderUpTo(scoringOrder, known)
  if (order) return order[nth - 1]
  if (nth === 1 && firstGoal) return firstGoal
  return nth === known.home + known.away && !hadOvertime(scores) ? lastGoal : undefined
}

/**
 * The scorers up to this score; undefined when the order does not lead to it. Goals of overtime come
 * later.
 */
function orderUpTo(order: readonly Side[] | undefined, { home, away }: Score): readonly Side[] | undefined {
  const upTo = order?.slice(0, home + away)
  const leadsThere = upTo?.length === home + away && upTo.filter(side => side === 'home').length === home
  return leadsThere ? upTo : undefined
}

/** A scorer that was found is final (for the last goal only at the end); `none` is final only at the end. */
function byWho(scope: ScopeScore, found: Found, picked: Side | 'none', onlyAtEnd: boolean): Verdict {
  const ending: Ending = scope.final ? 'unknown' : scope.ending
  if (found === undefined) return open(ending)
  if (!scope.final && (onlyAtEnd || found === 'none')) return open(ending)
  return decided(wonIf(found === picked), knownScore(scope))
}

/** 레이스 투 {n}점: who reaches n first. The market's rule or the line holds n. */
export function gradeRace({ scores, rule, pick, line }: GradeCase<RuleOf<'race'>>): Verdict {
  const picked = readSideOrNone(pick)
  if (!picked) return UNKNOWN_PICK
  const goal = rule.to ?? (line === undefined ? 0 : line / 100)
  if (goal < 1 || !Number.isInteger(goal)) return INVALID_LINE
  const scope = scopeScore(scores, rule)
  const known = knownScore(scope)
  if (!known) return open(scope.final ? 'unknown' : scope.ending)
  const order = orderUpTo(scores.sheet.incidents?.scoringOrder, known)
  const list = order
    ? order.map(side => ({
        score: { home: side === 'home' ? 1 : 0, away: side === 'away' ? 1 : 0 },
        awayFirst: false,
      }))
    : stretches(scores, rule.scope, known)
  return byWho(scope, firstTo(list, goal), picked, false)
}

function firstTo(list: readonly Stretch[], goal: number): Found {
  let [home, away] = [0, 0]
  for (const { score, awayFirst } of list) {
    home += score.home
    away += score.away
    if (home >= goal && away >= goal) return awayFirst ? 'away' : undefined
    if (home >= goal) return 'home'
    if (away >= goal) return 'away'
  }
  return 'none'
}

/**
 * 첫 홈런, 첫 3점슛, 첫 킬 …: final once it happened, even if the match is called off later. Void when it never
 * happened or its map was not played (handbook 1.12).
 */
export function gradeFirstEvent({ scores, rule, pick }: GradeCase<RuleOf<'first-event'>>): Verdict {
  const picked = readSideOrNone(pick)
  if (!picked || picked === 'none') return UNKNOWN_PICK
  const firsts = scores.sheet.incidents?.firsts
  const first = rule.period === undefined ? firsts?.[rule.event] : firsts?.[`${rule.event}:${rule.period}`]
  if (first === 'none') return decided(voidLeg('never-happened'))
  if (first) return decided(wonIf(first === picked))
  const scope = scopeScore(scores, { scope: rule.scope, counted: 'result' })
  return open(scope.final ? 'unknown' : scope.ending)
}
