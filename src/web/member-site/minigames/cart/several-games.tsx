import { useEffect, useState } from 'react'
import type { WireGame } from '#contract/minigame/minigames.ts'
import { useTerms } from '../game/use-setting.ts'
import { PlacingParts } from './placing-parts.tsx'
import { choosePickOf, roundStore, useRoundSlip } from './round-cart-store.ts'
import type { RoundPick } from './round-slip.ts'

/**
 * The slip on a page of several games: it belongs to the game that was pressed last. Returns that game, and
 * the handler of a pressed pick.
 */
export function usePressedGame() {
  const [pressed, setPressed] = useState<WireGame>()
  const press = (game: WireGame, pick: RoundPick) => {
    choosePickOf(game.gameId, pick)
    if (useRoundSlip.getState().page === game.gameId) setPressed(game)
  }
  return { pressed, press }
}

/** Terms, dialogs and pick bar of the slip's game. */
export function GameBetting({ game }: { readonly game: WireGame }) {
  const { gameId } = game
  useEffect(() => roundStore.enterPage(gameId), [gameId])
  useTerms(game)
  return <PlacingParts />
}
