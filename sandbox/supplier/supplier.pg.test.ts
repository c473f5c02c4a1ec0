import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { verifyLedger } from '#server/ledger/ledger.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { type SandboxSupplier, startSupplier } from '#tests/support/casino/sandbox-supplier.ts'
import { aBettor, walletBalance } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { largestWinOf, slots, TABLE_LIMITS, tables } from './games.ts'

const database = useDatabase({ poolSize: 12 })
const house = useHouse(database)

let sandbox: SandboxSupplier

beforeAll(async () => {
  // The supplier signs with the system's clock, because it is a separate program in service.
  house.clock.set(Date.now() as ReturnType<typeof house.clock.now>)
  sandbox = await startSupplier(house, Date.now)
})
afterAll(() => sandbox.close())

const launch = async (token: string, path: string, body?: object) => {
  const answer = await house.post(path, body, { token })
  return { status: answer.status, text: await answer.text() }
}

/** Returns the key of a game window, from the address that the house returned. */
async function enter(token: string, path: string, body?: object): Promise<string> {
  const { status, text } = await launch(token, path, body)
  expect(status).toBe(200)
  const { launch_url }: { launch_url: string } = JSON.parse(text)
  const entered = await fetch(launch_url, { redirect: 'manual' })
  expect(entered.status).toBe(302)
  return (entered.headers.get('location') ?? '').slice('/play#'.length)
}

const play = async (what: string, body: object) =>
  (await fetch(`${sandbox.url}/api/${what}`, { method: 'POST', body: JSON.stringify(body) })).json()

const gameId = async (vendor: string, code: string) =>
  house.app.casino.suppliers.games().find(one => one.provider.code === vendor && one.game.code === code)?.game
    .id

test('API-046 CASINO-006 CASINO-007 G15 launches, spins and pays a slot and shows it in the history', async () => {
  const member = await aBettor(house)
  const key = await enter(member.token, 'slot/launch', {
    vendor: 'casino-a',
    gameId: await gameId('casino-a', 'classic'),
  })
  const told = await play('spin', { key, unit: 1_000 })
  expect(told).toMatchObject({ ok: true, nonce: 1 })
  expect(await walletBalance(house, member)).toBe(1_000_000 - 1_000 + told.paid)
  expect(told.balance).toBe(1_000_000 - 1_000 + told.paid)
  expect(await play('spin', { key, unit: 1_000 })).toEqual({ ok: false, text: '잠시 후 돌릴 수 있습니다.' })
  const history = await (await house.get('bet_result?type=5', { token: member.token })).json()
  expect(history.bets).toMatchObject([
    {
      gameType: 6,
      amounts: 1_000,
      winnings: told.paid,
      bettings: [{ home: '클래식 세 릴', leagueName: '카지노 A' }],
    },
  ])
  const path = `casino/rounds/${history.bets[0].id}`
  const round = await (await house.get(path, { token: member.token })).json()
  expect(round).toMatchObject({
    game: '클래식 세 릴',
    kind: 'slot',
    stake: 1_000,
    payout: told.paid,
    transactions: [
      { kind: 'bet', amount: 1_000 },
      { kind: 'win', amount: told.paid },
    ],
    result: expect.stringMatching(/./),
  })
  expect((await fetch(round.proofUrl)).status).toBe(200)
  expect((await house.get(path, { token: (await aBettor(house)).token })).status).toBe(404)
  const slots = await (await house.get('bet_result?type=6', { token: member.token })).json()
  expect(slots.totalCount).toBe(1)
})

test('G20 opens a game for practice without a stake, session or wallet call', async () => {
  const member = await aBettor(house)
  const before = await walletBalance(house, member)
  const kept = await enter(member.token, 'slot/launch', { vendor: 'casino-a' })
  const practice = { kind: 'slot', vendor: 'casino-a' }
  const key = await enter(member.token, 'casino/practice', practice)
  expect(await play('game', { key })).toMatchObject({ isDemo: true, balance: 1_000_000 })
  expect(await play('spin', { key, unit: 1_000 })).toMatchObject({ ok: true })
  expect(await walletBalance(house, member)).toBe(before)
  // The game that is open with money stays open.
  expect(await play('spin', { key: kept, unit: 1_000 })).toMatchObject({ ok: true })
  const barred = await aBettor(house, { tendency: 22 })
  expect(await launch(barred.token, 'casino/practice', practice)).toMatchObject({ status: 400 })
  expect(await launch(member.token, 'casino/practice', { ...practice, gameId: 999_999 })).toMatchObject({
    status: 404,
  })
  expect(await launch(member.token, 'casino/practice', { vendor: 'casino-a' })).toMatchObject({ status: 400 })
})

test('CASINO-004 opens the first table of a provider and pays its bet after a kill, without a session', async () => {
  const member = await aBettor(house)
  const key = await enter(member.token, 'casino/launch', { vendor: 'casino-a' })
  const stakes = [{ market: 'winner', pick: 'player', amount: 5_000 }]
  await vi.waitFor(async () => expect(await play('bet', { key, stakes })).toMatchObject({ ok: true }), {
    timeout: 30_000,
    interval: 500,
  })
  expect(await walletBalance(house, member)).toBe(995_000)
  await house.deps.db.run(
    sql`update casino_session set ended_at = now() where member_id = ${member.memberId}`,
  )
  // Killed: another process reads the journal, long after the round ended.
  const later = () => Date.now() + 120_000
  house.clock.set(later() as ReturnType<typeof house.clock.now>)
  const next = sandbox.again(later)
  vi.spyOn(Date, 'now').mockImplementation(() => house.clock.now())
  await next.turn()
  vi.restoreAllMocks()
  const bets = await (await house.get('bet_result?type=5', { token: member.token })).json()
  expect(bets.bets[0].status).not.toBe(0)
  expect(bets.bets[0].bettings).toMatchObject([{ marketNameKorean: '베팅', betNameKorean: '플레이어' }])
  expect(await walletBalance(house, member)).toBe(995_000 + bets.bets[0].winnings)
  expect((await verifyLedger(database.db)).faults).toEqual([])
})

