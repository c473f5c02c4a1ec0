import { formatFigure } from '#domain/korean-formats.ts'
import { Button } from '#web/kit/controls/button.tsx'
import type { CartView } from '../cart-kind.ts'
import type { Waiting } from '../waiting.ts'
import { BetHint, type Hint } from './bet-hint.tsx'
import { CartFigures } from './cart-figures.tsx'
import { WaitingButton } from './waiting-button.tsx'

export type PlaceBetProps = {
  readonly view: CartView
  readonly hint: Hint | undefined
  /** True while the bet is being sent. */
  readonly sending: boolean
  /** The pending bet of the slip that the cart shows. */
  readonly waiting?: Waiting | undefined
  readonly onPress: () => void
}

/**
 * The foot of the cart, always visible: possible payout, the button that places the bet, and the reason
 * why the bet would be refused (CART-022).
 */
export function PlaceBet({ view, hint, sending, waiting, onPress }: PlaceBetProps) {
  return (
    <div className="sticky bottom-0 grid gap-2 rounded-b-lg border-t border-line bg-s1 px-3.5 pt-2 pb-3">
      <CartFigures view={view} />
      <BetHint hint={waiting ? undefined : hint} />
      {waiting ? (
        <WaitingButton bet={waiting} />
      ) : (
        <Button
          look={hint?.stops ? 'plain' : 'primary'}
          size="lg"
          wide
          busy={sending}
          onClick={onPress}
          data-place-bet
        >
          <span className="text-base">{betAct(view)}</span>
        </Button>
      )}
    </div>
  )
}

/** Label of the button: "10,000원 베팅 → 47,800원"; without picks or amount only 베팅하기. */
function betAct({ count, stake: { amount }, expectedWinnings }: CartView): string {
  if (count === 0 || !amount) return '베팅하기'
  return `${formatFigure(amount)}원 베팅 → ${formatFigure(expectedWinnings)}원`
}
