import { unreachable } from '../assert.ts'
import { formatLine, type Line, oppositeLine } from '../line.ts'
import { countsOvertime, partWord } from '../markets/market-parts.ts'
import type { MarketRule } from '../markets/market-rule.ts'
import { pickLabel } from '../markets/pick-labels.ko.ts'
import { readSide } from '../markets/pick-words.ts'
import { sportOf } from '../sports/sports.ts'
import type { GradeBasis, GradeGap } from './grading.ts'
import type { LegResult, VoidCause } from './leg-result.ts'
import type { Score } from './score-sheet.ts'
import { endFlawText } from './sheet-check.ko.ts'

/** Returns one Korean sentence that explains a leg's result by the facts it is based on. */
export function gradingReason(result: LegResult, basis: GradeBasis): string {
  if (result.kind === 'void' && !basis.score) return voidReason(result.cause)
  const facts = [scorePhrase(basis), comparison(basis)].filter(Boolean).join(', ')
  return `${facts} ${ENDINGS[result.kind]}`
}

/** Reason of a void that is based on no score. */
export const voidReason = (cause: VoidCause): string => `${VOID_CAUSES[cause]} ${ENDINGS.void}`

/** Reason of a void declared by an operator, including the operator's text, which members read. */
export const declaredVoidReason = (reason: string): string =>
  `운영자 결정${reason && `(사유: ${reason})`}에 따라 ${ENDINGS.void}`

/** Reason of a result that the official data feed decided. */
export const verdictReason = (result: LegResult): string => `공식 데이터 결과에 따라 ${ENDINGS[result.kind]}`

const ENDINGS: Record<LegResult['kind'], string> = {
  won: '적중입니다.',
  'half-won': '절반 적중입니다.',
  void: '적특(배당 1.00) 처리되었습니다.',
  'half-lost': '절반 낙첨입니다.',
  lost: '낙첨입니다.',
  'dead-heat': '동착 적중입니다.',
}

/** The full cause, used when no score is shown. */
const VOID_CAUSES: Record<VoidCause, string> = {
  push: '기준점과 결과가 같아',
  draw: '무승부로',
  cancelled: '경기가 취소되어',
  postponed: '경기가 연기되어 정해진 시간 안에 진행되지 않아',
  abandoned: '경기가 중단되어',
  shortened: '정규 경기가 모두 진행되지 않아',
  walkover: '부전승으로 경기가 진행되지 않아',
  'not-played': '해당 구간이 진행되지 않아',
  'never-happened': '해당 상황이 발생하지 않아',
  'taken-late': '베팅 접수 전에 발생한 경기 상황이 늦게 전달되어',
  declared: '운영 기준에 따라',
}

/** Score phrase: "최종 스코어 2:1", "1쿼터 스코어 22:25", "총 점수 98:91". */
function scorePhrase(basis: GradeBasis): string {
  const { score, firstHalf } = basis
  if (!score) return ''
  const half = firstHalf ? `${partWord('H1', basis.sportId)} ${figures(firstHalf)}, ` : ''
  const since = basis.scoreAtBet ? ` (베팅 당시 ${figures(basis.scoreAtBet)})` : ''
  return `${half}${scoreName(basis)} ${figures(score)}${since}`
}

const figures = ({ home, away }: Score): string => `${home}:${away}`

function scoreName({ scope, rule, sportId, overtimePlayed }: GradeBasis): string {
  const counted = 'counted' in rule ? rule.counted : 'result'
  if (counted === 'corners') return '코너킥'
  if (counted === 'cards') return '카드'
  switch (scope.kind) {
    case 'match': {
      if (sportOf(sportId).part === 'set') return counted === 'points' ? '총 점수' : '세트 스코어'
      if (countsOvertime(scope, sportId)) return overtimePlayed ? '연장 포함 스코어' : '최종 스코어'
      return overtimePlayed ? '정규시간 스코어' : '최종 스코어'
    }
    case 'period':
      return `${partWord(String(scope.number), sportId)}${scope.withOvertime ? ' 및 연장' : ''} 스코어`
    case 'half':
      return `${partWord(`H${scope.number}`, sportId)}${scope.withOvertime ? ' 및 연장' : ''} 스코어`
    case 'innings':
      return `1~${scope.upTo}이닝 스코어`
    case 'extra-time':
      return '연장전 스코어'
    case 'shoot-out':
      return '승부차기 스코어'
  }
}

