import type { exportContract } from '#contract/back-office/kit/exports.ts'
import { formatFigure, seoulDay } from '#domain/korean-formats.ts'
import { csvLine } from '#server/platform/http/csv.ts'
import { StreamedText } from '#server/platform/http/streamed-text.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct } from '#server/site/site.ts'

export type CsvColumn<Row> = {
  readonly title: string
  readonly cell: (row: Row) => string | number | null | undefined
}

/** A list of the desk: as it was asked for, how many rows it has, and the rows in portions, in their order. */
export type ListExport<Row> = {
  readonly list: keyof typeof exportContract
  /** Korean: the file is called so. */
  readonly name: string
  readonly filter: Readonly<Record<string, unknown>>
  readonly count: number
  readonly columns: readonly CsvColumn<Row>[]
  readonly portions: () => AsyncIterable<readonly Row[]>
}

/** A table holds at most so many rows; who wants more takes them by shorter spans. */
export const EXPORTED_MAX = 200_000

/** By it spreadsheets know that a text is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * A list as a table to be kept, written while it is read. The log has it first, with the filter and how many rows there
 * are: nothing leaves the house that it does not tell of.
 */
export async function exportList<Row>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  act: OperatorAct,
  { list, name, filter, count, columns, portions }: ListExport<Row>,
): Promise<StreamedText> {
  const at = clock.now()
  const after = { ...filter, rows: Math.min(count, EXPORTED_MAX) }
  await db.transaction(tx =>
    recordAct(tx, { ...act, act: 'export-list', subject: `list:${list}`, before: null, after, at }),
  )
  return new StreamedText(`${name}-${seoulDay(at)}.csv`, async take => {
    await take(BYTE_ORDER_MARK + csvLine(columns.map(({ title }) => title)))
    let written = 0
    for await (const portion of portions()) {
      const rows = portion.slice(0, EXPORTED_MAX - written)
      await take(rows.map(row => csvLine(columns.map(({ cell }) => cell(row)))).join(''))
      written += rows.length
      if (written >= EXPORTED_MAX) break
    }
    if (count > EXPORTED_MAX) await take(csvLine([`${formatFigure(EXPORTED_MAX)}건까지 내보냈습니다.`]))
  })
}
