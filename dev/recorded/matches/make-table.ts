import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { RecordedMatch } from '#server/providers/replay/recorded-match.ts'
import { writeRecordedTable } from '#server/providers/replay/recorded-table.ts'
import { importFolder } from '#server/providers/replay/sources/import-folder.ts'
import { listLeagues } from '#server/providers/replay/sources/leagues.ts'
import { NO_KOREAN_NAMES } from '#server/providers/replay/sources/participant-names.ts'
import { readTable } from '#server/providers/replay/sources/source-row.ts'
import { readHarvestedMatches, readVolleyballMatch } from './single-matches.ts'

/**
 * Makes the small table of facts that ships with the project: `node dev/recorded/matches/make-table.ts FOLDER`, where
 * FOLDER contains the public files (docs/data-origin.md). The same folder gives the same table.
 */

/** Number of matches that are taken from a league, spread evenly over its seasons. */
const QUOTAS: Readonly<Record<string, number>> = {
  E0: 420,
  E1: 230,
  E2: 80,
  SP1: 360,
  D1: 140,
  I1: 360,
  F1: 300,
  N1: 230,
  P1: 190,
  T1: 140,
  NBA: 310,
  NHL: 250,
  MLB: 220,
  NFL: 140,
  KBO: 10,
}

const REMARK = `Facts of our own making: who, when (UTC), the score by period code, average prices in hundredths
(opening/closing; one number where they are equal or only one moment is on record).
Made by dev/recorded/matches/make-table.ts; the origin of every fact is told in docs/data-origin.md.`

const USUAL_ORDER = (a: RecordedMatch, b: RecordedMatch) => a.kickOff - b.kickOff || (a.key < b.key ? -1 : 1)

/** Takes this many matches, spread evenly over the list. Matches with all markets of the league come first. */
function sample(matches: readonly RecordedMatch[], wanted: number): readonly RecordedMatch[] {
  const most = matches.reduce((best, match) => Math.max(best, match.markets.length), 0)
  const whole = matches.filter(match => match.markets.length === most && isSingleGame(match))
  const step = Math.max(1, whole.length / wanted)
  const count = Math.min(wanted, whole.length)
  return Array.from({ length: count }, (_, index) => whole[Math.floor(index * step)]).filter(
    match => match !== undefined,
  )
}

/** The key of a double header's second game has one more part. */
const isSingleGame = (match: RecordedMatch): boolean => match.key.split('|').length === 4

async function writeTable(name: string, matches: readonly RecordedMatch[]): Promise<void> {
  const origins = [...new Set(matches.map(match => match.origin))].join('; ')
  const text = writeRecordedTable(matches, `${REMARK}\norigin: ${origins}`)
  await writeFile(path.join(import.meta.dirname, `${name}.tsv`), text)
  console.log(`${name}.tsv: ${matches.length} matches, ${text.length} characters`)
}

/** Writes the team names of the leagues that the importers read, with their Korean names. */
async function writeKoreanNames(folder: string): Promise<void> {
  const codes = new Map([
    ['J리그', 'J1'],
    ['중국 슈퍼리그', 'CN1'],
    ['기타', 'PTVW'],
  ])
  const known = new Set(listLeagues().map(league => league.code))
  const rows = readTable(await readFile(path.join(folder, 'korean-teams.tsv'), 'utf8'), {
    delimiter: '\t',
  }).rows
  const lines = rows.flatMap(row => {
    const code = codes.get(row.cell('league')) ?? row.cell('league')
    return known.has(code) ? [`${code}\t${row.cell('name_en')}\t${row.cell('name_ko')}`] : []
  })
  const text = [
    '# Korean names of teams, as the Korean press writes them.',
    'league\tname\tkoreanName',
    ...lines,
    ...PEOPLE,
  ]
  await writeFile(path.join(import.meta.dirname, 'korean-names.tsv'), `${text.join('\n')}\n`)
  console.log(`korean-names.tsv: ${lines.length + PEOPLE.length} names`)
}

/** Names that the list of teams lacks: players and one handball pair. */
const PEOPLE = [
  'AO\tDjokovic N.\t노박 조코비치',
  'AO\tLehecka J.\t이르지 레헤치카',
  'AO\tSinner J.\t야니크 시너',
  'AO\tHumbert U.\t위고 움베르',
  'AO\tZverev A.\t알렉산더 츠베레프',
  'HBL\tSC Magdeburg\tSC 마그데부르크',
  'HBL\tHamburg\tHSV 함부르크',
]

const folder = process.argv[2]
if (!folder) throw new Error('usage: node dev/recorded/matches/make-table.ts FOLDER')
const { matches } = await importFolder(folder, NO_KOREAN_NAMES)
const priced = matches.filter(match => match.markets.length > 0).toSorted(USUAL_ORDER)
const chosen = (code: string) =>
  sample(
    priced.filter(match => match.league.code === code),
    QUOTAS[code] ?? 0,
  )
const footballCodes = Object.keys(QUOTAS).filter(code => /^[A-Z]{1,2}\d$/.test(code))
await writeTable('football', footballCodes.flatMap(chosen))
await writeTable('basketball-nba', chosen('NBA'))
await writeTable('ice-hockey-nhl', chosen('NHL'))
await writeTable('american-football-nfl', chosen('NFL'))
await writeTable('baseball-mlb', chosen('MLB'))
await writeTable('baseball-kbo', chosen('KBO'))
const harvested = [...new Map((await readHarvestedMatches(folder)).map(match => [match.key, match])).values()]
await writeTable(
  'handball',
  harvested.filter(match => match.league.code === 'HBL'),
)
await writeTable('tennis', harvested.filter(match => match.league.code === 'AO').toSorted(USUAL_ORDER))
await writeTable('volleyball', [await readVolleyballMatch(folder)])
await writeKoreanNames(folder)
