import { type ReactNode, useId } from 'react'
import { arriving, between, exactly, gently, passed } from '../motion/easing.ts'
import { factor } from '../motion/factor.ts'
import { type Point, pathOf } from '../motion/track.ts'
import type { Dealt } from './dealing.ts'
import { foldOf } from './fold.ts'
import { CARD, CardBack } from './playing-card.tsx'

/** Position of a card (upper left corner) and its scale. */
export type Seat = Point & { readonly scale: number }

type DealtCardProps = {
  readonly card: Dealt
  readonly at: number
  readonly from: Seat
  readonly to: Seat
  readonly face: ReactNode
  /** The member's winning pick. */
  readonly isOwn?: boolean
  /** The card belongs to the losing side. */
  readonly isFaded?: boolean | undefined
}

/** A card moving from the deck, then turned or squeezed in place. Nothing before it is dealt. */
export function DealtCard({ card, at, from, to, face, isOwn = false, isFaded = false }: DealtCardProps) {
  if (at <= card.dealt) return null
  const way = arriving(passed(at, card.dealt, card.turned))
  const [x, y, scale] = [
    between(from.x, to.x, way),
    between(from.y, to.y, way),
    between(from.scale, to.scale, gently(way)),
  ]
  // Straight at both ends and tilted on its way.
  const spin = 4 * way * (1 - way) * (to.x < from.x ? 16 : -16)
  const turn = passed(at, card.turned, card.seen)
  return (
    <g
      opacity={isFaded ? 0.58 : undefined}
      transform={`translate(${exactly(x)} ${exactly(y)}) scale(${factor(scale)}) rotate(${exactly(spin)} ${CARD.width / 2} ${CARD.height / 2})`}
    >
      {card.isSqueezed ? <Squeezed share={turn}>{face}</Squeezed> : <Turned share={turn}>{face}</Turned>}
      {isOwn && (
        <rect
          x={-2}
          y={-2}
          width={CARD.width + 4}
          height={CARD.height + 4}
          rx={7}
          fill="none"
          strokeWidth={2.5}
          className="stroke-jade"
          data-won
        />
      )}
    </g>
  )
}

type TurningProps = { readonly share: number; readonly children: ReactNode }

/** Turned about its centre, from back to face. */
function Turned({ share, children }: TurningProps) {
  const turn = gently(share)
  if (turn >= 1) return children
  const width = Math.max(0.02, Math.abs(Math.cos(turn * Math.PI)))
  const lift = 1 + 0.06 * Math.sin(turn * Math.PI)
  const [across, up] = [(CARD.width / 2) * (1 - width * lift), (CARD.height / 2) * (1 - lift)]
  return (
    <g
      transform={`translate(${exactly(across)} ${exactly(up)}) scale(${factor(width * lift)} ${factor(lift)})`}
    >
      {turn < 0.5 ? <CardBack /> : children}
    </g>
  )
}

/** Peeled up from a corner and rolled over. */
function Squeezed({ share, children }: TurningProps) {
  const id = useId()
  if (share >= 1) return children
  if (share <= 0) return <CardBack />
  const { back, flap, face, down } = foldOf(CARD.width, CARD.height, share)
  return (
    <g transform={down > 0 ? `translate(0 ${exactly(down)})` : undefined}>
      <clipPath id={`${id}back`}>
        <path d={`${pathOf(back)}Z`} />
      </clipPath>
      <clipPath id={`${id}flap`}>
        <path d={`${pathOf(flap)}Z`} />
      </clipPath>
      <g clipPath={`url(#${id}back)`}>
        <CardBack />
        <path d={`${pathOf(flap)}Z`} stroke="#000" strokeOpacity={0.35} strokeWidth={3} />
      </g>
      <g clipPath={`url(#${id}flap)`}>
        <g transform={`matrix(${face.map(factor).join(' ')})`}>{children}</g>
      </g>
    </g>
  )
}
