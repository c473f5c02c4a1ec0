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
  /** One of each operator. */
  readonly tokens: readonly string[]
  readonly subjects: Subjects
  readonly seconds: number
  readonly seed: number
}

export type DeskDelays = {
  /** From when a page was to be opened until the last of its calls was answered. */
  readonly pages: ReadonlyMap<DeskPage, readonly number[]>
  /** Of single calls, by what was asked. */
  readonly calls: ReadonlyMap<string, readonly number[]>
}

/** Each operator opens a page so often, whether the last one is there or not. */
export const PAUSE_MILLISECONDS = 500

/** A house that is so far behind that it refuses an operator's page counts as one that took so long. */
const REFUSED_MILLISECONDS = 60_000

/** So many operators, each opening pages in a pace; a page is there when the last of its calls is answered. */
export async function readDesk({ port, tokens, subjects, seconds, seed }: Reading): Promise<DeskDelays> {
  const pages = new Map<DeskPage, number[]>(deskPages.map(page => [page, []]))
  const calls = new Map<string, number[]>()
  const call = async (path: string, token: string, due: number) => {
    const headers = { 'X-AUTH-TOKEN': `Bearer ${token}` }
    const answer = await fetch(`http://127.0.0.1:${port}/api/admin/${path}`, { headers })
    const text = await answer.text()
    // Of a page that is refused nothing is ever there.
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

/** Sums delays up, in milliseconds. */
export function pageFigures(delays: readonly number[]): PageFigures {
  const sorted = delays.toSorted((a, b) => a - b)
  const rounded = (delay = 0) => Math.round(delay * 10) / 10
  const at = (share: number) => rounded(sorted[Math.floor(sorted.length * share)])
  return { pages: sorted.length, p50ms: at(0.5), p99ms: at(0.99), mostMs: rounded(sorted.at(-1)) }
}
