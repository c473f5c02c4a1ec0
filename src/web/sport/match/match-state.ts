import type { BettingStop } from '#contract/fixtures/inplay.ts'
import type { LiveReportState } from '#contract/live/live.ts'
import { fixtureCode } from '#contract/wire/status-codes.ts'
import { stopReasonWord } from '#domain/fixtures/in-play-words.ko.ts'

type Standing = {
  /** The feed's fixture status: 2 in progress. */
  readonly status: number
  readonly suspended: boolean
  readonly bettingStop: BettingStop
  readonly stopReason: LiveReportState['stopReason']
}

export type MatchState =
  | { readonly kind: 'open' }
  /** Suspended, with the reason if known. */
  | { readonly kind: 'stopped'; readonly text: string }
  /** Takes no bets any more. */
  | { readonly kind: 'closed'; readonly text: string }

/** Whether a running match takes bets now, and if not, the reason in words (handbook 2.3). */
export function matchState({ status, suspended, bettingStop, stopReason }: Standing): MatchState {
  if (status === fixtureCode.finished) return { kind: 'closed', text: '경기종료' }
  if (status !== fixtureCode.live) return { kind: 'closed', text: '경기중단' }
  if (bettingStop === 'closed') return { kind: 'closed', text: '베팅마감' }
  if (bettingStop === 'silence') return { kind: 'stopped', text: '일시중지 · 데이터 지연' }
  if (stopReason) return { kind: 'stopped', text: `일시중지 · ${stopReasonWord[stopReason]}` }
  return suspended ? { kind: 'stopped', text: '일시중지' } : { kind: 'open' }
}
