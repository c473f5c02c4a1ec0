import type { ReactNode } from 'react'
import { formatFigure } from '#domain/korean-formats.ts'
import { Button } from '#web/kit/controls/button.tsx'
import type { CartView } from '../cart-kind.ts'
import type { Waiting } from '../waiting.ts'
import type { Hint } from './bet-hint.tsx'
import { WaitingMark } from './waiting-button.tsx'

type SlipBarProps = {
  /** Has the amount of the cart, else the suggested one. */
  readonly view: Pick<CartView, 'count' | 'stake'>
  /** Short summary: the total odds. */
  readonly title: ReactNode
  /** Line below the title: possible payout, or the deadline. */
  readonly under: ReactNode
  readonly hint: Hint | undefined
  readonly sending: boolean
  readonly waiting?: Waiting | undefined
  /** Opens the full cart. */
  readonly onOpen: () => void
  readonly onPress: () => void
}

/**
 * The phone's slip, docked on the bar while the cart is closed: a price, 베팅 here and 베팅 in the confirm
 * dialog place a bet. The page ends above it (`--foot-height`).
 */
export function SlipBar({ view, title, under, hint, sending, waiting, onOpen, onPress }: SlipBarProps) {
  const { count, stake } = view
  // Without an amount the button names the next step; that is no warning.
  const warns = hint?.stops && Boolean(stake.amount)
  return (
    <section
      aria-label="선택한 베팅"
      data-slip-bar
      className="page-fixed bottom-(--bar-height) z-40 flex h-(--slip-height) animate-fade items-center gap-2 border-t border-edge bg-s3 px-2.5 desktop:hidden"
    >
      <button
        type="button"
        onClick={onOpen}
        className="flex h-full min-w-0 flex-1 items-center gap-2.5 text-left -outline-offset-2"
      >
        <span className="grid size-6 shrink-0 place-items-center rounded-full bg-jade text-sm font-extrabold text-jade-ink">
          {count}
          <span className="sr-only">개 선택, 베팅카트 열기</span>
        </span>
        <span className="grid min-w-0 leading-tight">
          <b className="truncate text-md">{title}</b>
          <span
            className={`line-clamp-2 text-xs ${warns ? 'font-semibold text-live' : 'text-dim'}`}
            aria-live="polite"
          >
            {warns ? hint.text : under}
          </span>
        </span>
      </button>
      {Boolean(stake.amount) && !waiting && (
        <button
          type="button"
          onClick={onOpen}
          className="h-11 shrink-0 rounded-md border border-edge px-2.5 font-bold whitespace-nowrap"
        >
          <span className="sr-only">베팅금액 </span>
          {formatFigure(stake.amount ?? 0)}
          <span className="font-normal">원</span>
        </button>
      )}
      <Act {...{ stake, sending, waiting, onOpen, onPress }} />
    </section>
  )
}

type ActProps = Pick<SlipBarProps, 'sending' | 'waiting' | 'onOpen' | 'onPress'> &
  Pick<SlipBarProps['view'], 'stake'>

/** 베팅, the pending state, or the step that must come first. */
function Act({ stake, sending, waiting, onOpen, onPress }: ActProps) {
  if (waiting)
    return (
      <Button disabled aria-busy data-waiting>
        <WaitingMark bet={waiting} />
      </Button>
    )
  if (!stake.amount)
    return (
      <Button look="primary" onClick={onOpen}>
        금액 입력
      </Button>
    )
  return (
    <Button look="primary" busy={sending} onClick={onPress}>
      베팅
    </Button>
  )
}
