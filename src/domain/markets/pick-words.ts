import type { Side } from './market-rule.ts'

/** Makes a parser for the feed's pick names (handbook 1.13); undefined for an unknown name. */
const reader =
  <T>(words: Readonly<Record<string, T>>) =>
  (pick: string): T | undefined => {
    const word = pick.trim().toLowerCase().replace(/\s+/g, ' ')
    return Object.hasOwn(words, word) ? words[word] : undefined
  }

const sides = { '1': 'home', home: 'home', '2': 'away', away: 'away' } as const
const levels = { x: 'level', draw: 'level', tie: 'level' } as const
const nobody = { 'no goal': 'none', none: 'none', neither: 'none', no: 'none', x: 'none' } as const

export const readSide = reader<Side>(sides)
export const readWinner = reader<Side | 'level'>({ ...sides, ...levels })
export const readSideOrNone = reader<Side | 'none'>({ ...sides, ...nobody })
export const readOverUnder = reader<'over' | 'under' | 'exactly'>({
  over: 'over',
  under: 'under',
  exactly: 'exactly',
  exact: 'exactly',
})
export const readOddEven = reader<'odd' | 'even'>({ odd: 'odd', even: 'even' })
export const readYesNo = reader<boolean>({ yes: true, no: false, goal: true, 'no goal': false })

/** Parses "1X", "12", "X2" as the two results that it covers. */
export const readDoubleChance = reader<readonly [Side | 'level', Side | 'level']>({
  '1x': ['home', 'level'],
  x1: ['home', 'level'],
  '12': ['home', 'away'],
  '21': ['home', 'away'],
  x2: ['level', 'away'],
  '2x': ['level', 'away'],
})

/** Parses the first half, the second half, or equal. */
export const readHalf = reader<1 | 2 | 'level'>({
  ...levels,
  equal: 'level',
  '1': 1,
  '1st half': 1,
  'first half': 1,
  '1st period': 1,
  '2': 2,
  '2nd half': 2,
  'second half': 2,
  '2nd period': 2,
})

/**
 * Parses "3", "3rd Period", "3rd Quarter" as the number of a period; "Draw" and "Equal" mean several
 * periods are equal.
 */
export function readPart(pick: string): number | 'level' | undefined {
  const word = pick.trim().toLowerCase()
  if (['x', 'draw', 'tie', 'equal'].includes(word)) return 'level'
  const match = /^(\d{1,2})(?:st|nd|rd|th)?(?: (?:period|quarter|set|inning|half|map))?$/.exec(word)
  return match ? Number(match[1]) : undefined
}

/** Parses "2-1" or "2:1", home first. */
export function readScore(pick: string): { readonly home: number; readonly away: number } | undefined {
  const match = /^(\d{1,3})\s*[-:]\s*(\d{1,3})$/.exec(pick.trim())
  return match ? { home: Number(match[1]), away: Number(match[2]) } : undefined
}

export const isAnyOtherScore = (pick: string): boolean =>
  /^(any )?(other|others|other score|unquoted)$/i.test(pick.trim())

export type NumberRange = { readonly min: number; readonly max: number }

/** Parses "3", "2-3", "7+", "7 or more", "No Goal" as a range. */
export function readRange(pick: string): NumberRange | undefined {
  const word = pick
    .trim()
    .toLowerCase()
    .replace(/\s*goals?$/, '')
  if (['no', 'none', 'no goal'].includes(word)) return { min: 0, max: 0 }
  const least = /^(\d{1,3})\s*(?:\+|or more|and over)$/.exec(word)
  if (least) return { min: Number(least[1]), max: Number.POSITIVE_INFINITY }
  const match = /^(\d{1,3})(?:\s*-\s*(\d{1,3}))?$/.exec(word)
  if (!match) return undefined
  const [min, max] = [Number(match[1]), Number(match[2] ?? match[1])]
  return min <= max ? { min, max } : undefined
}

/** Parses "1 By 2", "Home by 3+", "2 1-5", "Draw": the winner and the margin. */
export function readMargin(
  pick: string,
): { readonly winner: Side | 'level'; readonly by: NumberRange } | undefined {
  const level = readWinner(pick)
  if (level === 'level') return { winner: 'level', by: { min: 0, max: 0 } }
  const match = /^(1|2|home|away)(?: by | )(.+)$/i.exec(pick.trim())
  const winner = match && readSide(match[1] ?? '')
  const by = match && readRange(match[2] ?? '')
  return winner && by && by.min > 0 ? { winner, by } : undefined
}

/** Parses "1/X": the winner of the first half and of the whole match. */
export function readHalfFull(
  pick: string,
): readonly [half: Side | 'level', full: Side | 'level'] | undefined {
  const [first, second, ...rest] = pick.split(/\s*[/-]\s*/)
  const [half, full] = [readWinner(first ?? ''), readWinner(second ?? '')]
  return half && full && rest.length === 0 ? [half, full] : undefined
}

/** Splits "1/Over", "X And Under", "1X & Yes" into the picks of a combined market. */
export function splitPick(pick: string): readonly [string, string] | undefined {
  const match = /^(\S+?)(?:\s*[/&+-]\s*|\s+and\s+|\s+)(\S+)$/i.exec(pick.trim())
  return match ? [match[1] ?? '', match[2] ?? ''] : undefined
}
