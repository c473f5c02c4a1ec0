import type { SportId } from '../ids.ts'
import { formatLine, type Line, parseLine } from '../line.ts'
import type { MainKind } from '../markets/page-markets.ts'
import type { Odds } from '../odds.ts'
import type { OwnCells, OwnColumn } from './own-columns.ts'
import type { OwnFault, OwnNote } from './own-faults.ko.ts'
import { hasDraw, OWN_MARKET_LINES_MAX, type OwnMarket, ownTypeId } from './own-match.ts'
import { bookOf, bookText, FAIR_BOOK, LONG_BOOK, readPrice } from './own-prices.ts'

/** A line about a match: its first line, or one that adds to it. */
export type OwnLine = { readonly line: number; readonly cells: OwnCells }

type Found = {
  readonly markets: OwnMarket[]
  readonly faults: OwnFault[]
  readonly notes: OwnNote[]
}

type Pick = { readonly column: OwnColumn; readonly pick: string }

const HANDICAP: readonly Pick[] = [
  { column: 'handicapHome', pick: '1' },
  { column: 'handicapAway', pick: '2' },
]
const TOTAL: readonly Pick[] = [
  { column: 'over', pick: 'Over' },
  { column: 'under', pick: 'Under' },
]
const winnerPicks = (sportId: SportId): readonly Pick[] => [
  { column: 'homeWin', pick: '1' },
  ...(hasDraw(sportId) ? [{ column: 'draw', pick: 'X' } as const] : []),
  { column: 'awayWin', pick: '2' },
]

/** Parses the markets of a match line by line. Returns all errors, so that they can be fixed at once. */
export function readOwnMarkets(sportId: SportId, lines: readonly OwnLine[]): Found {
  const found: Found = { markets: [], faults: [], notes: [] }
  const [first] = lines
  for (const line of lines) {
    if (line === first) readWinner(found, sportId, line)
    else if (line.cells.homeWin || line.cells.draw || line.cells.awayWin)
      found.faults.push({ line: line.line, code: 'WINNER_TWICE' })
    readLined(found, 'handicap', sportId, line)
    readLined(found, 'total', sportId, line)
  }
  if (first && found.markets.length === 0 && found.faults.length === 0)
    found.faults.push({ line: first.line, code: 'NO_MARKETS' })
  return found
}

function readWinner(found: Found, sportId: SportId, { line, cells }: OwnLine): void {
  if (!cells.homeWin && !cells.draw && !cells.awayWin) return
  if ((cells.draw !== '') !== hasDraw(sportId)) {
    const code = hasDraw(sportId) ? 'DRAW_NEEDED' : 'DRAW_UNKNOWN'
    found.faults.push({ line, column: 'draw', code })
    return
  }
  addMarket(found, 'winner', sportId, null, { line, cells }, winnerPicks(sportId))
}

function readLined(found: Found, kind: 'handicap' | 'total', sportId: SportId, said: OwnLine): void {
  const picks = kind === 'handicap' ? HANDICAP : TOTAL
  const { line, cells } = said
  const text = cells[kind]
  if (text === '' && picks.every(({ column }) => cells[column] === '')) return
  if (text === '') {
    found.faults.push({ line, column: kind, code: 'LINE_MISSING' })
    return
  }
  const at = readLine(kind, text)
  if (at === undefined) {
    found.faults.push({ line, column: kind, code: 'LINE_FORM', value: text })
    return
  }
  const known = found.markets.filter(market => market.kind === kind)
  if (known.some(market => market.line === at))
    found.faults.push({ line, column: kind, code: 'LINE_TWICE', value: formatLine(at) })
  else if (known.length >= OWN_MARKET_LINES_MAX)
    found.faults.push({ line, column: kind, code: 'LINES_MANY', value: String(OWN_MARKET_LINES_MAX) })
  else addMarket(found, kind, sportId, at, said, picks)
}

/** A total is above zero, and a line has at most three digits before the point. */
function readLine(kind: 'handicap' | 'total', text: string): Line | undefined {
  const at = /^[+-]?\d{1,3}(\.\d{1,2})?$/.test(text) ? parseLine(text) : undefined
  return at === undefined || (kind === 'total' && at <= 0) ? undefined : at
}

function addMarket(
  { markets, faults, notes }: Found,
  kind: MainKind,
  sportId: SportId,
  at: Line | null,
  { line, cells }: OwnLine,
  picks: readonly Pick[],
): void {
  const prices: { pick: string; odds: Odds }[] = []
  for (const { column, pick } of picks) {
    const price = readPrice(cells[column])
    if (typeof price === 'string') faults.push({ line, column, code: price, value: cells[column] })
    else prices.push({ pick, odds: price })
  }
  if (prices.length < picks.length) return
  const book = bookOf(prices.map(price => price.odds))
  const column = picks[0]?.column
  if (book < FAIR_BOOK) faults.push({ line, column, code: 'BOOK_SHORT', value: bookText(book) })
  if (book > LONG_BOOK) notes.push({ line, code: 'BOOK_LONG', value: bookText(book) })
  const main = markets.every(market => market.kind !== kind)
  markets.push({ kind, typeId: ownTypeId(kind, sportId), line: at, main, prices })
}
