import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatOdds, type Odds } from '#domain/odds.ts'
import type { Direction } from './odds-store.ts'

export type OddsSide = 'home' | 'middle' | 'away'

type OddsButtonProps = {
  /** 맨체스터 시티, 무, 오버 … */
  readonly label: string
  readonly odds: Odds
  readonly picked: boolean
  readonly onPick: () => void
  readonly direction?: Direction
  /** Takes no bets now: locked, hatched, still readable. */
  readonly suspended?: boolean
  readonly side?: OddsSide
  /**
   * Short text after the label that is never cut off: the handicap of this side. Left out where space is
   * tight.
   */
  readonly note?: string | undefined
  /** The shield of the team that the label names. */
  readonly badge?: ReactNode
  /** Context of the label for screen readers: "승무패". */
  readonly about?: string
}

const moved: Readonly<Record<Direction, string>> = { up: '배당 상승', down: '배당 하락', same: '' }

/**
 * An odds button. Its size never changes; a price change tints it briefly and shows an arrow for five
 * seconds.
 */
export function OddsButton(props: OddsButtonProps) {
  const { picked, onPick, direction = 'same', suspended = false, side = 'home', ...face } = props
  return (
    <button
      type="button"
      className="odds"
      data-side={side}
      data-direction={suspended ? 'same' : direction}
      aria-pressed={picked}
      aria-disabled={suspended || undefined}
      onClick={suspended ? undefined : onPick}
    >
      <OddsFace {...face} direction={direction} suspended={suspended} />
    </button>
  )
}

/** "88.88" fits every cell at full size; "100.00" does not. */
const LONG = 5

type OddsFaceProps = Pick<OddsButtonProps, 'label' | 'odds' | 'about' | 'note' | 'badge'> & {
  readonly direction: Direction
  readonly suspended: boolean
}

/** Content of an odds button. */
function OddsFace({ label, odds, about, note, badge, direction, suspended }: OddsFaceProps) {
  const price = formatOdds(odds)
  return (
    <>
      <span className="odds-name">
        {badge && <span className="odds-badge">{badge}</span>}
        <span className="odds-label" title={label}>
          {about && <span className="sr-only">{about} </span>}
          {label}
        </span>
        {note && <span className="odds-note max-[1360px]:desktop:hidden">{note}</span>}
      </span>
      <span className="odds-price" data-long={price.length > LONG || undefined}>
        {!suspended && direction !== 'same' && <Arrow direction={direction} />}
        {price}
        {suspended && <Lock aria-hidden size={13} className="odds-lock ml-1.5" />}
      </span>
      {suspended && <span className="sr-only">일시중지</span>}
      {!suspended && direction !== 'same' && <span className="sr-only">{moved[direction]}</span>}
    </>
  )
}

function Arrow({ direction }: { readonly direction: 'up' | 'down' }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 8 7" className="odds-arrow" fill="currentColor">
      <path d={direction === 'up' ? 'M4 0 8 7H0z' : 'M4 7 0 0h8z'} />
    </svg>
  )
}
