import type { Instant } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { BYTE_ORDER_MARK, csvLine } from '#server/platform/http/csv.ts'
import { StreamedText, type TakePiece } from '#server/platform/http/streamed-text.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct } from './acts.ts'

/** Data for the log entry about an export. */
type Told = {
  readonly act: string
  readonly subject: string
  /** The query and the size. */
  readonly after: Readonly<Record<string, unknown>> | null
}

type WrittenFile = { readonly fileName: string; readonly write: (take: TakePiece) => Promise<void> }

/**
 * The only function that exports records as a file, streamed while it is generated. The log entry is committed before
 * the first piece is read (X3); then `open` is called with the time in the log.
 */
export async function exportFile(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  act: OperatorAct,
  told: Told,
  open: (at: Instant) => WrittenFile | Promise<WrittenFile>,
): Promise<StreamedText> {
  const at = clock.now()
  await db.transaction(tx => recordAct(tx, { ...act, ...told, before: null, at }))
  const { fileName, write } = await open(at)
  return new StreamedText(fileName, write)
}

/** Like `exportFile`, for a table that spreadsheets open. */
export const exportTable: typeof exportFile = (deps, act, told, open) =>
  exportFile(deps, act, told, async at => {
    const { fileName, write } = await open(at)
    return {
      fileName,
      write: async take => {
        await take(BYTE_ORDER_MARK)
        await write(take)
      },
    }
  })

/** Header lines of a tabular report: title, days, time and author (T6). */
export const reportHead = (
  title: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
  made: { readonly at: Instant; readonly by: string },
): string =>
  csvLine(title) +
  csvLine(['기간', `${from} ~ ${to}`]) +
  csvLine(['작성', formatSeoul(made.at, 'YYYY-MM-DD HH:mm:ss'), made.by])

/** Shown in an empty report (T6). */
export const NOTHING_LINE = csvLine(['내역 없음'])
