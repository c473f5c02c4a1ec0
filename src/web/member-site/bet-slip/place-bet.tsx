import { Info } from 'lucide-react'
import { Button } from '#web/kit/controls/button.tsx'
import { pressBet } from './bet-flow.ts'
import { CartTotals } from './cart-totals.tsx'
import { useBetFlow } from './flow-state.ts'
import { slipHint } from './slip-hints.ko.ts'
import type { SlipView } from './slip-view.ts'
import { useLockedCount } from './use-leg-state.ts'
import { useLockingBet, WaitingButton } from './waiting-button.tsx'

/**
 * The foot of the cart, always in reach: what the bet may win, the button that places it, and before the press the
 * reason why it would not go (CART-022).
 */
export function PlaceBet({ view }: { readonly view: SlipView }) {
  const sending = useBetFlow(({ flow }) => flow.step === 'sending')
  const waiting = useLockingBet()
  const hint = useHint(view)
  return (
    <div className="sticky bottom-0 grid gap-2.5 rounded-b-lg border-t border-line bg-s1 px-3.5 pt-2.5 pb-3">
      <CartTotals view={view} />
      {hint && !waiting && (
        <p
          aria-live="polite"
          data-cart-hint
          className="flex items-start justify-center gap-1 text-center text-xs text-dim"
        >
          <Info aria-hidden size={13} className="mt-px shrink-0" />
          {hint.text}
        </p>
      )}
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

type Hint = { readonly text: string; readonly stops: boolean }

/** What to say beside the button, and whether the bet would be refused for it. */
function useHint({ violations: [first], legs }: SlipView): Hint | undefined {
  const locked = useLockedCount(legs)
  if (first) return { text: slipHint(first), stops: true }
  if (locked > 0) return { text: `지금 베팅할 수 없는 선택이 ${locked}개 있습니다.`, stops: true }
  if (!legs.some(leg => leg.moved)) return undefined
  return { text: '변경된 배당은 베팅할 때 다시 확인합니다.', stops: false }
}
