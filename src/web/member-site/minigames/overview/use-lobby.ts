import { minigameContract, type WireGame } from '#contract/minigame/minigames.ts'
import { useCall } from '#web/client/api/api.ts'
import { usePressedGame } from '../cart/several-games.tsx'
import { useOverview } from '../rounds/use-overview.ts'

/** Repairs results and prices that the live connection missed. */
const POLL_MILLISECONDS = 60_000

/** What cards of games show: rounds, prices, last results, own bets; and the game whose slip is in the cart. */
export function useLobby() {
  const { data: overview } = useOverview()
  const { data } = useCall(minigameContract.lobby, undefined, {
    staleTime: 0,
    refetchInterval: POLL_MILLISECONDS,
  })
  const { pressed, press } = usePressedGame()
  return {
    lobby: data,
    /** The current round and the last draw of a game; undefined while they are loading. */
    nowOf: ({ gameId }: WireGame) => overview?.games.find(one => one.gameId === gameId),
    overview,
    pressed,
    press,
  }
}

export type LobbyView = ReturnType<typeof useLobby>
