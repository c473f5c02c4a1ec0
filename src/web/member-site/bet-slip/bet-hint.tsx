import { Info } from 'lucide-react'
import { slipHint } from './slip-hints.ko.ts'
import type { SlipView } from './slip-view.ts'
import { useLockedCount } from './use-leg-state.ts'

type Hint = { readonly text: string; readonly stops: boolean }

/** What the member should know before the press, and whether the bet would be refused for it. */
export function useBetHint({ stop, cut, legs }: SlipView): Hint | undefined {
  const locked = useLockedCount(legs)
  if (stop) return { text: slipHint(stop), stops: true }
  if (locked > 0) return { text: `지금 베팅할 수 없는 선택이 ${locked}개 있습니다.`, stops: true }
  if (legs.some(leg => leg.moved)) return { text: '변경된 배당은 베팅할 때 다시 확인합니다.', stops: false }
  return cut && { text: slipHint(cut), stops: false }
}

/** The hint in a line of its own, read out politely when it comes; one line is kept free for it, so that the button below stays. */
export function BetHint({ hint }: { readonly hint: Hint | undefined }) {
  return (
    <p
      aria-live="polite"
      data-bet-hint
      className="flex min-h-4 items-start justify-center gap-1 text-center text-xs text-dim"
    >
      {hint && (
        <>
          <Info aria-hidden size={13} className="mt-px shrink-0" />
          {hint.text}
        </>
      )}
    </p>
  )
}
