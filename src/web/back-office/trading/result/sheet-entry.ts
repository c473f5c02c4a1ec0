import type { ResultIncidents } from '#domain/grading/result-incidents.ts'
import { endFlawText, sheetFlawText } from '#domain/grading/sheet-check.ko.ts'
import { checkSheet } from '#domain/grading/sheet-check.ts'
import type { SportId } from '#domain/ids.ts'

/** The texts of the fields: two per period, by its code. */
export type SheetEntry = Readonly<Record<string, readonly [home: string, away: string]>>

/** As sent: home is null in an inning in which it did not bat. */
type EnteredSheet = Record<string, [home: number | null, away: number]>

type Told = {
  readonly code: number
  readonly home: number | null
  readonly away: number
}

const written = (points: number | null): string => (points === null ? 'x' : String(points))

/** The fields filled from the current score, or from the result to correct. */
export const entryOf = (told: readonly Told[]): SheetEntry =>
  Object.fromEntries(told.map(({ code, home, away }) => [code, [written(home), written(away)]]))

/** Changes one field: digits, or x for a half inning that was not played. */
export function withPoints(entry: SheetEntry, code: number, side: 0 | 1, text: string): SheetEntry {
  const points = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\dx]/g, '')
    .slice(0, 4)
  const [home = '', away = ''] = entry[code] ?? []
  return { ...entry, [code]: side === 0 ? [points, away] : [home, points] }
}

type ReadSheet =
  | { readonly ok: true; readonly sheet: EnteredSheet }
  | { readonly ok: false; readonly error: string }

/** The entered sheet, or in Korean why it is invalid; the server checks the same (handbook 1.12). */
export function readSheetEntry(
  sportId: SportId,
  entry: SheetEntry,
  incidents: ResultIncidents = {},
): ReadSheet {
  const sheet = readPairs(entry)
  if (!sheet) return { ok: false, error: '구간마다 홈과 원정 스코어를 모두 입력해 주세요.' }
  const flaw = checkSheet(sportId, sheet, incidents)
  return flaw ? { ok: false, error: sheetFlawText(flaw) } : { ok: true, sheet }
}

/** Returns in Korean why the sheet cannot be the end of a match that was played out; undefined for any other sheet. */
export function unfinishedEnd(sportId: SportId, entry: SheetEntry): string | undefined {
  const sheet = readPairs(entry)
  const flaw = sheet && checkSheet(sportId, sheet)
  return flaw?.code === 'END_IMPLAUSIBLE' ? endFlawText(flaw.end) : undefined
}

/** The filled periods; undefined when one is filled by half. */
function readPairs(entry: SheetEntry): EnteredSheet | undefined {
  const sheet: EnteredSheet = {}
  for (const [code, [home, away]] of Object.entries(entry)) {
    if (home === '' && away === '') continue
    const points = readPair(home, away)
    if (!points) return undefined
    sheet[code] = points
  }
  return sheet
}

function readPair(home: string, away: string): [number | null, number] | undefined {
  if (!/^\d{1,4}$/.test(away)) return undefined
  if (home === 'x') return [null, Number(away)]
  return /^\d{1,4}$/.test(home) ? [Number(home), Number(away)] : undefined
}
