import { afterAll, beforeAll, expect, test } from 'vitest'
import { walletClient } from '#dev/conformance/wallet-client.ts'
import { HOUR, MINUTE } from '#domain/instant.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { listActs } from '#server/site/site.ts'
import { clientOf, connectSuppliers, enterGame, newRef, SECRET } from '#tests/support/casino/casino-desk.ts'
import { putSuppliersAt, toldSupplier } from '#tests/support/casino/told-supplier.ts'
import { aBettor, told } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase({ poolSize: 12 })
const house = useHouse(database)

const CONVENTION = 'command'
let id = 0
let supplier: Awaited<ReturnType<typeof toldSupplier>>

beforeAll(async () => {
  await connectSuppliers(house)
  supplier = await toldSupplier(() => ({ url: 'https://games.example/enter' }))
  await putSuppliersAt(house, supplier.address)
  id = house.app.casino.suppliers.find(CONVENTION)?.id ?? 0
})
afterAll(() => supplier.close())

const as = async (userId: string) => ({ token: await house.logIn(userId) })
const post = async (path: string, body: object, by = 'admin') =>
  told(await house.post(`admin/suppliers${path}`, { reason: '시험 운영', ...body }, await as(by)))
const change = (changes: object, by = 'admin') => post(`/${id}`, { changes }, by)
const read = async () => (await house.get(`admin/suppliers/${id}`, await as('admin'))).json()
const act = async (subject: string) => (await listActs(database.db, { subject, limit: 1, offset: 0 }))[0]
const lobby = async (token: string) => (await house.get('casino/lobby', { token })).json()

test('CASINO-007 a switched-off supplier shows 점검중 and refuses bets; its wins are paid; it reopens when switched on', async () => {
  const member = await aBettor(house)
  const player = await enterGame(house, member.memberId)
  const [ref, round] = [newRef(), newRef('round')]
  const client = clientOf(house, CONVENTION)
  expect((await client.call({ kind: 'bet', ...player, ref, round, amount: 1_000 })).ok).toBe(true)
  expect((await change({ isOn: false })).status).toBe(200)
  const launch = () => house.post('casino/launch', { vendor: 'casino-a' }, { token: member.token })
  expect(await told(await launch())).toMatchObject({ status: 503, text: '점검중 입니다.' })
  expect((await client.call({ kind: 'bet', ...player, ref: newRef(), round: 'r', amount: 1_000 })).ok).toBe(
    false,
  )
  const won = { kind: 'win' as const, user: player.user, ref: newRef(), betRef: ref, round, amount: 2_000 }
  expect((await client.call({ ...won, endsRound: true })).ok).toBe(true)
  expect((await lobby(member.token)).providers[0]).toMatchObject({ vendor: 'casino-a', isOpen: false })
  expect(await act(`supplier:${id}`)).toMatchObject({
    act: 'change-supplier',
    before: { isOn: true },
    after: { isOn: false },
    reason: '시험 운영',
  })
  expect((await change({ isOn: true })).status).toBe(200)
  expect((await launch()).status).toBe(200)
})

test('FIELD-034 API-038 the live casino answers the address of its window', async () => {
  const { token } = await aBettor(house)
  const launched = async (path: string, body?: object) => (await house.post(path, body, { token })).json()
  expect(await launched('playfun/auth')).toEqual({ launch_url: '/casino' })
  expect(await launched('casino/launch', {})).toEqual({ launch_url: '/casino' })
  expect(await launched('casino/launch', { vendor: 'casino-a' })).toEqual({
    launch_url: expect.stringMatching(/^https?:/),
  })
})

test('the list shows today’s figures and the last call; no answer contains a key', async () => {
  await expect.poll(async () => (await database.db.many(sql`select from casino_last_call`)).length).toBe(1)
  const text = await (await house.get('admin/suppliers', await as('admin1'))).text()
  const own = JSON.parse(text).suppliers.find((one: { id: number }) => one.id === id)
  expect(own).toMatchObject({
    code: CONVENTION,
    providers: 1,
    games: 2,
    today: { bets: 1, stakes: 1_000, paid: 2_000 },
  })
  expect(own.lastCallAt).toMatch(/^\d{4}-/)
  expect(text).not.toContain(SECRET)
  expect(text).not.toMatch(/secret/i)
})

