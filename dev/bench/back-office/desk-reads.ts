import { setTimeout as wait } from 'node:timers/promises'
import { randomSource } from '../bets/bettors.ts'
import { type DeskPage, deskPages, pathsOf, type Subjects } from './desk-paths.ts'

export type PageFigures = {
  readonly pages: number
  readonly p50ms: number
  readonly p99ms: number
  readonly mostMs: number
}

type Reading = {
  readonly port: number
  /** One session token for each operator. */
  readonly tokens: readonly string[]
  readonly subjects: Subjects
  readonly seconds: number
  readonly seed: number
}

export type DeskDelays = {
  /** Milliseconds from when a page was due until the last of its calls was answered. */
  readonly pages: ReadonlyMap<DeskPage, readonly number[]>
  /** Milliseconds of single calls, by call. */
  readonly calls: ReadonlyMap<string, readonly number[]>
}

/** Each operator opens a page this often, whether the last one has loaded or not. */
export const PAUSE_MILLISECONDS = 500

/** A page that an overloaded server refuses counts as one that took this long. */
const REFUSED_MILLISECONDS = 60_000

/**
 * Runs the operators, each opening pages at a fixed rate. A page has loaded when the last of its calls is answered.
 */
export async function readDesk({ port, tokens, subjects, seconds, seed }: Reading): Promise<DeskDelays> {
  const pages = new Map<DeskPage, number[]>(deskPages.map(page => [page, []]))
  const calls = new Map<string, number[]>()
  const call = async (path: string, token: string, due: number) => {
    const headers = { 'X-AUTH-TOKEN': `Bearer ${token}` }
    const answer = await fetch(`http://127.0.0.1:${port}/api/admin/${path}`, { headers })
    const text = await answer.text()
    // A refused page never loads.
    if (answer.status === 429 || answer.status === 503) return REFUSED_MILLISECONDS
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
    const kind = path.replace(/(?<=^members\/)\d+/, '{id}').replace(/(after|memberId|before)=[^&]+/, '$1={}')
    const delay = performance.now() - due
    calls.set(kind, [...(calls.get(kind) ?? []), delay])
    return delay
  }
  const open = async (page: DeskPage, token: string, random: () => number, due: number) => {
    const answered = pathsOf(page, subjects, random).map(path => call(path, token, due))
    pages.get(page)?.push(Math.max(...(await Promise.all(answered))))
  }
  const began = performance.now()
  const end = began + seconds * 1_000
  const operator = async (token: string, number: number) => {
    const random = randomSource(seed * 1_000 + number)
    const opened: Promise<void>[] = []
    const first = began + (PAUSE_MILLISECONDS * number) / tokens.length
    for (let turn = 0; ; turn++) {
      const due = first + turn * PAUSE_MILLISECONDS
      if (due >= end) break
      await wait(Math.max(0, due - performance.now()))
      const page = deskPages[(turn + number) % deskPages.length] ?? 'members'
      opened.push(open(page, token, random, due))
    }
    await Promise.all(opened)
  }
  await Promise.all(tokens.map(operator))
  return { pages, calls }
}

/** Summarises delays, in milliseconds. */
export function pageFigures(delays: readonly number[]): PageFigures {
  const sorted = delays.toSorted((a, b) => a - b)
  const rounded = (delay = 0) => Math.round(delay * 10) / 10
  const at = (share: number) => rounded(sorted[Math.floor(sorted.length * share)])
  return { pages: sorted.length, p50ms: at(0.5), p99ms: at(0.99), mostMs: rounded(sorted.at(-1)) }
}
