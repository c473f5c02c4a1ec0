import { importBaseballLines, isBaseballLinesHeader } from '../prices/baseball-lines.ts'
import type { ImportedFile, RecordedMatch, RejectedRow } from '../recorded-match.ts'
import { importRecordedTable, isRecordedTableText } from '../recorded-table.ts'
import { importAmericanMoneylines, isAmericanMoneylineHeader } from './american-moneylines.ts'
import {
  importAllSeasons,
  importFootballData,
  isAllSeasonsHeader,
  isFootballDataHeader,
} from './football-data.ts'
import { importKboOdds, isKboOddsText, type KboOdds } from './kbo-odds.ts'
import { importKboResults, isKboResultsHeader } from './kbo-results.ts'
import { importOpenfootball, isOpenfootballText } from './openfootball.ts'
import type { KoreanNames } from './participant-names.ts'

/** Content of a folder of public files. */
export interface ImportedFolder {
  readonly matches: readonly RecordedMatch[]
  readonly rejected: readonly RejectedRow[]
  /** Files in unknown formats, which are ignored. */
  readonly unknownFiles: readonly string[]
  readonly countByFile: ReadonlyMap<string, number>
}

export interface SourceFile {
  readonly name: string
  readonly text: string
}

/** Imports the files of a folder. Price lists first, so that results can use them. */
export function importFiles(files: readonly SourceFile[], names: KoreanNames): ImportedFolder {
  const rejected: RejectedRow[] = []
  const kboOdds = new Map<string, readonly RecordedMatch['markets'][number][]>()
  const priceLists = files.filter(file => isKboOddsText(file.text))
  for (const file of priceLists) {
    const read = importKboOdds(file.name, file.text)
    for (const [key, markets] of read.odds) kboOdds.set(key, markets)
    rejected.push(...read.rejected)
  }
  const lists: (readonly RecordedMatch[])[] = []
  const unknownFiles: string[] = []
  const countByFile = new Map<string, number>()
  for (const file of files.filter(candidate => !priceLists.includes(candidate))) {
    const imported = importFile(file, kboOdds, names)
    if (!imported) unknownFiles.push(file.name)
    else {
      lists.push(imported.matches)
      rejected.push(...imported.rejected)
      countByFile.set(file.name, imported.matches.length)
    }
  }
  return { matches: mergeMatches(lists), rejected, unknownFiles, countByFile }
}

function importFile(file: SourceFile, kboOdds: KboOdds, names: KoreanNames): ImportedFile | undefined {
  const { name, text } = file
  if (isRecordedTableText(text)) return importRecordedTable(name, text, names)
  const firstLine = text.slice(0, text.indexOf('\n') + 1 || text.length)
  const columns = firstLine.split(',').map(column => column.trim().replace(/^"|"$/g, ''))
  if (isFootballDataHeader(columns)) return importFootballData(name, text, names)
  if (isAllSeasonsHeader(columns)) return importAllSeasons(name, text, names)
  if (isAmericanMoneylineHeader(columns)) return importAmericanMoneylines(name, text, names)
  if (isBaseballLinesHeader(columns)) return importBaseballLines(name, text, names)
  if (isKboResultsHeader(columns)) return importKboResults(name, text, kboOdds, names)
  if (isOpenfootballText(text)) return importOpenfootball(name, text, names)
  return undefined
}

/** Keeps one record per match: the one with more markets, or the later one if equal. */
export function mergeMatches(lists: readonly (readonly RecordedMatch[])[]): readonly RecordedMatch[] {
  const merged = new Map<string, RecordedMatch>()
  for (const match of lists.flat()) {
    const known = merged.get(match.key)
    if (!known || known.markets.length <= match.markets.length) merged.set(match.key, match)
  }
  return [...merged.values()]
}
