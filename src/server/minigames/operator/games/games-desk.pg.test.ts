import { expect, test } from 'vitest'
import { listActs } from '#server/site/site.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse, useSecondHouse } from '#tests/support/house/house.ts'
import { setSecondPerson } from '#tests/support/house/second-person.sql.ts'

const database = useDatabase()
const house = useHouse(database)
const other = useSecondHouse(database, house)
const POWERBALL = 251

const read = async (path: string, as = 'admin', from = house) => {
  const answer = await from.get(path, { token: await from.logIn(as) })
  return { status: answer.status, refusal: answer.headers.get('x-refusal'), json: await safe(answer) }
}
const send = async (path: string, body: object, as = 'admin', from = house) => {
  const answer = await from.post(path, { reason: '운영 조정', ...body }, { token: await from.logIn(as) })
  return { status: answer.status, refusal: answer.headers.get('x-refusal'), json: await safe(answer) }
}
const safe = async (answer: Response) => {
  const text = await answer.text()
  return text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text
}
const gameOf = async (id = POWERBALL) => (await read(`admin/minigames/${id}`)).json
const change = async (changes: object, { id = POWERBALL, as = 'admin', version = 0, from = house } = {}) =>
  send(`admin/minigames/${id}/terms`, { version: version || (await gameOf(id)).version, changes }, as, from)

type Market = { id: string; picks: { id: string; betPrice: number; won: string; ownPrice: number }[] }
const priceOf = (game: { markets: Market[] }, market: string, pick: string) =>
  game.markets.find(({ id }) => id === market)?.picks.find(({ id }) => id === pick)?.betPrice

test('handbook 3.3 lists every game, filtered, sorted and paged', async () => {
  const { json } = await read('admin/minigames')
  expect(json).toMatchObject({ totalCount: 67, pageCount: 5 })
  expect(json.games).toHaveLength(15)
  const found = await read(`admin/minigames?search=${encodeURIComponent('링1분')}`)
  expect(found.json.games).toMatchObject([{ gameId: 254, title: '링 1분', shown: true, open: true }])
  expect((await read('admin/minigames?kind=roulette&state=open&sort=hold')).json).toMatchObject({
    totalCount: 1,
  })
  expect((await read('admin/minigames?state=maintenance')).json).toMatchObject({ totalCount: 0, games: [] })
  expect((await read('admin/minigames?sort=evil')).status).toBe(400)
  expect((await read('admin/minigame-choices')).json.games).toHaveLength(67)
})

test('handbook 3.8 a game shows its pay table with exact chances, and when a change will apply', async () => {
  const game = await gameOf()
  expect(game).toMatchObject({
    gameId: POWERBALL,
    version: 1,
    operator: null,
    drawnBy: null,
    closeSeconds: 10,
  })
  const powerball = game.markets.find(({ id }: Market) => id === 'power-odd-even')
  expect(powerball.picks[0]).toMatchObject({ betPrice: 1.95, ownPrice: 1.95, won: '1/2', void: '0' })
  expect(game.firstRound.roundId).toMatch(/^\d{8}-\d{4}$/)
  expect((await read('admin/minigames/99998')).refusal).toBe('MINIGAME_UNKNOWN')
  expect((await read('admin/minigames/abc')).status).toBe(400)
})

