import { type OwnRoundBet, roundBetContract } from '#contract/minigame/round-bets.ts'
import { useCall } from '#web/client/api/api.ts'
import { recentOf } from '../rounds/take-frame.ts'
import { useRoundTerms } from './round-terms.ts'

/** The member's bets on the latest rounds of a game, the newest first. */
export const useOwnBets = (gameId: number) =>
  useCall(roundBetContract.own, recentOf(gameId), { staleTime: 0, enabled: gameId > 0 })

const [CANCELLED, VOID] = [-1, 3]

/** Those of one round that stand. */
export const betsOn = (
  bets: readonly OwnRoundBet[] | undefined,
  roundId: string | undefined,
): readonly OwnRoundBet[] => (bets ?? []).filter(bet => bet.fixtureId === roundId && bet.status !== CANCELLED)

/** How many bets the member has on a round of the game whose page is open. */
export function useSlipCount(roundId: string): number {
  const { data } = useOwnBets(useRoundTerms(({ gameId }) => gameId))
  return betsOn(data, roundId).length
}

type Drawn = { readonly id: string }

/**
 * Bets on rounds that a page has not told of yet: on those after the latest draw it knows, and on that one as long as its
 * play runs. A stake that came back without a draw is told at once. Ids of rounds grow with their time.
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
