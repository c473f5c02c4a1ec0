import type { TradingState } from '#contract/back-office/trading.ts'
import { fixtureWord } from '#domain/fixtures/fixture-words.ko.ts'
import type { IrregularEnd } from '#domain/fixtures/irregular-end.ts'
import { irregularEndWord } from '#domain/fixtures/irregular-end-words.ko.ts'
import type { ResultIncidents } from '#domain/grading/result-incidents.ts'
import {
  type FixtureHead,
  type FixtureResult,
  HOUSE_SOURCE,
  OPERATOR_SOURCE,
  standsAgainstFeeds,
} from '#server/fixtures/fixtures.ts'

/** How combinations are counted, explained to operators (docs/trading-desk.md). */
export const COMBINATION_APPROXIMATION =
  '단폴은 정확한 금액입니다. 다폴더는 미결정 픽마다 베팅금 전액을 더하고, 이미 적중한 픽의 배당은 곱하며, 낙첨된 베팅은 제외합니다. ' +
  '최대 지급은 남은 픽이 모두 적중할 때, 예상 지급은 다른 픽이 각자의 배당만큼의 확률(1÷배당)로 적중한다고 볼 때의 금액입니다.'

/** Statuses that say more than "waiting for the result". */
const HELD_UP: ReadonlySet<FixtureHead['status']> = new Set([
  'postponed',
  'interrupted',
  'abandoned',
  'coverage-lost',
])

/** State of a fixture as a word (handbook 6.5). */
export function stateText(
  state: TradingState,
  status: FixtureHead['status'],
  result: Pick<FixtureResult, 'kind' | 'source'> | undefined,
  irregular: IrregularEnd | null,
): string {
  if (state === 'live') return fixtureWord.live
  if (state === 'upcoming') return fixtureWord[status === 'about-to-start' ? status : 'not-started']
  if (state === 'waiting' && result) return '일부 미정'
  if (state === 'waiting' && irregular) return irregularEndWord[irregular]
  if (state === 'waiting') return HELD_UP.has(status) ? fixtureWord[status] : '결과대기'
  if (result?.kind !== 'void') return fixtureWord.finished
  return standsAgainstFeeds(result.source) ? '적특' : fixtureWord.cancelled
}

/** Name of the source of a result. */
export function sourceText(source: string): string {
  if (source === OPERATOR_SOURCE) return '관리자'
  return source === HOUSE_SOURCE ? '하우스 규정' : `피드 (${source})`
}

/** How the match ended or was scheduled, if the scores do not show it; otherwise empty. */
export function endText({ retired, mercyRule, scheduledInnings }: ResultIncidents): string {
  const words = [
    retired && irregularEndWord[`${retired}-retired`],
    mercyRule && '콜드게임',
    scheduledInnings && `${scheduledInnings}이닝 예정`,
  ]
  return words.filter(Boolean).join(' · ')
}

/** Why the score of a finished match is no result; `flaw` says what is wrong with it. */
export const unfitScoreNote = (flaw: string): string =>
  `피드가 알린 스코어를 결과로 확정하지 않았습니다: ${flaw}. 피드 판정이 오거나 결과를 입력할 때까지 기다립니다.`
