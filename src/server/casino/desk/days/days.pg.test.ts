import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY, HOUR, instant, MINUTE } from '#domain/instant.ts'
import { seoulDay, seoulDayRange } from '#domain/korean-formats.ts'
import {
  clientOf,
  connectSuppliers,
  enterGame,
  logInAnew,
  newRef,
  type Player,
} from '#tests/support/casino/casino-desk.ts'
import { putSuppliersAt, toldSupplier } from '#tests/support/casino/told-supplier.ts'
import { aBettor, type Bettor, told, walletBalance } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { supplierClient } from '../../suppliers/supplier-client.ts'
import { checkDays } from './check-days.ts'

const database = useDatabase({ poolSize: 12 })
const house = useHouse(database)

type Reported = {
  readonly ref: string
  readonly kind: string
  readonly amount: number
  readonly betRef: string | null
}

const CONVENTION = 'command'
let supplierId = 0
let report: readonly Reported[] | undefined
let bets: Readonly<Record<string, object>> = {}
let supplier: Awaited<ReturnType<typeof toldSupplier>>
let member: Bettor
let player: Player
let noon = 0

beforeAll(async () => {
  await connectSuppliers(house)
  supplier = await toldSupplier(({ path, body }) =>
    path === 'bet'
      ? (bets[body.bet ?? ''] ?? { state: 'unknown' })
      : report && {
          transactions: report.map(one => ({ ...one, user: player.user, round: 'r', at: noon })),
        },
  )
  await putSuppliersAt(house, supplier.address)
  supplierId = house.app.casino.suppliers.find(CONVENTION)?.id ?? 0
  member = await aBettor(house)
  player = await enterGame(house, member.memberId, { convention: CONVENTION })
})
afterAll(() => supplier.close())

const client = () => clientOf(house, CONVENTION)
const placeBet = async (amount: number) => {
  const [ref, round] = [newRef(), newRef('round')]
  expect((await client().call({ kind: 'bet', ...player, ref, round, amount })).ok).toBe(true)
  return { ref, round }
}
const win = async (bet: { ref: string; round: string }, amount: number) => {
  const ref = newRef()
  const call = { kind: 'win' as const, user: player.user, ref, betRef: bet.ref, round: bet.round, amount }
  expect((await client().call({ ...call, endsRound: true })).ok).toBe(true)
  return ref
}

const as = async (userId: string) => ({ token: await house.logIn(userId) })
const day = async (name: string) =>
  (await house.get(`admin/suppliers/${supplierId}/days/${name}`, await as('admin'))).json()
const check = async (name: string, { by = 'admin', reason = '다시 확인', id = supplierId } = {}) =>
  told(await house.post(`admin/suppliers/${id}/days/${name}/check`, { reason }, await as(by)))

