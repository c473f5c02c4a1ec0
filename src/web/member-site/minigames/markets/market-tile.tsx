import type { CSSProperties, ReactNode } from 'react'
import { formatOdds } from '#domain/odds.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import type { RoundPick } from '../cart/round-slip.ts'
import { splitNote } from './market-layout.ts'

export type TileState = {
  /** The pick is in the cart. */
  readonly chosen: boolean
  /** The member has an open bet on it in this round. */
  readonly own: boolean
  /** The round is closed. */
  readonly closed: boolean
}

type MarketTileProps = TileState & {
  readonly pick: RoundPick
  /** Range or results that the pick covers, when its label does not say so. */
  readonly hint: string | undefined
  /** Label next to the odds on wide screens, above them with many picks. */
  readonly upright: boolean
  /** Shows the odds alone, where the row names the pick. */
  readonly bare?: boolean | undefined
  readonly onPress: () => void
}

/**
 * A pick with its odds. Filled when in the cart, outlined with an own bet, locked in a closed round; its
 * accessible name includes the market.
 */
export function MarketTile({
  pick,
  hint,
  chosen,
  own,
  closed,
  upright,
  bare = false,
  onPress,
}: MarketTileProps) {
  const { label, note = hint } = splitNote(pick.pickLabel)
  return (
    <TileButton
      pick={pick}
      state={{ chosen, own, closed }}
      onPress={onPress}
      className={classNames(
        'flex items-center',
        bare && 'h-11 justify-center px-1',
        !bare &&
          (upright
            ? 'h-13 flex-col justify-center px-1 leading-5'
            : 'h-11 justify-between gap-2 px-3 mobile:h-13 mobile:flex-col mobile:justify-center mobile:gap-0 mobile:px-1'),
        !(chosen && !closed) && 'bg-s2',
        closed ? 'text-faint' : !chosen && 'hover:bg-s3 active:bg-jade-wash',
      )}
    >
      <span
        className={
          bare
            ? 'sr-only'
            : classNames('max-w-full truncate text-sm', upright && !chosen && !closed && 'text-dim')
        }
      >
        <span className="sr-only">{`${pick.marketLabel} `}</span>
        {label}
        {note && <span className={classNames('ml-1 text-xs', !chosen && !closed && 'text-dim')}>{note}</span>}
      </span>
      <span className="text-md font-bold">{formatOdds(pick.odds)}</span>
    </TileButton>
  )
}

type TileButtonProps = {
  readonly pick: RoundPick
  readonly state: TileState
  readonly onPress: () => void
  readonly className: string
  readonly style?: CSSProperties
  readonly children: ReactNode
}

/** The button of a pick in its state, without its own styling. */
export const TileButton = ({
  pick,
  state: { chosen, own, closed },
  onPress,
  className,
  style,
  children,
}: TileButtonProps) => (
  <button
    type="button"
    aria-pressed={chosen}
    aria-disabled={closed || undefined}
    data-tile={`${pick.market}.${pick.pick}`}
    data-own={own || undefined}
    onClick={() => !closed && onPress()}
    style={style}
    className={classNames(
      'min-w-0 rounded-md -outline-offset-2 transition-colors duration-100',
      // The focus ring is jade elsewhere.
      chosen && !closed && 'bg-jade text-jade-ink focus-visible:outline-jade-ink',
      own && '[box-shadow:inset_0_0_0_1px_var(--color-jade)]',
      closed && 'cursor-not-allowed',
      className,
    )}
  >
    {children}
    {own && <span className="sr-only">내 베팅 있음</span>}
    {closed && <span className="sr-only">마감</span>}
  </button>
)
