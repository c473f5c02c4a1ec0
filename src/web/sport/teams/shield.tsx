import { useId, useMemo } from 'react'
import { inkOn, SHIELD_COLOURS } from '#domain/teams/shield-colours.ts'
import type { ShieldPattern } from '#domain/teams/shield-patterns.ts'
import { shieldOf } from '#domain/teams/team-shield.ts'

/** Smaller shields have no letters: they would be illegible. */
const LETTERS_FROM = 28

/** On a 32 by 32 grid. */
const OUTLINE =
  'M16 1.500c4 2 8.500 2.700 13 2.700v12.300c0 7.500-5 12.200-13 14.500C8 28.700 3 24 3 16.500V4.200c4.500 0 9-.7 13-2.700z'

/** Shapes of the second colour. */
const charges: Readonly<Record<ShieldPattern, string>> = {
  plain: '',
  half: 'M16 0h16v32H16z',
  stripes: 'M7 0h4v32H7zM14 0h4v32h-4zM21 0h4v32h-4z',
  hoops: 'M0 7h32v4H0zM0 15h32v4H0zM0 23h32v4H0z',
  sash: 'M0 22 26 0h8v4L4 30z',
  chevron: 'M0 10 16 20 32 10v7L16 27 0 17z',
  quarters: 'M16 0h16v16H16zM0 16h16v16H0z',
  chief: 'M0 0h32v11H0z',
}

export type ShieldProps = {
  readonly name: string
  /** The home team of an away side: the two shields must differ. */
  readonly host?: string | undefined
  /** Side of its square, in pixels. */
  readonly size?: number
}

/** Draws the shield of a team. */
export function Shield({ name, host, size = 20 }: ShieldProps) {
  const id = useId()
  const { field, charge, pattern, letters } = useMemo(() => shieldOf(name, host), [name, host])
  const ground = SHIELD_COLOURS[field]
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 32 32"
      className="shrink-0"
      data-team-badge={pattern}
    >
      <clipPath id={id}>
        <path d={OUTLINE} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path d="M0 0h32v32H0z" fill={ground} />
        {charges[pattern] && <path d={charges[pattern]} fill={SHIELD_COLOURS[charge]} />}
      </g>
      <path d={OUTLINE} fill="none" stroke="currentColor" strokeOpacity={0.3} />
      {size >= LETTERS_FROM && (
        <text
          x={16}
          y={20.5}
          textAnchor="middle"
          fontSize={11.5}
          fontWeight={800}
          letterSpacing={-0.3}
          fill={inkOn(ground)}
          stroke={ground}
          strokeWidth={3.2}
          strokeLinejoin="round"
          paintOrder="stroke"
        >
          {letters}
        </text>
      )}
    </svg>
  )
}
