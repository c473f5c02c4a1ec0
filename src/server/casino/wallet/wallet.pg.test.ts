import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Ask } from '#dev/conformance/wallet-client.ts'
import { verifyLedger } from '#server/ledger/ledger.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import {
  clientOf,
  connectSuppliers,
  enterGame,
  newRef,
  type Player,
} from '#tests/support/casino/casino-desk.ts'
import { aBettor, type Bettor, walletBalance } from '#tests/support/facts/bettor.ts'
import { changeSettings } from '#tests/support/house/change-settings.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase({ poolSize: 12 })
const house = useHouse(database)

const START = 1_000_000
let member: Bettor
let player: Player

beforeAll(() => connectSuppliers(house))

describe.each(['command', 'transactions'] as const)('in the convention %s', convention => {
  const call = (ask: Ask) => clientOf(house, convention).call(ask)
  const balance = () => walletBalance(house, member)
  const bet = (more: Partial<Extract<Ask, { kind: 'bet' }>> = {}) => ({
    kind: 'bet' as const,
    ref: newRef(),
    round: 'r1',
    amount: 1_000,
    ...player,
    ...more,
  })
  const win = (
    betRef: string | undefined,
    amount: number,
    more: Partial<Extract<Ask, { kind: 'win' }>> = {},
  ) => ({
    kind: 'win' as const,
    user: player.user,
    ref: newRef(),
    betRef,
    round: 'r1',
    amount,
    endsRound: false,
    ...more,
  })
  const refund = (betRef: string) => ({
    kind: 'refund' as const,
    user: player.user,
    ref: newRef(),
    betRef,
    round: 'r1',
  })
  const end = (round = 'r1') => ({ kind: 'end' as const, user: player.user, ref: newRef(), round })

  beforeEach(async () => {
    member = await aBettor(house)
    player = await enterGame(house, member.memberId, { convention })
  })

  test('CASINO-008 a bet debits its stake, a win pays, and the history shows both as one bet', async () => {
    const asked = bet()
    expect(await call(asked)).toMatchObject({ ok: true, balance: START - 1_000 })
    expect(await call(win(asked.ref, 2_500, { endsRound: true }))).toMatchObject({
      ok: true,
      balance: START + 1_500,
    })
    expect(await balance()).toBe(START + 1_500)
    const history = await house.get('bet_result?type=5', { token: member.token })
    expect(history.status).toBe(200)
    expect(await history.json()).toMatchObject({
      totalCount: 1,
      bets: [{ gameType: 5, status: 2, amounts: 1_000, winnings: 2_500, cancellable: false }],
    })
  })

  test.each([
    ['레드', '레드'],
    [' 17 스트레이트\n', '17 스트레이트'],
    ['가'.repeat(100), '가'.repeat(100)],
    ['가'.repeat(101), null],
    ['레드\n블랙', null],
    ['\u202E레드', null],
    ['', null],
    [undefined, null],
  ])('accepts a bet with the description %j and shows its member %j', async (description, shown) => {
    const asked = bet({ description })
    expect(await call(asked)).toMatchObject({ ok: true, balance: START - 1_000 })
    const history = await (await house.get('bet_result?type=5', { token: member.token })).json()
    expect(history.bets[0].bettings).toMatchObject([
      { marketNameKorean: shown === null ? '회차' : '베팅', betNameKorean: shown ?? 'r1' },
    ])
    const round = await house.get(`casino/rounds/${history.bets[0].id}`, { token: member.token })
    expect(await round.json()).toMatchObject({ round: 'r1', description: shown })
  })

  test('a repeated bet with another description gets the first answer, and the first description stays', async () => {
    const asked = bet({ description: '레드' })
    const first = await call(asked)
    expect((await call({ ...asked, description: '블랙' })).body).toBe(first.body)
    const history = await (await house.get('bet_result?type=5', { token: member.token })).json()
    expect(history.bets[0].bettings).toMatchObject([{ betNameKorean: '레드' }])
  })

  test.each([
    [999, 1],
    [1_000, 1],
    [1_001, 2],
  ])('CASINO-008 a payout of %i for a stake of 1,000 gives status %i', async (payout, status) => {
    const asked = bet()
    expect(await call(asked)).toMatchObject({ ok: true })
    expect(await call(win(asked.ref, payout, { endsRound: true }))).toMatchObject({
      ok: true,
      balance: START - 1_000 + payout,
    })
    const history = await house.get('bet_result?type=5', { token: member.token })
    expect(await history.json()).toMatchObject({ bets: [{ status, winnings: payout }] })
  })

  test('every repeated call gets its first answer byte for byte and moves no money', async () => {
    const asked = bet()
    const first = await call(asked)
    await call(bet())
    expect((await call(asked)).body).toBe(first.body)
    const won = win(asked.ref, 5_000)
    const paid = await call(won)
    expect((await call(won)).body).toBe(paid.body)
    const other = bet()
    await call(other)
    const back = refund(other.ref)
    const gone = await call(back)
    expect((await call(back)).body).toBe(gone.body)
    expect(await balance()).toBe(START - 2_000 + 5_000)
  })

  test('ten concurrent identical calls debit once', async () => {
    const asked = bet()
    const told = await Promise.all(Array.from({ length: 10 }, () => call(asked)))
    expect(new Set(told.map(one => one.body)).size).toBe(1)
    expect(await balance()).toBe(START - 1_000)
    const won = win(asked.ref, 3_000)
    await Promise.all(Array.from({ length: 10 }, () => call(won)))
    expect(await balance()).toBe(START + 2_000)
  })

  test('of ten concurrent bets over a balance for one, one is accepted', async () => {
    const told = await Promise.all(Array.from({ length: 10 }, () => call(bet({ amount: START }))))
    expect(told.filter(one => one.ok)).toHaveLength(1)
    expect(await balance()).toBe(0)
  })

  test('a refund before its bet stores a tombstone, and the late bet is permanently refused', async () => {
    const late = bet()
    expect(await call(refund(late.ref))).toMatchObject({ ok: true, balance: START })
    const first = await call(late)
    expect(first.ok).toBe(false)
    expect((await call(late)).body).toBe(first.body)
    expect(await call(win(late.ref, 9_000))).toMatchObject({ ok: false })
    expect(await balance()).toBe(START)
  })

  test('the first resolution of a bet counts, and later ones are refused', async () => {
    const [one, other] = [bet(), bet()]
    await call(one)
    await call(other)
    await call(win(one.ref, 0))
    expect(await call(win(one.ref, 7_000))).toMatchObject({ ok: false })
    expect(await call(refund(one.ref))).toMatchObject({ ok: false })
    await call(refund(other.ref))
    expect(await call(win(other.ref, 7_000))).toMatchObject({ ok: false })
    expect(await balance()).toBe(START - 1_000)
  })

  test('the end of a round loses open bets; a late win still pays, once', async () => {
    const asked = bet()
    await call(asked)
    expect(await call(end())).toMatchObject({ ok: true })
    expect(await call(bet())).toMatchObject({ ok: false })
    expect(await call(win(asked.ref, 4_000))).toMatchObject({ ok: true, balance: START + 3_000 })
    expect(await call(win(asked.ref, 4_000))).toMatchObject({ ok: false })
    expect((await verifyLedger(database.db)).faults).toEqual([])
  })

  test('a refund after the end of its round returns the stake', async () => {
    const asked = bet()
    await call(asked)
    await call(end())
    expect(await call(refund(asked.ref))).toMatchObject({ ok: true, balance: START })
    expect((await verifyLedger(database.db)).faults).toEqual([])
  })

  test('a win for a whole round ends all of its bets', async () => {
    const [one, other] = [bet(), bet()]
    await call(one)
    await call(other)
    expect(await call(win(undefined, 5_000, { endsRound: true }))).toMatchObject({
      ok: true,
      balance: START + 3_000,
    })
    expect(await call(win(other.ref, 1))).toMatchObject({ ok: false })
  })

  test('a win before its bet must be retried, and then pays', async () => {
    const asked = bet()
    const won = win(asked.ref, 2_000)
    expect(await call(won)).toMatchObject({ ok: false })
    await call(asked)
    expect(await call(won)).toMatchObject({ ok: true, balance: START + 1_000 })
  })

  test('refuses a second call with the same number, for any member', async () => {
    const asked = bet()
    await call(asked)
    expect(await call({ ...asked, amount: 2_000 })).toMatchObject({ ok: false })
    const other = await enterGame(house, (await aBettor(house)).memberId, { convention })
    expect(await call({ ...asked, ...other })).toMatchObject({ ok: false })
    expect(await call({ ...win(asked.ref, 500), user: other.user })).toMatchObject({ ok: false })
    expect(await balance()).toBe(START - 1_000)
  })

  test('a refused bet stays refused under its number, and its refund pays nothing', async () => {
    const asked = bet({ amount: START + 1 })
    const first = await call(asked)
    expect(first.ok).toBe(false)
    expect((await call(asked)).body).toBe(first.body)
    expect(await call(refund(asked.ref))).toMatchObject({ ok: true, balance: START })
  })

  test('VALID-007 tendency 22, a blocked member and maintenance refuse bets, and never wins', async () => {
    const asked = bet()
    await call(asked)
    await database.db.run(sql`update member set tendency = 22 where id = ${member.memberId}`)
    expect(await call(bet())).toMatchObject({ ok: false })
    await database.db.run(
      sql`update member set tendency = 0, status = 'blocked' where id = ${member.memberId}`,
    )
    expect(await call(bet())).toMatchObject({ ok: false })
    expect(await call(win(asked.ref, 2_000))).toMatchObject({ ok: true, balance: START + 1_000 })
  })

  test('ERR-020 slots and tables have separate switches; a win is paid while they are off', async () => {
    const asked = bet()
    await call(asked)
    onTestFinished(() => changeSettings(house, { slotMaintenanceFlag: 0, casinoMaintenanceFlag: 0 }))
    await changeSettings(house, { slotMaintenanceFlag: 1 })
    expect(await call(bet({ round: 'r2' }))).toMatchObject({ ok: true })
    const slot = await enterGame(house, (await aBettor(house)).memberId, { convention, game: 'slot' })
    expect(await call(bet(slot))).toMatchObject({ ok: false })
    await changeSettings(house, { slotMaintenanceFlag: 0, casinoMaintenanceFlag: 1 })
    expect(await call(bet(slot))).toMatchObject({ ok: true })
    expect(await call(bet({ round: 'r3' }))).toMatchObject({ ok: false })
    expect(await call(win(asked.ref, 2_000))).toMatchObject({ ok: true, balance: START })
  })

  test('rejects calls with a wrong signature, address or time', async () => {
    const client = clientOf(house, convention)
    const asked = bet()
    expect((await client.call(asked, { wrongSecret: true })).status).toBe(401)
    expect((await client.call(asked, { skewMilliseconds: 121_000 })).status).toBe(401)
    expect((await client.call(asked, { skewMilliseconds: -121_000 })).status).toBe(401)
    expect((await client.call(asked, { skewMilliseconds: -60_000 })).ok).toBe(true)
    const elsewhere = await fetch(`${house.origin}/api/wallet/${convention}`, {
      method: 'POST',
      headers: { 'x-forwarded-for': '203.0.113.9' },
      body: '{}',
    })
    expect(elsewhere.status).toBe(403)
  })

  test('stakes count for the limits of the member, like every bet', async () => {
    const answer = await house.post(
      'protection/limits',
      { kind: 'stake', period: 'day', amount: 10_000 },
      { token: member.token },
    )
    expect(answer.status).toBeLessThan(300)
    expect(await call(bet({ amount: 9_000 }))).toMatchObject({ ok: true })
    expect(await call(bet({ amount: 2_000 }))).toMatchObject({ ok: false })
    expect(await call(bet({ amount: 1_000 }))).toMatchObject({ ok: true })
  })
})
