import { instant } from '#domain/instant.ts'
import { type Line, line as lineOf } from '#domain/line.ts'
import { type Odds, odds } from '#domain/odds.ts'
import type { ImportedFile, RecordedMarket, RecordedScore } from './recorded-match.ts'
import { HANDICAP, recordMarket, recordMatch, recordUnderOnlyTotal, UNDER_OVER } from './recording.ts'
import { findLeague } from './sources/leagues.ts'
import { findNameFault, type KoreanNames } from './sources/participant-names.ts'
import { importRows, type RowReading, readTable, type SourceRow } from './sources/source-row.ts'
import { isHandicapOf, isTotalOf } from './sources/source-value.ts'

/**
 * The project's own table of recorded facts: tab separated, one match per row, prices in hundredths. The header names
 * the columns: `10` the score of that period code, `1=X` the prices of pick X of market type 1 (`343/328` opening and
 * closing, `343` if equal), `3.line` its line in hundredths.
 */
export const isRecordedTableText = (text: string): boolean => /^league\tutc\thome\taway\t/m.test(text)

interface Columns {
  readonly scores: readonly number[]
  readonly markets: readonly { readonly marketTypeId: number; readonly picks: readonly string[] }[]
}

/** Reads a table; the comment `# origin: …` above the header names the source of the facts. */
export function importRecordedTable(file: string, text: string, names: KoreanNames): ImportedFile {
  const origin = /^# origin: (.+)$/m.exec(text)?.[1] ?? file
  const table = readTable(text, { delimiter: '\t', comment: '#' })
  const columns = readColumns(table.columns)
  return importRows(file, table.rows, row => readMatch(row, columns, origin, names))
}

function readColumns(header: readonly string[]): Columns {
  const prices = header.flatMap(column => {
    const [type, pick] = column.split('=')
    return pick === undefined ? [] : [{ marketTypeId: Number(type), pick }]
  })
  const marketTypeIds = [...new Set(prices.map(price => price.marketTypeId))]
  return {
    scores: header.filter(column => /^\d+$/.test(column)).map(Number),
    markets: marketTypeIds.map(marketTypeId => ({
      marketTypeId,
      picks: prices.filter(price => price.marketTypeId === marketTypeId).map(price => price.pick),
    })),
  }
}

function readMatch(row: SourceRow, columns: Columns, origin: string, names: KoreanNames): RowReading {
  const league = findLeague(row.cell('league'))
  if (!league) return { why: `unknown league "${row.cell('league')}"` }
  const [home, away, utc] = [row.cell('home'), row.cell('away'), row.cell('utc')]
  const startsAt = Date.parse(`${utc.replace(' ', 'T')}${utc.includes(' ') ? 'Z' : ''}`)
  const nameFault = findNameFault(home, away)
  if (nameFault) return { why: nameFault }
  if (Number.isNaN(startsAt)) return { why: `bad date "${utc}"` }
  const scores = columns.scores.flatMap(code => readScoreCell(code, row.cell(String(code))) ?? [])
  if (scores.length === 0) return { why: 'no score' }
  const total = row.cell(`${UNDER_OVER}.line`)
  if (total && !isTotalOf(league.sportId, readLineCell(total))) return { why: `nonsense total "${total}"` }
  const handicap = row.cell(`${HANDICAP}.line`)
  if (handicap && !isHandicapOf(league.sportId, readLineCell(handicap)))
    return { why: `nonsense handicap "${handicap}"` }
  return recordMatch(names, {
    origin: row.cell('origin') || origin,
    league,
    home,
    away,
    kickOff: instant(startsAt),
    kickOffKnownTo: utc.includes(' ') ? 'minute' : 'day',
    markets: columns.markets.map(market => readMarket(row, market.marketTypeId, market.picks)),
    scores,
  })
}

function readScoreCell(code: number, cell: string): RecordedScore | undefined {
  const match = /^(\d+)-(\d+)$/.exec(cell)
  return match ? { code, home: Number(match[1]), away: Number(match[2]) } : undefined
}

