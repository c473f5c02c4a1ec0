import type { TradingFixture } from '#contract/back-office/trading.ts'
import { outcomeCode } from '#contract/wire/status-codes.ts'
import { type BettingState, states } from './betting-states.ts'

export type Standing = Pick<TradingFixture, 'state' | 'stateText' | 'suspension'>

/**
 * Returns a fixture's betting state. A suspension by an operator comes first, because it stays when
 * others end.
 */
export function bettingState({ state, stateText, suspension }: Standing): BettingState {
  if (state === 'settled' || state === 'waiting')
    return { word: stateText, tone: 'plain', note: '경기가 끝나 베팅을 받지 않습니다.' }
  const { byAdmin, byFeed, liveStop, hidden } = suspension
  if (byAdmin) return states.operator
  if (hidden) return states.hidden
  if (liveStop) return states[liveStop]
  return byFeed ? states.feed : states.normal
}

type Holds = {
  readonly suspendedByAdmin: boolean
  readonly suspendedByFeed: boolean
  readonly voided: boolean
  readonly status: number | null
}

/** The states above an outcome: its market and its fixture. */
export type Above = {
  readonly market: { readonly suspended: boolean; readonly voided: boolean }
  readonly fixture: { readonly suspended: boolean }
  /** Set if the match is over: the outcome's final state. */
  readonly ended?: BettingState | undefined
}

/** State of an outcome; a suspension from above is shown as such, since it is lifted there. */
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
