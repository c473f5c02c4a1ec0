import { GameWindowPopups } from '#web/member-site/game-window/game-window-popups.tsx'
import { BetSlipDialogs } from '#web/sport/cart/placing/bet-slip-dialogs.tsx'
import { MemberDialogs } from './member-dialogs.tsx'
import { PlayWatch } from './play-watch.tsx'
import { TermsWatch } from './terms-watch.tsx'

/** The dialogs of the areas that may stand over any page. */
export function Overlays() {
  return (
    <>
      <BetSlipDialogs />
      <GameWindowPopups />
      <MemberDialogs />
      <TermsWatch />
      <PlayWatch />
    </>
  )
}
