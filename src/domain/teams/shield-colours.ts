/** Colours of team shields by their letter in the table of clubs. */
export const SHIELD_COLOURS = {
  w: '#f4f6fa',
  k: '#15181f',
  e: '#8d95a3',
  r: '#cf1f2e',
  R: '#8c1022',
  m: '#6b1c3a',
  o: '#f2682a',
  y: '#ffd21f',
  a: '#e8a91c',
  g: '#12833f',
  G: '#0d4a33',
  t: '#0c8087',
  s: '#6caddf',
  b: '#1363c4',
  B: '#17408f',
  n: '#13224c',
  p: '#5b2d8c',
  h: '#5a3a20',
} as const

export type ShieldColour = keyof typeof SHIELD_COLOURS

const isColour = (letter: string): letter is ShieldColour => letter in SHIELD_COLOURS

/** The colour of a letter; white for an unknown one. */
export const colourOf = (letter: string): ShieldColour => (isColour(letter) ? letter : 'w')

/** Colour pairs for teams without known colours. */
export const USUAL_PAIRS: readonly (readonly [ShieldColour, ShieldColour])[] = [
  ['r', 'w'],
  ['b', 'w'],
  ['n', 'y'],
  ['g', 'w'],
  ['k', 'y'],
  ['B', 'r'],
  ['R', 's'],
  ['p', 'w'],
  ['t', 'n'],
  ['o', 'k'],
  ['s', 'n'],
  ['y', 'b'],
  ['G', 'y'],
  ['w', 'r'],
  ['n', 'o'],
  ['m', 's'],
  ['r', 'k'],
  ['b', 'y'],
  ['w', 'B'],
  ['g', 'k'],
  ['a', 'R'],
  ['e', 'n'],
  ['p', 'a'],
  ['h', 'a'],
]

const channel = (hex: string): number => {
  const part = Number.parseInt(hex, 16) / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** Relative luminance of a colour, 0 to 1, as defined by WCAG. */
function luminance(hex: string): number {
  return (
    0.2126 * channel(hex.slice(1, 3)) + 0.7152 * channel(hex.slice(3, 5)) + 0.0722 * channel(hex.slice(5, 7))
  )
}

const WHITE = '#ffffff'
const BLACK = '#000000'

/** Black or white, whichever has the higher contrast: at least 4.5 to 1 on any colour. */
export const inkOn = (hex: string): string =>
  1.05 / (luminance(hex) + 0.05) >= (luminance(hex) + 0.05) / 0.05 ? WHITE : BLACK

/** Distance of two colours, 0 to about 3, by channel and weighted for human vision. */
export function colourDistance(a: ShieldColour, b: ShieldColour): number {
  const [one, other] = [SHIELD_COLOURS[a], SHIELD_COLOURS[b]]
  const weights = [0.9, 1.4, 0.7]
  return weights.reduce((sum, weight, index) => {
    const at = 1 + 2 * index
    const read = (hex: string) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return sum + weight * Math.abs(read(one) - read(other))
  }, 0)
}