test('CASINO-004 stakes a slip when it is confirmed, within the limits of the table and the balance', async () => {
  const member = await aBettor(house)
  const launched = { vendor: 'casino-a', gameId: await gameId('casino-a', 'roulette-1') }
  const key = await enter(member.token, 'casino/launch', launched)
  const { limits } = (await play('game', { key })).table
  expect(limits).toEqual({ min: 1_000, max: 1_000_000, roundMax: 3_000_000 })
  const number = (pick: number, amount: number) => ({ market: 'number', pick: String(pick), amount })
  const confirm = (stakes: unknown, round?: string) => play('bet', { key, stakes, round })
  await vi.waitFor(
    async () => {
      const { round, now } = await play('state', { key })
      expect(round.closesAt - now).toBeGreaterThan(10_000)
    },
    { timeout: 40_000, interval: 500 },
  )
  for (const [stakes, text] of [
    [[number(17, 999)], '최소 베팅금액은 1,000원입니다.'],
    [[number(17, 1_000_001)], '한 칸에 1,000,000원까지 베팅할 수 있습니다.'],
    [[1, 2, 3, 4].map(pick => number(pick, 900_000)), '한 회차에 3,000,000원까지 베팅할 수 있습니다.'],
    [[number(17, 600_000), number(18, 600_000)], '보유금액이 부족합니다.'],
    [[number(37, 1_000)], '없는 칸입니다.'],
    [[], '베팅할 칸에 칩을 놓아 주세요.'],
    [{ market: 'number' }, '베팅할 칸에 칩을 놓아 주세요.'],
  ] as const)
    expect(await confirm(stakes)).toEqual({ ok: false, text })
  expect(await confirm([number(17, 1_000)], '20200101-0001')).toMatchObject({ ok: false })
  expect(await walletBalance(house, member)).toBe(1_000_000)
  const red = { market: 'colour', pick: 'red', amount: 5_000 }
  expect(await confirm([number(17, 1_000), red, number(17, 2_000)])).toMatchObject({ ok: true, taken: 2 })
  expect(await walletBalance(house, member)).toBe(992_000)
  const { bets } = await (await house.get('bet_result?type=5', { token: member.token })).json()
  const words = bets.map((one: { amounts: number; bettings: { betNameKorean: string }[] }) => [
    one.bettings[0]?.betNameKorean,
    one.amounts,
  ])
  expect(words.toSorted()).toEqual([
    ['17 스트레이트', 3_000],
    ['레드', 5_000],
  ])
  // Another window of the same player shares the limits of the round.
  const again = await enter(member.token, 'casino/launch', launched)
  expect(await play('bet', { key: again, stakes: [number(17, 999_000)] })).toMatchObject({
    ...{ ok: false, text: '한 칸에 1,000,000원까지 베팅할 수 있습니다.' },
  })
})

test('ROLE-015 CASINO-002 refuses tendency 22 before anything opens, and says 점검중 for a disabled game', async () => {
  const barred = await aBettor(house, { tendency: 22 })
  expect(await launch(barred.token, 'playfun/auth')).toEqual({
    status: 400,
    text: '관리자에게 문의해주세요.',
  })
  const member = await aBettor(house)
  expect(await launch(member.token, 'casino/launch', { vendor: 'nobody' })).toMatchObject({ status: 404 })
  await house.deps.db.run(sql`update casino_provider set is_on = false where code = 'casino-b'`)
  await house.app.casino.suppliers.refresh()
  expect(await launch(member.token, 'casino/launch', { vendor: 'casino-b' })).toEqual({
    status: 503,
    text: '점검중 입니다.',
  })
  const lobby = await (await house.get('casino/lobby', { token: member.token })).json()
  expect(lobby.providers).toHaveLength(10)
  expect(lobby.providers[1]).toMatchObject({ vendor: 'casino-b', isOpen: false })
})

test('the largest pay of every sandbox game is within the shipped most for wins', async () => {
  const mosts = await database.db.many<{ code: string; multiple: number; amount: number }>(sql`
    select g.code, coalesce(g.win_multiple_max, s.win_multiple_max) as multiple,
      coalesce(g.win_amount_max, s.win_amount_max) as amount
    from casino_game g
    join casino_provider p on p.id = g.provider_id
    join casino_supplier s on s.id = p.supplier_id`)
  const largest = [
    ...tables.map(({ code }) => ({ code, stake: TABLE_LIMITS.max })),
    ...slots.map(({ code, unitStakes, units }) => ({ code, stake: Math.max(...unitStakes) * units })),
  ]
  expect(mosts.length).toBe(largest.length)
  for (const { code, stake } of largest) {
    const times = (largestWinOf(code) ?? Number.POSITIVE_INFINITY) / 100
    const most = mosts.find(one => one.code === code)
    expect([code, most && times <= most.multiple, most && times * stake <= most.amount]).toEqual([
      ...[code, true, true],
    ])
  }
})