/** Returns the text of the value that the pick was compared with: handicap, line or winner. */
function comparison({ rule, line, score, pick, scoreAtBet }: GradeBasis): string {
  if (!score) return `'${pickLabel(pick)}' 선택은`
  switch (rule.kind) {
    case 'handicap':
    case 'european-handicap':
      return line === undefined ? '' : handicapPhrase(pick, line, score, scoreAtBet)
    case 'total':
    case 'three-way-total':
      return line === undefined ? '' : totalPhrase(rule, score, line)
    case 'odd-even':
      return `${counted(rule, score)} ${countOf(rule, score) % 2 === 0 ? '짝수로' : '홀수로'}`
    case 'number':
      return `${counted(rule, score)} 기준`
    case 'winner':
    case 'double-chance':
    case 'half-full':
    case 'winning-margin':
      return `${winnerWord(score)}로`
    default:
      return `'${pickLabel(pick)}' 선택은`
  }
}

const winnerWord = ({ home, away }: Score): string =>
  home > away ? '홈 승리' : home < away ? '원정 승리' : '무승부'

/** The handicap from the picked side's view, and who wins with it. */
function handicapPhrase(pick: string, line: Line, score: Score, scoreAtBet: Score | undefined): string {
  const own = readSide(pick) === 'away' ? oppositeLine(line) : line
  const start = scoreAtBet ?? { home: 0, away: 0 }
  const after = {
    home: (score.home - start.home) * 100 + line,
    away: (score.away - start.away) * 100,
  }
  return `핸디캡 ${own > 0 ? '+' : ''}${formatLine(own)} 적용 시 ${winnerWord(after)}로`
}

function totalPhrase(
  rule: Extract<MarketRule, { readonly kind: 'total' | 'three-way-total' }>,
  score: Score,
  line: Line,
): string {
  const beyond = countOf(rule, score) * 100 - line
  const written = `${counted(rule, score)}, 기준점 ${formatLine(line)}`
  if (beyond === 0) return `${written}${joint(line / 100)} 같아`
  return `${written} 대비 ${beyond > 0 ? '오버' : '언더'}로`
}

type Counting = { readonly side?: 'home' | 'away' }

const countOf = (rule: Counting, score: Score): number =>
  rule.side ? score[rule.side] : score.home + score.away

const counted = (rule: Counting, score: Score): string =>
  `${rule.side ? (rule.side === 'home' ? '홈 득점' : '원정 득점') : '합계'} ${countOf(rule, score)}`

/** Returns 와 after a figure whose Korean reading ends in a vowel (이, 사, 오, 구), otherwise 과. */
const joint = (figure: number): string => ([2, 4, 5, 9].includes(figure % 10) ? '와' : '과')

/** Returns one Korean sentence that says why an outcome can't be graded. */
export function gradeGapText(why: GradeGap): string {
  switch (why.code) {
    case 'UNKNOWN_MARKET':
      return '등록되지 않은 마켓입니다.'
    case 'MARKET_NOT_GRADED':
      return '스코어로 판정하지 않는 마켓입니다.'
    case 'UNKNOWN_PICK':
      return `마켓에 없는 선택입니다: ${why.pick}`
    case 'LINE_MISSING':
      return '기준점이 없습니다.'
    case 'LINE_INVALID':
      return '이 마켓에 쓸 수 없는 기준점입니다.'
    case 'NOT_DECIDED_YET':
      return '아직 결과가 확정되지 않았습니다.'
    case 'SHEET_LACKS':
      return '판정에 필요한 스코어가 기록에 없습니다.'
    case 'QUALIFIER_BY_HAND':
      return '이 경기의 스코어만으로는 진출팀을 알 수 없어 운영자가 확인해야 합니다.'
    case 'SHEET_CONTRADICTS':
      return `스코어 기록이 서로 맞지 않습니다: ${why.detail}`
    case 'END_IMPLAUSIBLE':
      return `${endFlawText(why.end)}. 확인할 때까지 정산하지 않습니다.`
    default:
      return unreachable(why)
  }
}
