import { Info } from 'lucide-react'
import { formatOdds } from '#domain/odds.ts'
import { Button } from '#web/kit/button.tsx'
import { Money } from '#web/kit/figures.tsx'
import { pressBet, useBetFlow } from './bet-flow.ts'
import { Figure } from './cart-figures.tsx'
import { slipHint } from './slip-hints.ko.ts'
import type { SlipView } from './slip-view.ts'
import { useLockedCount } from './use-leg-state.ts'

/** What the bet may win, the button that places it, and before the press the reason why it would not go (CART-012, CART-013, CART-022). */
export function PlaceBet({ view }: { readonly view: SlipView }) {
  const sending = useBetFlow(({ flow }) => flow.step === 'sending')
  const hint = useHint(view)
  return (
    <div className="grid gap-2">
      <dl className="grid gap-1" data-cart-totals>
        <Figure name="예상배당">
          <span className="text-md font-bold">
            {view.totalOdds === undefined ? '-' : formatOdds(view.totalOdds)}
          </span>
        </Figure>
        <Figure name="예상당첨금">
          <span className="text-xl text-jade">
            <Money won={view.expectedWinnings} />
          </span>
        </Figure>
      </dl>
      <Button look={hint ? 'plain' : 'primary'} size="lg" wide busy={sending} onClick={pressBet}>
        베팅하기
      </Button>
      <p
        aria-live="polite"
        data-cart-hint
        className="flex min-h-4 items-start justify-center gap-1 text-xs text-dim"
      >
        {hint && <Info aria-hidden size={13} className="mt-px shrink-0" />}
        {hint}
      </p>
    </div>
  )
}

function useHint({ violations: [first], legs }: SlipView): string | undefined {
  const locked = useLockedCount(legs)
  const moved = legs.some(leg => leg.moved)
  if (first) return slipHint(first)
  if (locked > 0) return `지금 베팅할 수 없는 선택이 ${locked}개 있습니다.`
  return moved ? '변경된 배당은 베팅 전에 다시 확인합니다.' : undefined
}
