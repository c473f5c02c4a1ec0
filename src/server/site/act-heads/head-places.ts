import { createReadStream } from 'node:fs'
import { appendFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import type { Log } from '#server/platform/process/log.ts'
import type { LogHeads } from '#server/platform/process/settings.ts'

/**
 * Length of the act log at a time, and the hash of its last entry: enough to detect a log that was cut or
 * rewritten.
 */
export type ActHead = { readonly count: number; readonly hash: string; readonly at: string }

/** A place outside the database where heads are stored. */
export type HeadPlace = {
  keep(head: ActHead): Promise<void>
  /** All stored heads, oldest first; undefined if they cannot be read back. */
  readonly read: (() => AsyncIterable<ActHead>) | undefined
}

/** Appends heads to a file, one per line as JSON. */
const headsInFile = (path: string): HeadPlace => ({
  keep: async head => {
    await mkdir(dirname(path), { recursive: true })
    await appendFile(path, `${JSON.stringify(head)}\n`, { mode: 0o600, flush: true })
  },
  read: () => readHeads(path),
})

/** Writes heads to the log of the process, which is shipped elsewhere. */
const headsInLog = (log: Log): HeadPlace => ({
  keep: async head => log.warn({ actHead: head }, 'head of the act log'),
  read: undefined,
})

export const openHeadPlace = (where: LogHeads, log: Log): HeadPlace =>
  where === 'log' ? headsInLog(log) : headsInFile(where.file)

/** Reads the heads of a file; none if it does not exist. An invalid line counts as a head that matches nothing. */
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