test('MAINT-008 shown, open and maintenance apply at once, with operator and reason, and members are notified', async () => {
  const changed = await change({ maintenance: true, maintenanceText: '서버 점검 <b>중</b>', shown: false })
  expect(changed).toMatchObject({ status: 200, json: { version: 2, maintenance: true, operator: 'admin' } })
  const setting = await house.get(`settingMinigame/${POWERBALL}`, { token: await house.logIn('demo') })
  expect(await setting.json()).toMatchObject({
    systemMaintenanceFlg: 1,
    maintenanceText: '서버 점검 <b>중</b>',
  })
  expect((await read('admin/minigames?state=maintenance')).json.games).toMatchObject([{ gameId: POWERBALL }])
  const { versions } = (await read(`admin/minigames/${POWERBALL}/versions`)).json
  expect(versions[0]).toMatchObject({ version: 2, operator: 'admin', reason: '운영 조정' })
  expect(versions[0].changes).toEqual([
    { name: '노출', before: '노출', after: '숨김' },
    { name: '점검', before: '정상', after: '점검' },
    { name: '점검 문구', before: '없음', after: '서버 점검 <b>중</b>' },
  ])
  const [act] = await listActs(database.db, { subject: `minigame:${POWERBALL}`, limit: 1, offset: 0 })
  expect(act).toMatchObject({
    act: 'change-minigame',
    before: { shown: true, maintenance: false, maintenanceText: '' },
    after: { game: '파워볼 1분', shown: false, maintenance: true },
    reason: '운영 조정',
  })
  expect(await change({ maintenance: false, maintenanceText: '', shown: true })).toMatchObject({
    status: 200,
  })
})

test('handbook 3.8 refuses exactly the prices at which the house loses, not low or high margins', async () => {
  const price = (pick: string, value: number | string | null, market = 'power-odd-even') =>
    change({ prices: [{ market, pick, price: value }] })
  expect(await price('odd', 2.01)).toMatchObject({ status: 400, refusal: 'SETTING_MEANINGLESS' })
  expect((await price('odd', 2.01)).json).toContain('환수율이 100%를 넘는')
  expect(await price('odd', 2)).toMatchObject({ status: 200 })
  expect(priceOf(await gameOf(), 'power-odd-even', 'odd')).toBe(2)
  expect(await price('odd', '1.50')).toMatchObject({ status: 200 })
  for (const wrong of ['1.955', 1, 0, -3, 'abc', 1_001])
    expect((await price('odd', wrong)).status, String(wrong)).toBe(400)
  for (const [market, pick] of [
    ['power-odd-even', 'nobody'],
    ['nobody', 'odd'],
    ['__proto__', 'odd'],
    ['constructor', 'name'],
  ] as const)
    expect((await price(pick, 1.9, market)).status, market).toBe(400)
  expect(priceOf(await gameOf(), 'power-odd-even', 'odd')).toBe(1.5)
  expect(await price('odd', null)).toMatchObject({ status: 200 })
  const game = await gameOf()
  expect(priceOf(game, 'power-odd-even', 'odd')).toBe(1.95)
  const same = await change({ prices: [{ market: 'power-odd-even', pick: 'odd', price: 1.95 }] })
  expect(same.json.version).toBe(game.version)
})

test('handbook 3.8 the kino ladder: the usual 1.95 on 짝 gives the player 0.29 % and is refused', async () => {
  const { games } = (await read('admin/minigames?kind=keno-ladder')).json
  const [{ gameId }] = games
  const detail = await gameOf(gameId)
  const even = detail.markets
    .flatMap(({ id, picks }: Market) => picks.map(pick => ({ market: id, ...pick })))
    .find(({ won }: { won: string }) => won === '18/35')
  const at = (price: number) =>
    change({ prices: [{ market: even.market, pick: even.id, price }] }, { id: gameId })
  expect(await at(1.95)).toMatchObject({ status: 400, refusal: 'SETTING_MEANINGLESS' })
  expect(await at(1.94)).toMatchObject({ status: 200 })
  expect(await at(1.87)).toMatchObject({ status: 200 })
})

test('MINI-088 limits close seconds by the interval, and validates limits', async () => {
  for (const closeSeconds of [4, 56, 0, 3_601, 9.5])
    expect((await change({ closeSeconds })).status, String(closeSeconds)).toBe(400)
  expect((await change({ stakeMin: 10_000, stakeMax: 5_000 })).json).toContain('최대베팅금이')
  expect((await change({ stakeMin: 10_000, payoutMax: 5_000 })).status).toBe(400)
  expect(await change({ closeSeconds: 15, stakeMax: 500_000, pickPayoutMax: 9_000_000 })).toMatchObject({
    status: 200,
    json: { closeSeconds: 15, stakeMax: 500_000, pickPayoutMax: 9_000_000, stakeMin: null },
  })
  expect(await change({ closeSeconds: 10, stakeMax: null, pickPayoutMax: null })).toMatchObject({
    status: 200,
  })
  expect((await change({ evil: true })).status).toBe(400)
  expect((await change({ maintenanceText: 'ㄱ'.repeat(201) })).status).toBe(400)
})

