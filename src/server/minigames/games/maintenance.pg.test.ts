import { expect, test } from 'vitest'
import { SECOND } from '#domain/instant.ts'
import { minigames } from '#domain/minigames/games.ts'
import { roundAt } from '#domain/minigames/round-times.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { aBettor, type Bettor, told, walletBalance } from '#tests/support/facts/bettor.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { betOnRound, roundSlip } from '#tests/support/minigames/round-bettor.ts'
import { gameId, toFullMinute } from '#tests/support/minigames/round-desk.ts'
import { insertMissingGames } from './games.sql.ts'

const database = useDatabase({ poolSize: 16 })
const clock = testClock()
const house = useHouse(database, { clock, rounds: { linksOf: () => 30 } })
const POWERBALL = 251
const LADDER = 253

const ask = async ({ token }: Bettor, path: string) => told(await house.get(path, { token }))
const setting = async (member: Bettor, game: number) =>
  JSON.parse((await ask(member, `settingMinigame/${game}`)).text) as object
const idOf = (game: number) => {
  const found = house.app.minigames.games.find(gameId(game))
  if (!found) throw new Error(`no game ${game}`)
  return roundAt(found, 10, clock.now()).id
}
const bet = async (member: Bettor, game: number, sketch: `${string} ${string}`, version = 1) =>
  told(await betOnRound(house, member, roundSlip(member, idOf(game), sketch, { version })))
const events = (member: Bettor, game = POWERBALL) =>
  ask(member, `minigame/events?gameId=${game}&currentGame=1`)

async function newMinute(): Promise<void> {
  toFullMinute(clock)
  const { token } = await aBettor(house)
  const starts = async () =>
    (await (await house.get('minigame/overview', { token })).json()).games[0].round?.startsAt
  await expect.poll(starts, { timeout: 20_000 }).toBe(clock.now())
}

async function act(path: string, body: object): Promise<void> {
  const token = await house.logIn('admin')
  expect(await told(await house.post(path, { reason: '점검', ...body }, { token }))).toMatchObject({
    status: 200,
  })
}
async function changeGame(changes: object): Promise<number> {
  const token = await house.logIn('admin')
  const { version } = await (await house.get(`admin/minigames/${POWERBALL}`, { token })).json()
  await act(`admin/minigames/${POWERBALL}/terms`, { version, changes })
  return version + 1
}
const closed = (text: string) => ({ status: 400, refusal: 'MINIGAME_MAINTENANCE', text })

test('MAINT-007 an unknown game has no setting and no rounds, and refuses bets', async () => {
  const member = await aBettor(house)
  const unknown = { status: 404, refusal: 'MINIGAME_UNKNOWN', text: '존재하지 않는 게임입니다.' }
  expect(await ask(member, 'settingMinigame/99998')).toEqual(unknown)
  expect(await events(member, 99_998)).toEqual(unknown)
})

test('MAINT-008 MAINT-009 one game under maintenance reports it in its setting, and refuses rounds and bets; others continue', async () => {
  await newMinute()
  const member = await aBettor(house)
  await changeGame({ maintenance: true, maintenanceText: '' })
  expect(await setting(member, POWERBALL)).toMatchObject({ systemMaintenanceFlg: 1, maintenanceText: '' })
  expect(await events(member)).toEqual(closed('점검중입니다.'))
  expect(await bet(member, POWERBALL, 'power-odd-even odd')).toEqual(closed('점검중입니다.'))
  expect(await walletBalance(house, member)).toBe(1_000_000)
  expect(await setting(member, LADDER)).toMatchObject({ systemMaintenanceFlg: 0, state: 'open' })
  expect(await bet(member, LADDER, 'odd-even odd')).toMatchObject({ status: 200 })
  await changeGame({ maintenanceText: '장비 점검 중입니다.' })
  expect(await setting(member, POWERBALL)).toMatchObject({ maintenanceText: '장비 점검 중입니다.' })
  expect(await bet(member, POWERBALL, 'power-odd-even odd')).toEqual(closed('장비 점검 중입니다.'))
  const version = await changeGame({ maintenance: false, maintenanceText: '' })
  expect(await setting(member, POWERBALL)).toMatchObject({ systemMaintenanceFlg: 0, state: 'open' })
  await newMinute()
  expect(await bet(member, POWERBALL, 'power-odd-even odd', version)).toMatchObject({ status: 200 })
})

test('MAINT-008 MAINT-009 closing all minigames: each setting reports it, bets are refused, and earlier bets are drawn and paid', async () => {
  await newMinute()
  const member = await aBettor(house)
  expect(await bet(member, LADDER, 'odd-even odd')).toMatchObject({ status: 200 })
  await act('admin/settings', { settings: { minigameMaintenanceFlag: 1 } })
  for (const game of [POWERBALL, LADDER])
    expect(await setting(member, game)).toMatchObject({ systemMaintenanceFlg: 1, state: 'maintenance' })
  expect(await events(member, LADDER)).toEqual(closed('점검중입니다.'))
  expect(await bet(member, LADDER, 'start left')).toEqual(closed('점검중입니다.'))
  clock.advance(50 * SECOND)
  const own = async () => JSON.parse((await ask(member, `minigame/bets?gameId=${LADDER}`)).text)
  clock.advance(10 * SECOND)
  await expect.poll(async () => (await own())[0]?.status, { timeout: 20_000 }).not.toBe(0)
  await act('admin/settings', { settings: { minigameMaintenanceFlag: 0 } })
  expect(await setting(member, LADDER)).toMatchObject({ systemMaintenanceFlg: 0, state: 'open' })
})

test('games of an existing database get the titles of the catalogue', async () => {
  const titleOf = async () => (await database.db.one<{ title: string }>(titleQuery)).title
  const titleQuery = sql`select title from minigame where id = ${POWERBALL}`
  await database.db.run(sql`update minigame set title = '옛 이름' where id = ${POWERBALL}`)
  expect(await titleOf()).toBe('옛 이름')
  await insertMissingGames(database.db, minigames)
  expect(await titleOf()).toBe('파워볼 1분')
})
