import { isRed } from '#domain/minigames/kinds/cards.ts'
import { suitOfCard } from './suits.ts'

/** Size of a card in stage units; larger cards are scaled. */
export const CARD = { width: 52, height: 74 } as const

// Cards have the same colours in both themes; the edge separates them from a light table.
const PAPER = '#f6f8fb'
const EDGE = '#8592a5'
const BLACK = '#11151c'
const RED = '#c2303a'
const GREY = '#5c697d'

const ROUND = 5
/** Half a turn about the centre: a card looks the same from both ends. */
const TURNED = `rotate(180 ${CARD.width / 2} ${CARD.height / 2})`

/** Blank paper of a card. */
export const Paper = () => (
  <rect width={CARD.width} height={CARD.height} rx={ROUND} fill={PAPER} stroke={EDGE} strokeWidth={0.8} />
)

type CornerProps = { readonly rank: string; readonly path?: string; readonly transform?: string }

const Corner = ({ rank, path, transform }: CornerProps) => (
  <g transform={transform}>
    <text
      x={11.5}
      y={18}
      textAnchor="middle"
      fontSize={17}
      textLength={rank.length > 1 ? 17 : undefined}
      lengthAdjust="spacingAndGlyphs"
      className="font-extrabold"
    >
      {rank}
    </text>
    {path && <path d={path} transform="translate(7 21.5) scale(.45)" />}
  </g>
)

/** The face of a card in draw notation (`10H`). */
export function CardFace({ card }: { readonly card: string }) {
  const { path } = suitOfCard(card)
  const rank = card.slice(0, -1)
  return (
    <g fill={isRed(card) ? RED : BLACK} data-face={card}>
      <Paper />
      <Corner rank={rank} path={path} />
      <path d={path} transform="translate(15 26) scale(1.1)" />
      <Corner rank={rank} path={path} transform={TURNED} />
    </g>
  )
}

/** The face of a card without a suit, with rank and colour only; the seven of high-low has no colour. */
export const RankFace = ({
  rank,
  colour,
}: {
  readonly rank: string
  readonly colour: 'red' | 'black' | null
}) => (
  <g fill={colour === null ? GREY : colour === 'red' ? RED : BLACK} data-face={rank}>
    <Paper />
    <Corner rank={rank} />
    <circle
      cx={CARD.width / 2}
      cy={CARD.height / 2}
      r={9}
      fill={colour === null ? 'none' : undefined}
      stroke={colour === null ? GREY : undefined}
      strokeWidth={2}
    />
    <Corner rank={rank} transform={TURNED} />
  </g>
)

/** Outline where a card will lie. */
export const Slot = ({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) => (
  <rect
    x={x}
    y={y}
    width={CARD.width * scale}
    height={CARD.height * scale}
    rx={ROUND * scale}
    fill="none"
    strokeDasharray="3 4"
    className="stroke-line"
  />
)

/** The back of a card. */
export const CardBack = () => (
  <g>
    <rect width={CARD.width} height={CARD.height} rx={ROUND} fill="#2b3644" stroke={EDGE} strokeWidth={0.8} />
    <rect x={4.5} y={4.5} width={43} height={65} rx={2.5} fill="none" stroke={GREY} strokeWidth={0.8} />
    <path
      d="M4.5 15.3 26 4.5 47.5 15.3M4.5 37 26 26.2 47.5 37M4.5 58.7 26 47.9 47.5 58.7M4.5 15.3 26 26.2 47.5 15.3M4.5 37 26 47.9 47.5 37M4.5 58.7 26 69.5 47.5 58.7"
      fill="none"
      stroke={GREY}
      strokeWidth={0.6}
    />
  </g>
)

/** The remaining deck. */
export const Deck = ({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <rect x={7} y={-7} width={CARD.width} height={CARD.height} rx={ROUND} fill="#1c2531" stroke={GREY} />
    <rect x={3.5} y={-3.5} width={CARD.width} height={CARD.height} rx={ROUND} fill="#232d3a" stroke={GREY} />
    <CardBack />
  </g>
)
