import { Info } from 'lucide-react'
import { formatOdds, type Odds } from '#domain/odds.ts'
import { slipHint } from '#web/sport/cart/slip-hints.ko.ts'
import type { LegView, SlipView } from '#web/sport/cart/slip-view.ts'
import { useLockedCount } from '#web/sport/cart/use-leg-state.ts'

export type Hint = { readonly text: string; readonly stops: boolean }

/** What the member should know before the press, and whether the bet would be refused for it. */
export function useBetHint({ stop, cut, legs }: SlipView): Hint | undefined {
  const locked = useLockedCount(legs)
  if (stop) return { text: slipHint(stop), stops: true }
  if (locked > 0) return { text: `지금 베팅할 수 없는 선택이 ${locked}개 있습니다.`, stops: true }
  const moved = movedText(legs)
  if (moved) return { text: moved, stops: false }
  return cut && { text: slipHint(cut), stops: false }
}

/** "배당이 2.31→2.30으로 바뀌었습니다." */
export function movedText(legs: readonly LegView[]): string | undefined {
  const [first, ...others] = legs.filter(leg => leg.moved)
  if (!first) return undefined
  if (others.length > 0) return `선택 ${others.length + 1}개의 배당이 바뀌었습니다.`
  return `배당이 ${formatOdds(first.leg.odds)}→${formatOdds(first.odds)}${towards(first.odds)} 바뀌었습니다.`
}

/** "으로" behind 영, 삼 and 육, "로" behind all other digits. */
const towards = (odds: Odds): string => (/[036]$/.test(formatOdds(odds)) ? '으로' : '로')

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
