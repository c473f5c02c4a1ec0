import type { Instant } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { BYTE_ORDER_MARK, csvLine } from '#server/platform/http/csv.ts'
import { StreamedText, type TakePiece } from '#server/platform/http/streamed-text.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct } from './acts.ts'

/** What the log is told of a file that leaves the house. */
type Told = {
  readonly act: string
  readonly subject: string
  /** How it was asked for, and how much it holds. */
  readonly after: Readonly<Record<string, unknown>> | null
}

type WrittenFile = { readonly fileName: string; readonly write: (take: TakePiece) => Promise<void> }

/**
 * The one way by which records leave the house as a file, written while it is read. The log has it before the first piece
 * is read (X3); `open` is asked after that, with the moment that the log has.
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

/** The same for a table that spreadsheets open. */
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

/** The lines above a report that is a table: what it is, of which days, when and by whom it was made (T6). */
export const reportHead = (
  title: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
  made: { readonly at: Instant; readonly by: string },
): string =>
  csvLine(title) +
  csvLine(['기간', `${from} ~ ${to}`]) +
  csvLine(['작성', formatSeoul(made.at, 'YYYY-MM-DD HH:mm:ss'), made.by])

/** What a report says instead of rows (T6). */
export const NOTHING_LINE = csvLine(['내역 없음'])
