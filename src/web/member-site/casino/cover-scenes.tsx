import type { ReactNode } from 'react'

type Colours = { readonly shape: string; readonly light: string }
type Draw = (colours: Colours) => ReactNode

/** The drawing of a family's cover; one of four patterns for other families. */
export const drawScene = (family: string, place: number, colours: Colours): ReactNode =>
  (scenes[family] ?? patterns[place % patterns.length])?.(colours)

const playingCard = (x: number, turn: number, { shape, light }: Colours) => (
  <g transform={`rotate(${turn} ${x} 55)`}>
    <rect x={x - 22} y="24" width="44" height="62" rx="6" fill={shape} />
    <path d={`M${x} 44l9 11-9 11-9-11z`} fill={light} />
  </g>
)

const pips =
  'M46 42h7v7h-7zM54 50h7v7h-7zM62 58h7v7h-7zM94 52h7v7h-7zM109 54h7v7h-7zM92 67h7v7h-7zM107 69h7v7h-7z'

const scenes: Readonly<Record<string, Draw>> = {
  baccarat: ({ shape, light }) => (
    <>
      {playingCard(62, -10, { shape, light })}
      {playingCard(98, 8, { shape: light, light: shape })}
    </>
  ),
  'dragon-tiger': ({ shape, light }) => (
    <>
      <path d="M0 0h92L68 110H0z" fill={shape} opacity=".45" />
      <path d="M42 28l20 27-20 27-20-27z" fill={light} />
      <circle cx="114" cy="55" r="20" fill="none" stroke={light} strokeWidth="13" />
    </>
  ),
  roulette: ({ shape, light }) => (
    <>
      <circle cx="80" cy="55" r="39" fill="none" stroke={shape} strokeWidth="14" strokeDasharray="8 3.2" />
      <circle cx="80" cy="55" r="28" fill="none" stroke={light} strokeWidth="1.5" />
      <circle cx="80" cy="55" r="7" fill={light} />
      <circle cx="80" cy="21" r="5" fill={light} />
    </>
  ),
  'sic-bo': ({ shape, light }) => (
    <>
      <rect x="40" y="34" width="36" height="36" rx="8" fill={shape} />
      <rect x="86" y="45" width="36" height="36" rx="8" fill={light} />
      <path d={pips} fill="#1c140b" />
    </>
  ),
  hexagon: ({ shape, light }) => (
    <>
      <path
        d="M28 0l23 13v27L28 53 5 40V13zM80 0l23 13v27L80 53 57 40V13zM132 0l23 13v27l-23 13-23-13V13z"
        fill={shape}
        opacity=".7"
      />
      <path d="M106 46l23 13v27l-23 13-23-13V59z" fill={shape} />
      <path d="M54 46l23 13v27L54 99 31 86V59z" fill={light} />
    </>
  ),
  waves: ({ shape, light }) => (
    <>
      <path d="M0 30q20-16 40 0t40 0 40 0 40 0v80H0z" fill={shape} opacity=".4" />
      <path d="M0 54q20-16 40 0t40 0 40 0 40 0v56H0z" fill={shape} opacity=".7" />
      <path d="M0 80q20-16 40 0t40 0 40 0 40 0v30H0z" fill={shape} />
      <circle cx="128" cy="22" r="11" fill={light} />
    </>
  ),
  moon: ({ shape, light }) => (
    <>
      <path d="M98 17a38 38 0 100 76 44 44 0 010-76z" fill={light} />
      <path d="M0 88q24-18 48 0t48 0 64 0v22H0z" fill={shape} />
      <path d="M28 24h4v4h-4zM46 46h3v3h-3zM132 30h4v4h-4zM120 56h3v3h-3z" fill={light} />
    </>
  ),
  breakers: ({ shape, light }) => (
    <>
      <path
        d="M22 64h26v26H22zM52 64h26v26H52zM82 64h26v26H82zM112 64h26v26h-26zM22 34h26v26H22zM112 34h26v26h-26z"
        fill={shape}
      />
      <path d="M52 20h26v26H52zM82 6h26v26H82z" fill={light} />
      <path d="M0 94h160v16H0z" fill={shape} opacity=".45" />
    </>
  ),
  constellation: ({ shape, light }) => (
    <>
      <path d="M26 80l30-44 32 20 30-34 20 58" fill="none" stroke={shape} strokeWidth="3" />
      {[
        [26, 80],
        [56, 36],
        [88, 56],
        [118, 22],
        [138, 80],
      ].map(([x = 0, y = 0]) => (
        <path key={x} d={`M${x} ${y - 13}l4 9 9 4-9 4-4 9-4-9-9-4 9-4z`} fill={light} />
      ))}
    </>
  ),
  light: ({ shape, light }) => (
    <>
      <path d="M0 0h32v110H0zM128 0h32v110h-32z" fill={shape} opacity=".35" />
      <path d="M64 0h32v110H64z" fill={light} opacity=".3" />
      <path d="M32 0h32v110H32zM96 0h32v110H96z" fill={shape} opacity=".7" />
      <path d="M80 26l8 21 21 8-21 8-8 21-8-21-21-8 21-8z" fill={light} />
    </>
  ),
}

const patterns: readonly Draw[] = [
  ({ shape, light }) => (
    <>
      <path d="M0 110l52-64 42 50 22-26 44 40z" fill={shape} />
      <circle cx="122" cy="28" r="12" fill={light} />
    </>
  ),
  ({ shape, light }) => (
    <>
      <path d="M8 110a72 72 0 01144 0z" fill={shape} opacity=".5" />
      <path d="M34 110a46 46 0 0192 0z" fill={shape} />
      <path d="M58 110a22 22 0 0144 0z" fill={light} />
    </>
  ),
  ({ shape, light }) => (
    <>
      {[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map(turn => (
        <path key={turn} d="M80 55L70-45h20z" fill={shape} opacity=".7" transform={`rotate(${turn} 80 55)`} />
      ))}
      <circle cx="80" cy="55" r="17" fill={light} />
    </>
  ),
  ({ shape, light }) => (
    <>
      <path
        d="M0 0h40a40 40 0 01-40 40zM80 0h40a40 40 0 01-40 40zM40 40h40a40 40 0 01-40 40zM120 40h40a40 40 0 01-40 40zM0 80h40a40 40 0 01-40 40zM80 80h40a40 40 0 01-40 40z"
        fill={shape}
      />
      <circle cx="60" cy="20" r="12" fill={light} />
      <circle cx="20" cy="60" r="12" fill={light} />
      <circle cx="100" cy="60" r="12" fill={light} />
    </>
  ),
]
