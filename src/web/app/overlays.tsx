import { lazy, Suspense } from 'react'
import { useSession } from '#web/client/api/api.ts'
import { GameWindowPopups } from '#web/member-site/game-window/game-window-popups.tsx'
import { BetSlipDialogs } from '#web/sport/cart/placing/bet-slip-dialogs.tsx'
import { MemberDialogs } from './member-dialogs.tsx'
import { PlayWatch } from './play-watch.tsx'
import { TermsWatch } from './terms-watch.tsx'

const AnswerWatch = lazy(async () => ({
  default: (await import('#web/member-site/customer/answer-watch.tsx')).AnswerWatch,
}))

/** The dialogs of the areas that may stand over any page. */
export function Overlays() {
  const user = useSession()?.user
  return (
    <>
      <BetSlipDialogs />
      <GameWindowPopups />
      <MemberDialogs />
      <TermsWatch />
      <PlayWatch />
      {user?.type === 0 && (
        <Suspense fallback={null}>
          <AnswerWatch key={user.id} />
        </Suspense>
      )}
    </>
  )
}
