import { useDeferredValue, useState } from 'react'
import { useSession } from '#web/client/api/api.ts'
import { useOverlays } from '#web/client/state/overlays.ts'
import { WaitingList } from '#web/sport/cart/inplay/waiting-list.tsx'
import { useSlip } from '#web/sport/cart/slip-store.ts'
import { MemberDialogs } from './member-dialogs.tsx'
import { lazyPart } from './slot.tsx'
import { PlayWatch } from './watches/play-watch.tsx'
import { TermsWatch } from './watches/terms-watch.tsx'

const BetSlipDialogs = lazyPart(
  () => import('#web/sport/cart/placing/bet-slip-dialogs.tsx'),
  'BetSlipDialogs',
)
const AnswerWatch = lazyPart(() => import('#web/member-site/customer/answer-watch.tsx'), 'AnswerWatch')
const GameWindowPopups = lazyPart(
  () => import('#web/member-site/game-window/game-window-popups.tsx'),
  'GameWindowPopups',
)

const CasinoEntryPopup = lazyPart(
  () => import('#web/member-site/casino/casino-entry-popup.tsx'),
  'CasinoEntryPopup',
)

/** Dialogs that may open over any member page. */
export function Overlays() {
  const user = useSession()?.user
  const picked = useHasPicked()
  const opensWindow = useOverlays(({ dialog }) => dialog === 'europeWindow' || dialog === 'inplayWindow')
  const opensCasino = useOverlays(({ dialog }) => dialog === 'casinoWindow' || dialog === 'slotWindow')
  return (
    <>
      {picked && <BetSlipDialogs />}
      <WaitingList />
      {opensWindow && <GameWindowPopups />}
      {opensCasino && <CasinoEntryPopup />}
      <MemberDialogs />
      <TermsWatch />
      <PlayWatch />
      {user?.type === 0 && <AnswerWatch key={user.id} />}
    </>
  )
}

/** True after the first pick of this visit; then the dialogs for placing a bet are loaded. */
function useHasPicked(): boolean {
  // Renders the pressed price first.
  const has = useDeferredValue(useSlip(({ slip }) => slip.legs.length > 0))
  const [had, setHad] = useState(has)
  if (has && !had) setHad(true)
  return had
}
