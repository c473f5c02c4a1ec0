import { type OwnRoundBet, roundBetContract } from '#contract/minigame/round-bets.ts'
import { useCall } from '#web/client/api/api.ts'
import { recentOf } from '../rounds/take-frame.ts'
import { useRoundTerms } from './round-terms.ts'

/** The member's bets on the latest rounds of a game, newest first. */
export const useOwnBets = (gameId: number) =>
  useCall(roundBetContract.own, recentOf(gameId), { staleTime: 0, enabled: gameId > 0 })

const [CANCELLED, VOID] = [-1, 3]

/** Bets on one round that were not cancelled. */
export const betsOn = (
  bets: readonly OwnRoundBet[] | undefined,
  roundId: string | undefined,
): readonly OwnRoundBet[] => (bets ?? []).filter(bet => bet.fixtureId === roundId && bet.status !== CANCELLED)

/** Picks of these bets, as `market.pick`. */
export const ownPicksOn = (
  bets: readonly OwnRoundBet[] | undefined,
  roundId: string | undefined,
): ReadonlySet<string> => new Set(betsOn(bets, roundId).map(({ market, pick }) => `${market}.${pick}`))

/** Number of the member's bets on a round of the open game page. */
export function useSlipCount(roundId: string): number {
  const { data } = useOwnBets(useRoundTerms(({ gameId }) => gameId))
  return betsOn(data, roundId).length
}

type Drawn = { readonly id: string }

/**
 * Ids of bets whose result must stay hidden: on rounds after the latest known draw, and on that draw
 * while its animation runs. A refund without a draw is shown at once. Round ids increase with time.
 */
export function untoldOf(
  bets: readonly OwnRoundBet[] | undefined,
  drawn: Drawn | undefined,
  isTold: boolean,
): ReadonlySet<string> {
  const latest = Number(drawn?.id ?? 0)
  const isUntold = ({ fixtureId, status }: OwnRoundBet) =>
    fixtureId === drawn?.id ? !isTold : Number(fixtureId) > latest && status !== VOID
  return new Set((bets ?? []).filter(isUntold).map(({ id }) => id))
}