test('of two concurrent operators one changes, the other gets a conflict', async () => {
  const { version } = await gameOf()
  const answers = await Promise.all([
    change({ closeSeconds: 12 }, { version }),
    change({ closeSeconds: 13 }, { version, as: 'admin2', from: other() }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.refusal).toBe('EDITED_MEANWHILE')
  expect((await gameOf()).version).toBe(version + 1)
  await change({ closeSeconds: 10 })
})

test('X3 a read-only operator changes nothing, one without permission reads nothing, and a blank reason is refused', async () => {
  for (const as of ['demo', 'manager', 'content']) {
    expect((await read('admin/minigames', as)).status, as).toBe(403)
    expect((await change({ shown: false }, { as, version: 1 })).status, as).toBe(403)
  }
  expect((await read('admin/minigames', 'admin1')).status).toBe(200)
  expect((await change({ shown: false }, { as: 'admin1' })).status).toBe(403)
  const { version } = await gameOf()
  const body = { version, changes: { shown: false }, reason: ' ' }
  expect((await send(`admin/minigames/${POWERBALL}/terms`, body)).status).toBe(400)
  expect((await gameOf()).version).toBe(version)
})

test('handbook 3.4 limits of a level: validated, refused on a concurrent edit, and logged', async () => {
  const { json: levels } = await read('admin/minigame-levels')
  expect(levels).toHaveLength(10)
  const { level, ...before } = levels[2]
  const set = (limits: object, looked: object = before) =>
    send(`admin/minigame-levels/${level}`, { ...limits, before: looked })
  const after = { stakeMin: 5_000, stakeMax: 800_000, payoutMax: 2_000_000 }
  expect((await set({ ...after, stakeMax: 1_000 })).refusal).toBe('LIMITS_MEANINGLESS')
  expect((await set(after)).json).toEqual({ level, ...after })
  expect((await set(before)).refusal).toBe('EDITED_MEANWHILE')
  expect((await send('admin/minigame-levels/11', { ...after, before })).status).toBe(400)
  expect((await set(before, after)).status).toBe(200)
  const acts = await listActs(database.db, { subject: `minigame-level:${level}`, limit: 5, offset: 0 })
  expect(acts).toHaveLength(2)
  expect(acts[1]).toMatchObject({ act: 'change-minigame-level', before, after })
})

test('X4 higher limits and prices require a second operator; lower ones and maintenance do not', async () => {
  await setSecondPerson(database.db, { 'limit-raise': { above: 0 } })
  await house.app.site.refresh()
  const { version } = await gameOf()
  const prices = (price: number) => ({ prices: [{ market: 'power-odd-even', pick: 'odd', price }] })
  const asked = await change(prices(1.97))
  expect(asked).toMatchObject({ status: 409, refusal: 'SECOND_PERSON_ASKED' })
  expect((await gameOf()).version).toBe(version)
  const { asks } = (await read('admin/approvals', 'admin2')).json
  const approved = await send(`admin/approvals/${asks[0].id}/approve`, {}, 'admin2')
  expect(approved.status, JSON.stringify(approved)).toBe(200)
  expect(priceOf(await gameOf(), 'power-odd-even', 'odd')).toBe(1.97)
  expect((await change(prices(1.95))).status).toBe(200)
  expect((await change({ maintenance: true })).status).toBe(200)
  expect((await change({ maintenance: false })).status).toBe(200)
  await setSecondPerson(database.db, {})
  await house.app.site.refresh()
})
