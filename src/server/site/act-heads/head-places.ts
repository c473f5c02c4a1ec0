import { createReadStream } from 'node:fs'
import { appendFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import type { Log } from '#server/platform/process/log.ts'
import type { LogHeads } from '#server/platform/process/settings.ts'

/** How far the log of acts went at a moment, and the hash that sealed it: whoever keeps it can tell a log that was cut or made anew. */
export type ActHead = { readonly count: number; readonly hash: string; readonly at: string }

/** A place beside the database where heads are kept. */
export type HeadPlace = {
  keep(head: ActHead): Promise<void>
  /** All that were kept, oldest first; undefined where they go to somebody else's hands. */
  readonly read: (() => AsyncIterable<ActHead>) | undefined
}

/** One head a line, as JSON, at the end of a file. */
const headsInFile = (path: string): HeadPlace => ({
  keep: async head => {
    await mkdir(dirname(path), { recursive: true })
    await appendFile(path, `${JSON.stringify(head)}\n`, { mode: 0o600, flush: true })
  },
  read: () => readHeads(path),
})

/** In the log of the process, which is shipped elsewhere. */
const headsInLog = (log: Log): HeadPlace => ({
  keep: async head => log.warn({ actHead: head }, 'head of the act log'),
  read: undefined,
})

export const openHeadPlace = (where: LogHeads, log: Log): HeadPlace =>
  where === 'log' ? headsInLog(log) : headsInFile(where.file)

/** The heads of a file; none where it is not there yet. A line that is no head counts as one that fits nothing. */
export async function* readHeads(path: string): AsyncIterable<ActHead> {
  const input = createReadStream(path, 'utf8')
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
  try {
    for await (const line of lines) if (line.trim() !== '') yield headOf(line)
  } catch (fault) {
    if (!isMissing(fault)) throw fault
  }
}

const isMissing = (fault: unknown): boolean =>
  typeof fault === 'object' && fault !== null && 'code' in fault && fault.code === 'ENOENT'

function headOf(line: string): ActHead {
  const nothing = { count: 0, hash: '', at: '' }
  try {
    const value: unknown = JSON.parse(line)
    if (typeof value !== 'object' || value === null) return nothing
    const { count, hash, at } = value as Partial<Record<keyof ActHead, unknown>>
    return Number.isSafeInteger(count) && typeof hash === 'string'
      ? { count: Number(count), hash, at: String(at) }
      : nothing
  } catch {
    return nothing
  }
}
