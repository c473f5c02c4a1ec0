import type { ReactNode } from 'react'
import { Button } from '#web/kit/controls/button.tsx'
import { Skeletons } from '#web/kit/display/states.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'

/**
 * A single row that scrolls sideways, so that a match that starts or ends causes no layout shift; phones
 * show the edge of the next card. Relative, because screen-reader-only content would otherwise widen the
 * page.
 */
const rowClass =
  'scroll-quiet relative -m-0.5 grid [scroll-snap-type:x] grid-flow-col gap-3 overflow-x-auto p-0.5 mobile:-mx-3 mobile:auto-cols-[86%] mobile:scroll-px-3 mobile:gap-2.5 mobile:px-3'

/** Card widths where there is room. */
const widths = {
  third: 'auto-cols-[calc((100%-24px)/3)]',
  quarter: 'auto-cols-[minmax(max(228px,calc((100%-48px)/4.2)),1fr)]',
} as const

type CardRowProps = {
  readonly label: string
  readonly width: keyof typeof widths
  readonly children: ReactNode
}

/** A row of cards. */
export const CardRow = ({ label, width, children }: CardRowProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
  <ul tabIndex={0} aria-label={label} className={classNames(rowClass, widths[width], '-outline-offset-2')}>
    {children}
  </ul>
)

type CardRowWaitProps = {
  readonly width: keyof typeof widths
  readonly count: number
  /** Height of a card. */
  readonly className: string
}

/** The row while it loads, at its final size. */
export const CardRowWait = ({ width, count, className }: CardRowWaitProps) => (
  <div role="status" className={classNames(rowClass, widths[width], 'overflow-x-hidden!')}>
    <span className="sr-only">불러오는 중입니다.</span>
    <Skeletons count={count} className={className} />
  </div>
)

type CardRowFailedProps = {
  readonly text: string
  readonly onRetry: () => void
  readonly busy: boolean
  /** Height of a card. */
  readonly className: string
}

/** Error state of the row, distinct from an empty one. */
export const CardRowFailed = ({ text, onRetry, busy, className }: CardRowFailedProps) => (
  <div
    role="alert"
    className={classNames('card flex items-center justify-center gap-3 px-4 text-dim', className)}
  >
    {text}
    <Button onClick={onRetry} busy={busy}>
      다시 시도
    </Button>
  </div>
)
