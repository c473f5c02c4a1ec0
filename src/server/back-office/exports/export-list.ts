import type { exportContract } from '#contract/back-office/kit/exports.ts'
import { formatFigure, seoulDay } from '#domain/korean-formats.ts'
import { type Cell, csvLine } from '#server/platform/http/csv.ts'
import type { StreamedText, TakePiece } from '#server/platform/http/streamed-text.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { exportTable, NOTHING_LINE, type OperatorAct, reportHead } from '#server/site/site.ts'

export type CsvColumn<Row> = {
  readonly title: string
  readonly cell: (row: Row) => Cell
}

/** An exported list: its filter, its number of rows, and the rows in batches, in order. */
export type ListExport<Row> = {
  readonly list: keyof typeof exportContract
  /** Korean file name. */
  readonly name: string
  readonly filter: Readonly<Record<string, unknown>>
  readonly count: number
  /** Range of a report, shown above its rows (T6). */
  readonly days?: { readonly from: string; readonly to: string }
  readonly columns: readonly CsvColumn<Row>[]
  readonly portions: () => AsyncIterable<readonly Row[]>
}

/** Maximum rows of a table; larger exports need shorter ranges. */
export const EXPORTED_MAX = 200_000

/** Exports a list as a table; the log records its filter and number of rows. */
export async function exportList<Row>(
  deps: Pick<Deps, 'db' | 'clock'>,
  act: OperatorAct,
  exported: ListExport<Row>,
): Promise<StreamedText> {
  const { list, name, filter, count, days } = exported
  const after = { ...filter, rows: Math.min(count, EXPORTED_MAX) }
  return exportTable(deps, act, { act: 'export-list', subject: `list:${list}`, after }, at => ({
    fileName: `${name}-${days ? `${days.from}-${days.to}` : seoulDay(at)}.csv`,
    write: async take => {
      if (days) await take(reportHead([name], days, { at, by: act.operator.userId }) + csvLine([]))
      await (days && count === 0 ? take(NOTHING_LINE) : writeRows(take, exported))
    },
  }))
}

async function writeRows<Row>(take: TakePiece, { count, columns, portions }: ListExport<Row>): Promise<void> {
  await take(csvLine(columns.map(({ title }) => title)))
  let written = 0
  for await (const portion of portions()) {
    const rows = portion.slice(0, EXPORTED_MAX - written)
    await take(rows.map(row => csvLine(columns.map(({ cell }) => cell(row)))).join(''))
    written += rows.length
    if (written >= EXPORTED_MAX) break
  }
  if (count > EXPORTED_MAX) await take(csvLine([`${formatFigure(EXPORTED_MAX)}건까지 내보냈습니다.`]))
}
