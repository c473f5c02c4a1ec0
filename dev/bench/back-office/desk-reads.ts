import { setTimeout as wait } from 'node:timers/promises'
import { randomSource } from '../bets/bettors.ts'

/** What operators open, each with the calls of its page. */
export const deskPages = ['members', 'bets', 'view', 'report'] as const
export type DeskPage = (typeof deskPages)[number]

export type PageFigures = { readonly pages: number; readonly p50ms: number; readonly p99ms: number }

type Reading = {
  readonly port: number
  /** One of each operator. */
  readonly tokens: readonly string[]
  readonly members: readonly number[]
  readonly pages: readonly DeskPage[]
  readonly seconds: number
  readonly seed: number
}

/** The pages that this house serves. */
export async function servedPages(port: number, token: string): Promise<readonly DeskPage[]> {
  const headers = { 'X-AUTH-TOKEN': `Bearer ${token}` }
  const path = callsOf('report', [1], randomSource(1))[0]
  const answer = await fetch(`http://127.0.0.1:${port}/api/admin/${path}`, { headers })
  await answer.text()
  return answer.status === 404 ? deskPages.filter(page => page !== 'report') : deskPages
}

/** Each operator opens a page so often. */
const PAUSE_MILLISECONDS = 500

/** So many operators, each opening one page after the other; a page is there when the last of its calls is answered. */
export async function readDesk({ port, tokens, members, pages, seconds, seed }: Reading) {
  const delays = new Map<DeskPage, number[]>(pages.map(page => [page, []]))
  const call = async (path: string, token: string) => {
    const headers = { 'X-AUTH-TOKEN': `Bearer ${token}` }
    const answer = await fetch(`http://127.0.0.1:${port}/api/admin/${path}`, { headers })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
  }
  const end = performance.now() + seconds * 1_000
  const operator = async (token: string, number: number) => {
    const random = randomSource(seed * 1_000 + number)
    await wait((PAUSE_MILLISECONDS * number) / tokens.length)
    for (let turn = number; performance.now() < end; turn++) {
      const page = pages[turn % pages.length] ?? 'members'
      const asked = performance.now()
      await Promise.all(callsOf(page, members, random).map(path => call(path, token)))
      const delay = performance.now() - asked
      delays.get(page)?.push(delay)
      await wait(Math.max(0, PAUSE_MILLISECONDS - delay))
    }
  }
  await Promise.all(tokens.map(operator))
  return delays
}

const memberLists = [
  '',
  'page=2',
  'page=40',
  'sort=balance',
  'sort=login',
  'state=active&level=5',
  'only=online',
  'search=bettor77',
  'search=10.3.103.1',
]
const betLists = [
  'page=1',
  'page=3',
  'sort=amount',
  'status=0',
  'only=large',
  'amountFrom=15000',
  'member=bettor4242',
  'match=17',
]

function callsOf(page: DeskPage, members: readonly number[], random: () => number): readonly string[] {
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const member = one(members)
  switch (page) {
    case 'members':
      return [`members?${one(memberLists)}`]
    case 'bets':
      return [`bets?${one(betLists)}`]
    case 'view':
      return [
        `members/${member}`,
        `members/${member}/bets`,
        `members/${member}/changes`,
        `members/${member}/logins`,
        `members/${member}/shares`,
        `members/${member}/recommenders`,
      ]
    case 'report':
      return [`reports?group=product&from=${today()}&to=${today()}`]
  }
}

const today = (): string => new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10)

/** Sums delays up, in milliseconds. */
export function pageFigures(delays: readonly number[]): PageFigures {
  const sorted = delays.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
  return { pages: sorted.length, p50ms: at(0.5), p99ms: at(0.99) }
}
