import { type ReactNode, useEffect } from 'react'
import { formatFigure } from '#domain/korean-formats.ts'
import { useSession } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { LevelBadge } from '#web/kit/display/badge.tsx'
import { Money, Points } from '#web/kit/display/figures.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'
import type { CartView } from '../cart-kind.ts'
import { needLevels } from '../level-settings.ts'
import type { Waiting } from '../waiting.ts'
import { BetHint, type Hint } from './bet-hint.tsx'
import { CartFigures } from './cart-figures.tsx'
import { CartFrame } from './cart-frame.tsx'
import { StakeEntry, type StakeEntryProps } from './stake-entry.tsx'
import { WaitingButton } from './waiting-button.tsx'

type CartPanelProps = PlaceBetProps & {
  readonly listName: string
  /** The picks, row by row. */
  readonly selections: ReactNode
  /** Further options below the picks, such as a bonus. */
  readonly extra?: ReactNode
  /** The choice of how to handle odds changes, where prices can change. */
  readonly choice?: ReactNode
  /** True while the bet is being sent: the picks are visible but not editable. */
  readonly locked: boolean
  readonly onClear: () => void
  readonly onStake: StakeEntryProps['onChange']
}

/** The cart of any kind of game: picks, possible payout, stake (CART rows). */
export function CartPanel({
  listName,
  selections,
  extra,
  choice,
  locked,
  onClear,
  onStake,
  ...foot
}: CartPanelProps) {
  const { view, onPress } = foot
  const mobile = useLayoutMode() === 'mobile'
  useEffect(needLevels, [])
  return (
    <CartFrame
      count={view.count}
      listName={listName}
      locked={locked}
      onClear={onClear}
      selections={selections}
    >
      {extra}
      <div className="grid gap-2 border-t border-line px-3.5 pt-2.5 pb-2">
        {mobile && <MemberPanel />}
        <div inert={locked} className={classNames('grid gap-2', locked && 'opacity-60')}>
          {choice}
          <StakeEntry view={view} onChange={onStake} onEnter={onPress} />
        </div>
      </div>
      <PlaceBet {...foot} />
    </CartFrame>
  )
}

/** Member and balance in the phone's cart (CART-023); the drawer already shows them above the cart. */
function MemberPanel() {
  const user = useSession()?.user
  if (!user) return null
  return (
    <section
      aria-label="회원 정보"
      data-cart-member
      className="flex min-h-10 flex-wrap items-center justify-between gap-x-2 rounded-md bg-s2 px-3 py-1 text-sm in-data-drawer:hidden"
    >
      <span className="flex min-w-0 flex-[1_1_6rem] items-center gap-2">
        <LevelBadge level={user.level} />
        <span className="truncate font-semibold">{user.nickname}</span>
      </span>
      <span className="flex gap-2">
        <Money won={user.emoney} />
        <Points points={user.point} />
      </span>
    </section>
  )
}

type PlaceBetProps = {
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
function PlaceBet({ view, hint, sending, waiting, onPress }: PlaceBetProps) {
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
