import type { TradingState } from '#contract/trading.ts'
import type { FixtureHead, FixtureResult } from '#server/fixtures/fixtures.ts'

/** How combinations are counted, for whoever looks at the figures (docs/trading-desk.md). */
export const COMBINATION_APPROXIMATION =
  '단폴은 정확한 금액입니다. 다폴더는 미결정 픽마다 베팅금 전액을 더하고, 이미 적중한 픽의 배당은 곱하며, 낙첨된 베팅은 제외합니다. ' +
  '최대 지급은 남은 픽이 모두 적중할 때, 예상 지급은 다른 픽이 각자의 배당만큼의 확률(1÷배당)로 적중한다고 볼 때의 금액입니다.'

const WAITING_TEXT: Partial<Readonly<Record<FixtureHead['status'], string>>> = {
  postponed: '연기',
  interrupted: '중단',
  abandoned: '중단',
  'coverage-lost': '중계끊김',
}

/** Where a fixture stands, in a word (handbook 6.5). */
export function stateText(
  state: TradingState,
  status: FixtureHead['status'],
  result: Pick<FixtureResult, 'kind' | 'source'> | undefined,
): string {
  if (state === 'live') return '경기중'
  if (state === 'upcoming') return status === 'about-to-start' ? '곧 시작' : '경기전'
  if (state === 'waiting') return result ? '일부 미정' : (WAITING_TEXT[status] ?? '결과대기')
  if (result?.kind !== 'void') return '종료'
  return isDeclared(result.source) ? '적특' : '취소'
}

const isDeclared = (source: string): boolean => source === 'operator' || source === 'house'

/** Who says how a fixture ended. */
export function sourceText(source: string): string {
  if (source === 'operator') return '관리자'
  return source === 'house' ? '하우스 규정' : `피드 (${source})`
}
