import { create } from 'zustand'
import type { WaitingBet as WireWaitingBet } from '#contract/bets/inplay-bets.ts'
import type { LiveWaitingBet } from '#contract/live/live.ts'
import { type Instant, instant } from '#domain/instant.ts'
import type { Waiting } from '#web/play/cart/waiting.ts'
import type { SentSlip } from '../slip-store.ts'

/** A pending in-play bet of this member (handbook 2.4). */
export type WaitingBet = Waiting & {
  /** The key of its request, or its id without one. */
  readonly key: string
  readonly amount: number
  readonly legs: number
  /** The slip sent by this window; undefined for a bet of another window. */
  readonly sent: SentSlip | undefined
  /** True if this window waits for the response to its own request. */
  readonly asking: boolean
}

/** A pending bet as sent by the server. */
type ToldBet = Pick<WireWaitingBet | LiveWaitingBet, 'id' | 'key' | 'seconds' | 'leftMs' | 'amounts'> & {
  readonly legs: number
}

/** Converts a pending bet from the server to this browser's clock. */
export const waitingBet = (told: ToldBet, at: Instant, sent?: SentSlip): WaitingBet => ({
  key: told.key ?? told.id,
  amount: told.amounts,
  legs: told.legs,
  seconds: told.seconds,
  dueAt: instant(at + told.leftMs),
  sent,
  asking: false,
})

/** Adds a bet, or updates a known one: its delay, not its sender. */
function withWaiting(bets: readonly WaitingBet[], news: WaitingBet): readonly WaitingBet[] {
  const known = bets.find(({ key }) => key === news.key)
  if (!known) return [...bets, news]
  const { sent = news.sent, asking } = known
  return bets.map(bet => (bet === known ? { ...news, sent, asking } : bet))
}

type WaitingBets = {
  readonly bets: readonly WaitingBet[]
  /** Keys of the bets answered last; late events about them are ignored. */
  readonly answered: ReadonlySet<string>
}

/** At most ten bets wait at once, and late events are late by seconds: older keys are not needed. */
const answeredKept = 100

export const useWaitingBets = create<WaitingBets>(() => ({ bets: [], answered: new Set() }))

export function takeWaiting(bet: WaitingBet): void {
  const { bets, answered } = useWaitingBets.getState()
  if (!answered.has(bet.key)) useWaitingBets.setState({ bets: withWaiting(bets, bet) })
}

export const findWaiting = (key: string): WaitingBet | undefined =>
  useWaitingBets.getState().bets.find(bet => bet.key === key)

/** Removes a pending bet without a result; undefined if it was answered before. */
export function dropWaiting(key: string): WaitingBet | undefined {
  const bet = findWaiting(key)
  useWaitingBets.setState(({ bets }) => ({ bets: bets.filter(other => other !== bet) }))
  return bet
}

/** Removes a bet with its answer; undefined if it was answered before or is unknown. */
export function endWaiting(key: string): WaitingBet | undefined {
  useWaitingBets.setState(({ answered }) => ({ answered: new Set([...answered, key].slice(-answeredKept)) }))
  return dropWaiting(key)
}

/** How long after the delay an answer may be missing before the server is asked, in milliseconds. */
const answerGrace = 3_000

/** True if the answer of a bet sent by another request is overdue. */
export const isOverdue = ({ asking, dueAt }: WaitingBet, now: Instant): boolean =>
  !asking && dueAt + answerGrace < now
