// Cups are dark in both themes, like the backs of cards.
const SKIN = '#232d3a'
const RIM = '#5c697d'
const GLOSS = '#39475a'

type CupProps = {
  readonly x: number
  readonly y: number
  /** Degrees of tilt to the right. */
  readonly lean: number
  readonly scale?: number
}

/** A cup from which a die is thrown, upright and open; it tilts about the centre of its foot. */
export const Cup = ({ x, y, lean, scale = 1 }: CupProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale}) rotate(${lean})`}>
    <path d="M-25 -62 -20 -6C-19 3 19 3 20 -6L25 -62z" fill={SKIN} stroke={RIM} strokeWidth={1.2} />
    <path d="M-17 -52-14 -10" stroke={GLOSS} strokeWidth={4} strokeLinecap="round" fill="none" />
    <path d="M-23.2 -42C-14 -36 14 -36 23.2 -42" stroke={RIM} strokeWidth={1} fill="none" />
    <ellipse cy={-62} rx={25} ry={8} fill="#11161e" stroke={RIM} strokeWidth={1.2} />
  </g>
)

type DomeProps = { readonly x: number; readonly y: number; readonly lean: number }

/** The cup under which three dice are shaken. */
export const Dome = ({ x, y, lean }: DomeProps) => (
  <g transform={`translate(${x} ${y}) rotate(${lean})`}>
    <path
      d="M-116 22C-116 -38 -92 -62 0 -62S116 -38 116 22C116 38 -116 38 -116 22z"
      fill={SKIN}
      stroke={RIM}
      strokeWidth={1.2}
    />
    <path d="M-115.5 13C-110 29 110 29 115.5 13" fill="none" stroke={RIM} strokeWidth={1} />
    <path
      d="M-94 -2C-92 -30 -70 -45 -34 -50"
      fill="none"
      stroke={GLOSS}
      strokeWidth={5}
      strokeLinecap="round"
    />
    <ellipse cy={-64} rx={12} ry={6.5} fill={SKIN} stroke={RIM} strokeWidth={1.2} />
  </g>
)