test('shows a new key once; the old key stays valid for its time, and the house signs with it until then', async () => {
  const renewed = await post(`/${id}/key`, { oldKeyMinutes: 60 })
  const { secret } = JSON.parse(renewed.text)
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  const member = await aBettor(house)
  const user = (await enterGame(house, member.memberId)).user
  const balanceBy = (key: string) =>
    walletClient({
      url: `${house.origin}/api/wallet/${CONVENTION}`,
      secret: key,
      convention: CONVENTION,
      now: () => house.clock.now(),
    }).call({ kind: 'balance', user })
  expect([(await balanceBy(SECRET)).ok, (await balanceBy(secret)).ok]).toEqual([true, true])
  await house.post('casino/launch', { vendor: 'casino-a' }, { token: member.token })
  expect([supplier.isSignedWith(SECRET), supplier.isSignedWith(secret)]).toEqual([true, false])
  house.clock.advance(HOUR)
  expect([(await balanceBy(SECRET)).status, (await balanceBy(secret)).ok]).toEqual([401, true])
  await house.post('casino/launch', { vendor: 'casino-a' }, { token: member.token })
  expect(supplier.isSignedWith(secret)).toBe(true)
  expect(await post(`/${id}/key/end`, {})).toMatchObject({ status: 409, refusal: 'OLD_KEY_ENDED' })
  // Nothing that is stored contains the key.
  const kept = await database.db.many<{ text: string }>(sql`
    select a::text as text from act a union all select s::text from casino_supplier s
    union all select c::text from casino_call c`)
  expect(kept.some(({ text }) => text.includes(secret))).toBe(false)

  const at = await post(`/${id}/key`, { oldKeyMinutes: 10 })
  const next = JSON.parse(at.text).secret
  expect((await post(`/${id}/key/end`, {})).status).toBe(200)
  expect([(await balanceBy(secret)).status, (await balanceBy(next)).ok]).toEqual([401, true])
  const now = await post(`/${id}/key`, { oldKeyMinutes: 0 })
  expect((await balanceBy(next)).status).toBe(401)
  expect((await balanceBy(JSON.parse(now.text).secret)).ok).toBe(true)
  expect(await read()).toMatchObject({ oldKeyUntil: null })
  house.clock.advance(MINUTE)
})

test('the lobby follows order, marks and switches of providers and games', async () => {
  const member = await aBettor(house)
  const { gameList, providerList } = await read()
  const [table, slot] = gameList
  await post(`/${id}/games/${slot.id}`, { changes: { newMark: false, popularMark: true, position: 0 } })
  await post(`/${id}/games/${table.id}`, { changes: { newMark: true, position: 5 } })
  const games = async () =>
    (await lobby(member.token)).games.filter((one: { vendor: string }) => one.vendor === 'casino-a')
  expect(await games()).toMatchObject([
    { id: slot.id, isNew: false, isPopular: true },
    { id: table.id, isNew: true },
  ])
  await post(`/${id}/games/${table.id}`, { changes: { isOn: false } })
  expect(await games()).toHaveLength(1)
  expect(await act(`casino-game:${table.id}`)).toMatchObject({
    act: 'change-casino-game',
    after: { isOn: false },
  })
  await post(`/${id}/providers/${providerList[0].id}`, { changes: { name: '알파 게임즈' } })
  expect((await lobby(member.token)).providers[0]).toMatchObject({ name: '알파 게임즈' })
  // Suppliers are ordered before their providers: now the other one comes first.
  await change({ position: 9 })
  expect((await lobby(member.token)).providers[0]).toMatchObject({ vendor: 'casino-b' })
  await change({ position: 1 })
})

test('connects a further supplier under its own code', async () => {
  const asked = {
    code: 'next-one',
    name: '다음 공급사',
    dialect: 'command',
    address: 'https://next.example/',
    addresses: ['203.0.113.0/24'],
  }
  const made = await post('', asked)
  expect(made.status).toBe(200)
  const told = JSON.parse(made.text)
  const detail = await (await house.get(`admin/suppliers/${told.id}`, await as('admin'))).json()
  expect(detail).toMatchObject({ address: 'https://next.example', addresses: ['203.0.113.0/24'], games: 0 })
  expect(await post('', asked)).toMatchObject({ status: 409, refusal: 'SUPPLIER_CODE_TAKEN' })
})

test('X3 bad input is 400 and a missing permission 403, and nothing changes', async () => {
  const before = await read()
  for (const changes of [
    { address: 'ftp://x' },
    { addresses: ['999.1.1.1'] },
    { position: -1 },
    { image: 'x.png' },
    { name: ' ' },
    { secret: 'x' },
    { isOn: 'no' },
  ])
    expect([(await change(changes)).status, changes]).toEqual([400, changes])
  expect((await post(`/${id}/key`, { oldKeyMinutes: 7 })).status).toBe(400)
  expect(
    (
      await post('', {
        code: 'Bad Code',
        name: 'x',
        dialect: 'command',
        address: 'https://x.example',
        addresses: [],
      })
    ).status,
  ).toBe(400)
  expect((await post('/999', { changes: { isOn: false } })).status).toBe(404)
  expect((await post(`/${id}/games/99999`, { changes: { isOn: false } })).status).toBe(404)
  expect((await post(`/${id}/providers/2`, { changes: { isOn: false } })).status).toBe(404)
  for (const by of ['demo', 'content', 'admin1', 'support'])
    expect((await change({ isOn: false }, by)).status).toBe(403)
  for (const by of ['demo', 'content'])
    expect((await house.get('admin/suppliers', await as(by))).status).toBe(403)
  // The server's own request whether the supplier is available may end meanwhile.
  expect(await read()).toEqual({ ...before, lastCallAt: expect.any(String) })
})
