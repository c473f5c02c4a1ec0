import type {
  TradingFixture,
  TradingMarket,
  TradingOutcome,
  TradingSheet,
} from '#contract/back-office/trading.ts'
import { outcomeCode } from '#contract/wire/status-codes.ts'
import type { BadgeTone } from '#web/kit/display/badge.tsx'
import { isUndecided, type Part, type UndecidedPick } from './undecided.ts'

export type BettingState = { readonly word: string; readonly tone: BadgeTone | 'calm'; readonly note: string }

type Standing = Pick<TradingFixture, 'state' | 'stateText' | 'suspension'>

const states = {
  normal: { word: '정상', tone: 'calm', note: '베팅을 받고 있습니다.' },
  operator: {
    word: '운영자 중지',
    tone: 'up',
    note: '운영자가 베팅을 중지했습니다. 피드가 다시 열어도 유지됩니다.',
  },
  feed: { word: '피드 중지', tone: 'live', note: '피드가 베팅을 중지했습니다. 피드가 다시 열면 재개됩니다.' },
  silence: { word: '무응답', tone: 'live', note: '피드가 응답하지 않아 라이브 베팅을 중지했습니다.' },
  void: { word: '적특', tone: 'gold', note: '적특 처리되어 베팅을 받지 않습니다. 해제할 때까지 유지됩니다.' },
  settled: { word: '종료', tone: 'plain', note: '결과가 정해진 픽입니다.' },
  undecided: { word: '미정', tone: 'live', note: '경기결과만으로는 결과를 정할 수 없는 픽입니다.' },
  closed: { word: '라이브 마감', tone: 'plain', note: '라이브 베팅 마감 시점이 지났습니다.' },
} as const satisfies Record<string, BettingState>

/** Who keeps bets off a fixture, the operator's word first: it is the one that stays (issue 3, point 6). */
export function bettingState({ state, stateText, suspension }: Standing): BettingState {
  if (state === 'settled' || state === 'waiting')
    return { word: stateText, tone: 'plain', note: '경기가 끝나 베팅을 받지 않습니다.' }
  const { byAdmin, byFeed, liveStop } = suspension
  if (byAdmin) return states.operator
  if (liveStop) return states[liveStop]
  return byFeed ? states.feed : states.normal
}

type Holds = {
  readonly suspendedByAdmin: boolean
  readonly suspendedByFeed: boolean
  readonly voided: boolean
  readonly status: number | null
}

/** What stands above an outcome: its market and its fixture. */
export type Above = {
  readonly market: { readonly suspended: boolean; readonly voided: boolean }
  readonly fixture: { readonly suspended: boolean }
  /** The match is over; what that is called for the outcome. */
  readonly ended?: BettingState | undefined
}

/** What stands above an outcome of the sheet. */
export const aboveOf = (sheet: TradingSheet, market: TradingMarket, outcome: TradingOutcome): Above => ({
  market: { ...market.suspension, voided: market.voided },
  fixture: sheet.fixture.suspension,
  ended: endedState(sheet, { market, outcome }),
})

type Ending = {
  readonly fixture: Standing
  readonly results: readonly Pick<TradingSheet['results'][number], 'kind'>[]
  readonly undecided: readonly UndecidedPick[]
}

/** 종료, 적특, 취소 … of a match that is over, or 미정 where its result leaves the outcome open. */
export function endedState({ fixture, results, undecided }: Ending, part: Part): BettingState | undefined {
  if (fixture.state === 'upcoming' || fixture.state === 'live') return undefined
  if (fixture.state === 'waiting' && results.length > 0)
    return isUndecided(undecided, part) ? states.undecided : states.settled
  const isVoid = fixture.state === 'settled' && results.at(-1)?.kind === 'void'
  return isVoid
    ? { word: fixture.stateText, tone: 'gold', note: '경기 전체가 적특 처리되었습니다.' }
    : bettingState(fixture)
}

/** How an outcome stands; what is stopped from above is told as such, since it is opened there. */
export function outcomeState(
  { suspendedByAdmin, suspendedByFeed, voided, status }: Holds,
  { market, fixture, ended }: Above,
): BettingState {
  if (voided || market.voided) return states.void
  if (ended) return ended
  if (status === null)
    return { word: '제공종료', tone: 'plain', note: '기준점이 바뀌어 더 이상 제공되지 않습니다.' }
  if (status === outcomeCode.settled) return states.settled
  if (suspendedByAdmin) return states.operator
  if (market.suspended)
    return { word: '마켓 중지', tone: 'calm', note: '마켓 전체의 베팅이 중지되어 있습니다.' }
  if (fixture.suspended)
    return { word: '경기 중지', tone: 'calm', note: '경기 전체의 베팅이 중지되어 있습니다.' }
  return suspendedByFeed || status === outcomeCode.suspended ? states.feed : states.normal
}