function readMarket(
  row: SourceRow,
  marketTypeId: number,
  picks: readonly string[],
): RecordedMarket | undefined {
  const line = readLineCell(row.cell(`${marketTypeId}.line`))
  const prices = picks.map(pick => ({ pick, ...readPriceCell(row.cell(`${marketTypeId}=${pick}`)) }))
  const [only] = prices
  if (prices.length === 1 && only) return recordUnderOnlyTotal(line, only.opening, only.closing)
  return recordMarket(marketTypeId, line, prices)
}

const readLineCell = (cell: string): Line | undefined =>
  /^-?\d+$/.test(cell) && Number(cell) % 25 === 0 ? lineOf(Number(cell)) : undefined

function readPriceCell(cell: string): { opening: Odds | undefined; closing: Odds | undefined } {
  const match = /^(\d{3,6})(?:\/(\d{3,6}))?$/.exec(cell)
  if (!match) return { opening: undefined, closing: undefined }
  const opening = odds(Number(match[1]))
  return { opening, closing: match[2] === undefined ? opening : odds(Number(match[2])) }
}

const PICK_ORDER = ['1', 'X', '2', 'Over', 'Under']

/** Writes matches as such a table. Reading it returns the same matches. */
export function writeRecordedTable(
  matches: readonly ImportedFile['matches'][number][],
  remarks: string,
): string {
  const codes = [...new Set(matches.flatMap(match => match.scores.map(score => score.code)))]
  const types = [...new Set(matches.flatMap(match => match.markets.map(market => market.marketTypeId)))]
  const scoreColumns = codes.filter(code => code !== 20).toSorted((a, b) => a - b)
  const marketColumns = types.toSorted((a, b) => a - b).map(type => describeMarket(matches, type))
  const header = ['league', 'utc', 'home', 'away', ...scoreColumns.map(String)]
  const marketHeader = marketColumns.flatMap(({ type, hasLine, picks }) => [
    ...(hasLine ? [`${type}.line`] : []),
    ...picks.map(pick => `${type}=${pick}`),
  ])
  const rows = matches.map(match => [
    match.league.code,
    writeUtc(match.kickOff, match.kickOffKnownTo),
    match.home.name,
    match.away.name,
    ...scoreColumns.map(code => writeScore(match.scores.find(score => score.code === code))),
    ...marketColumns.flatMap(column => writeMarket(match.markets, column)),
  ])
  const lines = [[...header, ...marketHeader], ...rows].map(cells => cells.join('\t'))
  return `${remarks.trim().replace(/^/gm, '# ')}\n${lines.join('\n')}\n`
}

interface MarketColumns {
  readonly type: number
  readonly hasLine: boolean
  readonly picks: readonly string[]
}

function describeMarket(matches: ImportedFile['matches'], type: number): MarketColumns {
  const markets = matches.flatMap(match => match.markets.filter(market => market.marketTypeId === type))
  const isDerived = markets.some(market => market.derived)
  const picks = PICK_ORDER.filter(pick => markets[0]?.outcomes.some(outcome => outcome.pick === pick))
  return {
    type,
    hasLine: markets.some(market => market.line !== undefined),
    // The second price of a derived total is not a fact, so it is not written.
    picks: isDerived ? picks.filter(pick => pick === 'Under') : picks,
  }
}

function writeMarket(markets: readonly RecordedMarket[], column: MarketColumns): readonly string[] {
  const market = markets.find(candidate => candidate.marketTypeId === column.type)
  const prices = column.picks.map(pick => {
    const outcome = market?.outcomes.find(candidate => candidate.pick === pick)
    if (!outcome) return ''
    const { opening, closing } = outcome
    return opening === closing ? String(closing) : `${opening}/${closing}`
  })
  return [...(column.hasLine ? [String(market?.line ?? '')] : []), ...prices]
}

const writeScore = (score: RecordedScore | undefined): string => (score ? `${score.home}-${score.away}` : '')

function writeUtc(kickOff: number, knownTo: 'minute' | 'day'): string {
  const iso = new Date(kickOff).toISOString()
  return knownTo === 'day' ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${iso.slice(11, 16)}`
}
