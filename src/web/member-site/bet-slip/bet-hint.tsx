import { Info } from 'lucide-react'
import { slipHint } from './slip-hints.ko.ts'
import type { SlipView } from './slip-view.ts'
import { useLockedCount } from './use-leg-state.ts'

type Hint = { readonly text: string; readonly stops: boolean }

/** What the member should know before the press, and whether the bet would be refused for it. */
export function useBetHint({ violations: [first], legs }: SlipView): Hint | undefined {
  const locked = useLockedCount(legs)
  if (first) return { text: slipHint(first), stops: true }
  if (locked > 0) return { text: `지금 베팅할 수 없는 선택이 ${locked}개 있습니다.`, stops: true }
  if (!legs.some(leg => leg.moved)) return undefined
  return { text: '변경된 배당은 베팅할 때 다시 확인합니다.', stops: false }
}

/** The hint in a line of its own, read out politely when it comes. */
export function BetHint({ hint }: { readonly hint: Hint }) {
  return (
    <p
      aria-live="polite"
      data-bet-hint
      className="flex items-start justify-center gap-1 text-center text-xs text-dim"
    >
      <Info aria-hidden size={13} className="mt-px shrink-0" />
      {hint.text}
    </p>
  )
}
