import { beforeEach, expect } from 'vitest'
import type { CheckedTable, ownFixtureContract } from '#contract/back-office/own-fixtures/own-fixtures.ts'
import type { Game } from '#contract/fixtures/fixtures.ts'
import type { Output } from '#contract/wire/route.ts'
import type { Instant } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { noCells, type OwnCells, ownTable } from '#domain/own-fixtures/own-columns.ts'
import { type Bettor, bet, slip } from '../facts/bettor.ts'
import { later } from '../facts/fixture-facts.ts'
import { numbering } from '../facts/numbering.ts'
import type { TestClock } from '../house/clock.ts'
import type { House } from '../house/house.ts'

type Listed = Output<typeof ownFixtureContract.fixtures>
type Order = { readonly digest: string; readonly key?: string; readonly as?: string }

const nextSides = numbering(0)

/** Returns the text of a start time in a table: this many seconds after START. */
export const startAt = (seconds: number): string => formatSeoul(later(seconds), 'YYYY-MM-DD HH:mm')

/** Returns a football line with new sides, in an hour. */
export function aLine(over: Partial<OwnCells> = {}): OwnCells {
  const number = nextSides()
  const match = { home: `홈팀${number}`, away: `원정팀${number}`, start: startAt(3_600) }
  const prices = { homeWin: '1.90', draw: '3.40', awayWin: '4.00' }
  return { ...noCells, sport: '축구', league: '한판 컵', ...match, ...prices, ...over }
}

/** Operators who enter matches over HTTP, and members who find them. Each test starts at START. */
export function useOwnDesk(house: House, clock: TestClock) {
  /** One login per operator while the clock stands still, because another login would end the previous one. */
  const logins = new Map<string, Promise<string>>()
  const tokenOf = (userId: string): Promise<string> => {
    const token = logins.get(userId) ?? house.logIn(userId)
    logins.set(userId, token)
    return token
  }
  const moveTo = (at: Instant): void => {
    clock.set(at)
    logins.clear()
  }
  beforeEach(() => moveTo(later(0)))

  const send = async (path: string, text: string | Uint8Array<ArrayBuffer>, userId = 'trader') =>
    fetch(`${house.origin}/api/admin/own-fixtures${path}`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv', 'x-auth-token': `Bearer ${await tokenOf(userId)}` },
      body: text,
    })
  const check = async (text: string): Promise<CheckedTable> => {
    const answer = await send('/preview', text)
    expect(answer.status).toBe(200)
    return answer.json()
  }
  const enter = (text: string, { digest, key = house.deps.newUuid(), as = 'trader' }: Order) =>
    send(`?${new URLSearchParams({ digest, key, reason: '제휴 리그 편성' })}`, text, as)
  const entered = async (...lines: readonly OwnCells[]): Promise<number[]> => {
    const text = ownTable(lines)
    const answer = await enter(text, await check(text))
    expect(answer.status, await answer.clone().text()).toBe(200)
    return (await answer.json()).fixtureIds
  }

  const listOf = async (query = ''): Promise<Listed> =>
    (await house.get(`admin/own-fixtures?${query}`, { token: await tokenOf('admin1') })).json()
  const gamesOf = async ({ token }: Bettor): Promise<Game[]> =>
    (await (await house.get('sports-prematch/event?type=cross', { token })).json()).games
  /** Returns the fixtures on the day's results page. */
  const endedOf = async ({ token }: Bettor): Promise<number[]> => {
    const date = formatSeoul(later(3_600), 'YYYY-MM-DD')
    const { games } = await (await house.get(`game_result/sports?date=${date}`, { token })).json()
    return games.map(({ id }: { id: number }) => id)
  }
  const countOf = async (): Promise<number> => (await listOf()).totalCount

  const act = async (path: string, body: object = {}, userId = 'admin') =>
    house.post(`admin/${path}`, { reason: '운영 점검', ...body }, { token: await tokenOf(userId) })

  /** Bets on home of the winner market of an own match, as the board shows it. */
  async function betOn(member: Bettor, fixture: number) {
    const game = (await gamesOf(member)).find(({ id }) => id === fixture)
    const home = game?.markets
      .find(({ marketId }) => marketId === 1)
      ?.bets.find(({ betName }) => betName === '1')
    const body = slip(member, [{ fixture }])
    const [picked] = body.bettings
    const bettings = picked && home ? [{ ...picked, oddsId: home.id, version: home.version }] : []
    return bet(house, member, { ...body, bettings })
  }
  return { tokenOf, moveTo, send, check, enter, entered, listOf, gamesOf, endedOf, countOf, act, betOn }
}
