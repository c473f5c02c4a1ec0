import type { ReactNode } from 'react'
import { classNames } from '#web/kit/theme/class-names.ts'

/** Text anchor. */
type Side = 'start' | 'middle' | 'end'

type TextProps = {
  readonly x: number
  /** Vertical centre of the letters. */
  readonly y: number
  readonly side?: Side
  /** Jade marks the member's winning pick. */
  readonly tone?: 'dim' | 'text' | 'won'
  readonly children: ReactNode
}

const tones = { dim: 'fill-dim', text: 'fill-text font-bold', won: 'fill-jade font-bold' }

/** Small text of a scene; scaled less on a desktop, where everything is larger. */
export const Caption = ({ x, y, side = 'start', tone = 'dim', children }: TextProps) => (
  <text
    x={x}
    y={y}
    dy=".35em"
    textAnchor={side}
    className={classNames(tones[tone], 'text-[12.5px] desktop:text-[10px]')}
  >
    {children}
  </text>
)

/** A figure or word that is a result. */
export const Figure = ({
  x,
  y,
  size,
  side = 'middle',
  tone = 'text',
  children,
}: TextProps & { readonly size: number }) => (
  <text
    x={x}
    y={y}
    dy=".35em"
    fontSize={size}
    textAnchor={side}
    className={classNames(tones[tone], 'font-extrabold tracking-tight')}
  >
    {children}
  </text>
)
