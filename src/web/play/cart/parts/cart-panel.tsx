import { type ReactNode, useEffect } from 'react'
import { classNames } from '#web/kit/theme/class-names.ts'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'
import { needLevels } from '../level-settings.ts'
import { CartFrame } from './cart-frame.tsx'
import { MemberPanel } from './member-panel.tsx'
import { PlaceBet, type PlaceBetProps } from './place-bet.tsx'
import { StakeEntry, type StakeEntryProps } from './stake-entry.tsx'

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
