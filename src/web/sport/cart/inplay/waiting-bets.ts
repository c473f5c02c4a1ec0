import { create } from 'zustand'
import type { WaitingBet as WireWaitingBet } from '#contract/inplay-bets.ts'
import type { LiveWaitingBet } from '#contract/live/live.ts'
import { type Instant, instant } from '#domain/instant.ts'
import type { Waiting } from '#web/play/cart/waiting.ts'
import type { SentSlip } from '../slip-store.ts'

/** A bet in play of this member that the house has not decided yet (handbook 2.4). */
export type WaitingBet = Waiting & {
  /** The key of its request, or its id where it had none. */
  readonly key: string
  readonly amount: number
  readonly legs: number
  /** What this window sent; undefined for a bet of another one. */
  readonly sent: SentSlip | undefined
  /** This window waits for the answer of its own request. */
  readonly asking: boolean
}

/** As the house tells of it. */
type ToldBet = Pick<WireWaitingBet | LiveWaitingBet, 'id' | 'key' | 'seconds' | 'leftMs' | 'amounts'> & {
  readonly legs: number
}

/** A bet as the house tells of it, set to this browser's clock. */
export const waitingBet = (told: ToldBet, at: Instant, sent?: SentSlip): WaitingBet => ({
  key: told.key ?? told.id,
  amount: told.amounts,
  legs: told.legs,
  seconds: told.seconds,
  dueAt: instant(at + told.leftMs),
  sent,
  asking: false,
})

/** Adds a bet, or takes over what is told of one that is known: its delay, not who sent it. */
function withWaiting(bets: readonly WaitingBet[], news: WaitingBet): readonly WaitingBet[] {
  const known = bets.find(({ key }) => key === news.key)
  if (!known) return [...bets, news]
  const { sent = news.sent, asking } = known
  return bets.map(bet => (bet === known ? { ...news, sent, asking } : bet))
}

type WaitingBets = {
  readonly bets: readonly WaitingBet[]
  /** Keys of the bets answered last: news of them that come late mean nothing. */
  readonly answered: ReadonlySet<string>
}

/** Ten wait at once at most, and what is late is late by seconds: older ones can't be told of any more. */
const answeredKept = 100

export const useWaitingBets = create<WaitingBets>(() => ({ bets: [], answered: new Set() }))

export function takeWaiting(bet: WaitingBet): void {
  const { bets, answered } = useWaitingBets.getState()
  if (!answered.has(bet.key)) useWaitingBets.setState({ bets: withWaiting(bets, bet) })
}

export const findWaiting = (key: string): WaitingBet | undefined =>
  useWaitingBets.getState().bets.find(bet => bet.key === key)

/** Stops waiting for a bet whose end is not known; undefined when it was answered before. */
export function dropWaiting(key: string): WaitingBet | undefined {
  const bet = findWaiting(key)
  useWaitingBets.setState(({ bets }) => ({ bets: bets.filter(other => other !== bet) }))
  return bet
}

/** Takes a bet out with its answer; undefined when it was answered before or never known. */
export function endWaiting(key: string): WaitingBet | undefined {
  useWaitingBets.setState(({ answered }) => ({ answered: new Set([...answered, key].slice(-answeredKept)) }))
  return dropWaiting(key)
}

/** How long after its end a delay may go unanswered before the house is asked, in milliseconds. */
const answerGrace = 3_000

/** Whether the answer of a bet that another request waits for is overdue. */
export const isOverdue = ({ asking, dueAt }: WaitingBet, now: Instant): boolean =>
  !asking && dueAt + answerGrace < now
