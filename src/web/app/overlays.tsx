import { BetSlipDialogs } from '#web/member-site/bet-slip/bet-slip-dialogs.tsx'
import { GameWindowPopups } from '#web/member-site/game-window/game-window-popups.tsx'

/** The dialogs of the areas that may stand over any page. */
export function Overlays() {
  return (
    <>
      <BetSlipDialogs />
      <GameWindowPopups />
    </>
  )
}
