import { Pin, PinOff, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#web/kit/controls/button.tsx'
import { CountBadge } from '#web/kit/display/badge.tsx'
import { toggleCartPin, useCartPin } from '../cart-pin.ts'

type CartFrameProps = {
  readonly count: number
  /** Name of the list of picks: 선택한 경기. */
  readonly listName: string
  readonly onClear: () => void
  /** True while the bet is being sent: the picks are visible but not editable. */
  readonly locked?: boolean
  /**
   * Picks; at most 290 px high, less in a low window, so that amount and chips stay visible; scrolls
   * beyond that (LAYOUT-022).
   */
  readonly selections: ReactNode
  /** Figures, amount and the place-bet button. */
  readonly children: ReactNode
}

/** From this number of picks on, rows are denser. */
const DENSE_FROM = 5

/** Frame of the cart, the same in the column, the drawer and the panel at the bottom right. */
export function CartFrame({
  count,
  listName,
  onClear,
  locked = false,
  selections,
  children,
}: CartFrameProps) {
  const pinned = useCartPin(state => state.pinned)
  const PinIcon = pinned ? Pin : PinOff
  return (
    <section
      aria-label="베팅카트"
      tabIndex={-1}
      className="card overflow-clip focus-visible:-outline-offset-2"
      data-cart
    >
      <header className="flex h-11 items-center in-data-cart-dock:touch-none gap-2 border-b border-line pr-1 pl-4">
        <h2 className="text-base">베팅카트</h2>
        <CountBadge count={count} label="선택" />
        <div className="ml-auto flex">
          <span className="mobile:hidden">
            <IconButton label="고정" pressed={pinned} onClick={toggleCartPin}>
              <PinIcon aria-hidden size={17} />
            </IconButton>
          </span>
          <IconButton label="전체삭제" onClick={onClear} disabled={count === 0 || locked}>
            <Trash2 aria-hidden size={17} />
          </IconButton>
        </div>
      </header>
      <section
        aria-label={listName}
        className="max-h-[clamp(96px,100dvh-660px,290px)] overflow-y-auto -outline-offset-2 in-data-cart-dock:max-h-[clamp(96px,100dvh-692px,290px)]"
        data-cart-list
        data-dense={count >= DENSE_FROM || undefined}
      >
        <div inert={locked} className={locked ? 'opacity-60' : undefined}>
          {selections}
        </div>
      </section>
      {children}
    </section>
  )
}
