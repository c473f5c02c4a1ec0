import type { ReactNode } from 'react'
import { Button } from '#web/kit/controls/button.tsx'
import { Skeletons } from '#web/kit/display/states.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'

/** One row that scrolls sideways, so that a match that begins or ends moves nothing below it; a phone shows the edge of the next card. It holds what is placed in it for readers alone, which would else widen the page. */
const rowClass =
  'scroll-quiet relative -m-0.5 grid [scroll-snap-type:x] grid-flow-col gap-3 overflow-x-auto p-0.5 mobile:-mx-3 mobile:auto-cols-[86%] mobile:scroll-px-3 mobile:gap-2.5 mobile:px-3'

/** How wide its cards are where there is room. */
const widths = {
  third: 'auto-cols-[calc((100%-24px)/3)]',
  quarter: 'auto-cols-[minmax(max(228px,calc((100%-48px)/4.2)),1fr)]',
} as const

type CardRowProps = {
  readonly label: string
  readonly width: keyof typeof widths
  readonly children: ReactNode
}

/** Cards beside each other. */
export const CardRow = ({ label, width, children }: CardRowProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
  <ul tabIndex={0} aria-label={label} className={classNames(rowClass, widths[width], '-outline-offset-2')}>
    {children}
  </ul>
)

type CardRowWaitProps = {
  readonly width: keyof typeof widths
  readonly count: number
  /** The height of a card. */
  readonly className: string
}

/** The row while it loads, at the size of what comes. */
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
  /** The height of a card. */
  readonly className: string
}

/** In the row's place where it could not be read: that is not the same as none. */
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
