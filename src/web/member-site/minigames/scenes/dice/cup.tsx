// Cups are dark by day and by night, as the backs of cards are.
const SKIN = '#232d3a'
const RIM = '#5c697d'
const GLOSS = '#39475a'

type CupProps = {
  readonly x: number
  readonly y: number
  /** Degrees by which it leans to the right. */
  readonly lean: number
  readonly scale?: number
}

/** A cup that a die is thrown from. It stands upright and open; it leans about the middle of its foot. */
export const Cup = ({ x, y, lean, scale = 1 }: CupProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale}) rotate(${lean})`}>
    <path d="M-25 -62 -20 -6C-19 3 19 3 20 -6L25 -62z" fill={SKIN} stroke={RIM} strokeWidth={1.2} />
    <path d="M-17 -52-14 -10" stroke={GLOSS} strokeWidth={4} strokeLinecap="round" fill="none" />
    <path d="M-23.2 -42C-14 -36 14 -36 23.2 -42" stroke={RIM} strokeWidth={1} fill="none" />
    <ellipse cy={-62} rx={25} ry={8} fill="#11161e" stroke={RIM} strokeWidth={1.2} />
  </g>
)

type DomeProps = { readonly x: number; readonly y: number; readonly lean: number }

/** The cup that three dice are shaken under. */
export const Dome = ({ x, y, lean }: DomeProps) => (
  <g transform={`translate(${x} ${y}) rotate(${lean})`}>
    <path
      d="M-118 20C-118 -40 -72 -74 0 -74S118 -40 118 20C118 38 -118 38 -118 20z"
      fill={SKIN}
      stroke={RIM}
      strokeWidth={1.2}
    />
    <path d="M-118 20C-112 40 112 40 118 20" fill="none" stroke={RIM} strokeWidth={1} transform="translate(0 -9)" />
    <path d="M-92 -6C-84 -38 -58 -56 -26 -61" fill="none" stroke={GLOSS} strokeWidth={6} strokeLinecap="round" />
    <ellipse cy={-78} rx={13} ry={8} fill={SKIN} stroke={RIM} strokeWidth={1.2} />
  </g>
)
