import { Button } from '#web/kit/controls/button.tsx'
import { pressBet } from '#web/sport/cart/placing/bet-flow.ts'
import type { SlipView } from '#web/sport/cart/slip-view.ts'
import { useBetFlow } from '../placing/flow.ts'
import { BetHint, useBetHint } from './bet-hint.tsx'
import { CartTotals } from './cart-totals.tsx'
import { useLockingBet, WaitingButton } from './waiting-button.tsx'

/**
 * The foot of the cart, always in reach: what the bet may win, the button that places it, and before the press the
 * reason why it would not go (CART-022).
 */
export function PlaceBet({ view }: { readonly view: SlipView }) {
  const sending = useBetFlow(({ flow }) => flow.step === 'sending')
  const waiting = useLockingBet()
  const hint = useBetHint(view)
  return (
    <div className="sticky bottom-0 grid gap-2.5 rounded-b-lg border-t border-line bg-s1 px-3.5 pt-2.5 pb-3">
      <CartTotals view={view} />
      <BetHint hint={waiting ? undefined : hint} />
      {waiting ? (
        <WaitingButton bet={waiting} />
      ) : (
        <Button look={hint?.stops ? 'plain' : 'primary'} size="lg" wide busy={sending} onClick={pressBet}>
          베팅하기
        </Button>
      )}
    </div>
  )
}