test('compares a day with the supplier’s report automatically when it is over, and reports each difference', async () => {
  const start = seoulDayRange(seoulDay(house.clock.now()))?.before ?? instant(0)
  house.clock.set(instant(start + 12 * HOUR))
  await logInAnew(house, member.memberId)
  player = await enterGame(house, member.memberId, { convention: CONVENTION })
  noon = house.clock.now()
  const name = seoulDay(house.clock.now())
  const [even, dearer, ours, open] = [
    await placeBet(1_000),
    await placeBet(2_000),
    await placeBet(3_000),
    await placeBet(4_000),
  ]
  const [evenWin, dearerWin, oursWin] = [await win(even, 500), await win(dearer, 700), await win(ours, 0)]
  report = [
    { ref: even.ref, kind: 'bet', amount: 1_000, betRef: null },
    { ref: evenWin, kind: 'win', amount: 500, betRef: even.ref },
    { ref: dearer.ref, kind: 'bet', amount: 2_000, betRef: null },
    { ref: dearerWin, kind: 'win', amount: 800, betRef: dearer.ref },
    { ref: open.ref, kind: 'bet', amount: 4_000, betRef: null },
    { ref: 'their.win', kind: 'win', amount: 9_000, betRef: open.ref },
  ]
  expect(await check(name)).toMatchObject({ status: 400, refusal: 'DAY_NOT_OVER' })
  house.clock.set(instant(start + DAY + 29 * MINUTE))
  const watch = {
    ...house.deps,
    deskDb: database.db,
    suppliers: house.app.casino.suppliers,
    client: supplierClient(house.deps),
  }
  await checkDays(watch)
  expect((await house.get(`admin/suppliers/${supplierId}/days/${name}`, await as('admin'))).status).toBe(404)
  house.clock.advance(2 * MINUTE)
  await checkDays(watch)
  const found = await day(name)
  expect(found).toMatchObject({ differences: 4, unexplained: 4 })
  expect(found.ours).toEqual({
    bet: { count: 4, amount: 10_000 },
    win: { count: 3, amount: 1_200 },
    refund: { count: 0, amount: 0 },
  })
  expect(found.theirs.bet).toEqual({ count: 3, amount: 7_000 })
  const of = (ref: string) => found.differenceList.find((one: { ref: string }) => one.ref === ref)
  expect(of(ours.ref)).toMatchObject({ what: 'only-ours', kind: 'bet', ours: 3_000, theirs: null })
  expect(of(oursWin)).toMatchObject({ what: 'only-ours', kind: 'win' })
  expect(of(dearerWin)).toMatchObject({ what: 'amount', ours: 700, theirs: 800 })
  expect(of('their.win')).toMatchObject({ what: 'only-theirs', theirs: 9_000, openBet: open.ref })

  // The explanation survives another comparison; differences that have been resolved meanwhile are gone.
  const note = await house.post(
    `admin/supplier-differences/${of(dearerWin).id}/note`,
    { reason: '공급사 오류, 정정 예정' },
    await as('settle'),
  )
  expect(note.status).toBe(200)
  const before = await walletBalance(house, member)
  bets = {
    [open.ref]: {
      state: 'ended',
      user: player.user,
      round: open.round,
      end: { ref: 'their.win', kind: 'win', betRef: open.ref, amount: 9_000, endsRound: true },
    },
  }
  const asked = await house.post(
    `admin/suppliers/${supplierId}/bets/${open.ref}/ask`,
    { reason: '대조 차이 확인' },
    await as('admin'),
  )
  expect(await asked.json()).toEqual({ says: 'ended', state: 'win' })
  expect(await walletBalance(house, member)).toBe(before + 9_000)
  expect((await check(name)).status).toBe(200)
  const again = await day(name)
  expect(again).toMatchObject({ differences: 3, unexplained: 2 })
  expect(again.differenceList.find((one: { ref: string }) => one.ref === dearerWin)).toMatchObject({
    note: '공급사 오류, 정정 예정',
    notedBy: 'settle',
  })
  const { alarms } = await (await house.get('admin/system', await as('admin'))).json()
  expect(alarms).toContainEqual(
    expect.objectContaining({ code: 'casino-differs', subject: expect.stringContaining(name) }),
  )
})

test('a silent supplier, unknown suppliers and days, and a missing permission change nothing', async () => {
  const name = seoulDay(instant(house.clock.now() - DAY))
  report = undefined
  expect(await check(name)).toMatchObject({ status: 409, refusal: 'SUPPLIER_SILENT' })
  expect(await check(name, { id: 999 })).toMatchObject({ status: 404, refusal: 'SUPPLIER_UNKNOWN' })
  expect((await check('2026-02-31')).status).toBe(400)
  expect((await check(name, { reason: ' ' })).status).toBe(400)
  for (const by of ['demo', 'content', 'admin1']) expect((await check(name, { by })).status).toBe(403)
  const noted = await house.post(
    'admin/supplier-differences/999999/note',
    { reason: '없는 차이' },
    await as('admin'),
  )
  expect(noted.status).toBe(404)
  const days = await (
    await house.get(`admin/supplier-days?supplierId=${supplierId}`, await as('admin1'))
  ).json()
  expect(days).toMatchObject({ hasMore: false, days: [{ differences: 3, unexplained: 2 }] })
})
