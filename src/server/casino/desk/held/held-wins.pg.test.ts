import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Ask } from '#dev/conformance/wallet-client.ts'
import { MINUTE } from '#domain/instant.ts'
import { verifyLedger } from '#server/ledger/ledger.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { listActs } from '#server/site/site.ts'
import {
  clientOf,
  connectSuppliers,
  enterGame,
  newRef,
  type Player,
} from '#tests/support/casino/casino-desk.ts'
import { putSuppliersAt, toldSupplier } from '#tests/support/casino/told-supplier.ts'
import { aBettor, type Bettor, told, walletBalance } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { setSecondPerson } from '#tests/support/house/second-person.sql.ts'
import { readCasinoFigures } from '../casino-figures.ts'

const database = useDatabase({ poolSize: 12 })
const house = useHouse(database)

const START = 1_000_000
/** 50 times the usual stake of 1,000. */
const BIG = 50_001
const codes = { command: 'BET_RESOLVED', transactions: 'RS_ERROR_TRANSACTION_SETTLED' } as const
let supplier: Awaited<ReturnType<typeof toldSupplier>>
let says: object | undefined
let member: Bettor
let player: Player

beforeAll(async () => {
  await connectSuppliers(house)
  supplier = await toldSupplier(() => says)
  await putSuppliersAt(house, supplier.address)
})
afterAll(() => supplier.close())

const desk = async (path: string, body: object, as = 'admin') =>
  told(await house.post(`admin/${path}`, body, { token: await house.logIn(as) }))
const read = async (path: string, as = 'admin') =>
  (await house.get(`admin/${path}`, { token: await house.logIn(as) })).json()
const setRules = async (rules: Parameters<typeof setSecondPerson>[1]) => {
  await setSecondPerson(database.db, rules)
  await house.app.site.refresh()
}
const ledgerFaults = async () => (await verifyLedger(database.db)).faults

describe.each(['command', 'transactions'] as const)('in the convention %s', convention => {
  const supplierId = () => house.app.casino.suppliers.find(convention)?.id ?? 0
  const call = (ask: Ask) => clientOf(house, convention).call(ask)
  const balance = () => walletBalance(house, member)
  type Bet = Extract<Ask, { kind: 'bet' }>
  const win = ({ ref, round, user }: Bet, amount = BIG, endsRound = false) => ({
    ...{ kind: 'win' as const, user, ref: newRef(), betRef: ref as string | undefined, round },
    ...{ amount, endsRound },
  })
  const refund = ({ ref, round, user }: Bet) => ({
    ...{ kind: 'refund' as const, user, ref: newRef(), betRef: ref, round },
  })
  const taken = async (more: Partial<Bet> = {}): Promise<Bet> => {
    const asked: Bet = { kind: 'bet', ref: newRef(), round: newRef('r'), amount: 1_000, ...player, ...more }
    expect(await call(asked)).toMatchObject({ ok: true })
    return asked
  }
  /** A bet with a win above the most. */
  const heldWin = async () => {
    const bet = await taken()
    const before = await balance()
    const asked = win(bet)
    const answer = await call(asked)
    expect(answer).toMatchObject({ ok: true, balance: before })
    expect(answer.body).toContain('"held":true')
    return { bet, asked, answer }
  }
  const decide = (ref: string, decision: 'release' | 'reject', as = 'admin') =>
    desk(`suppliers/${supplierId()}/held-wins/${ref}/${decision}`, { reason: '공급사 확인' }, as)
  const historyOf = async () =>
    (await (await house.get('bet_result?type=5', { token: member.token })).json()).bets

  beforeEach(async () => {
    says = undefined
    await database.db.run(sql`update casino_supplier set win_multiple_max = 50, win_amount_max = 400000`)
    member = await aBettor(house)
    player = await enterGame(house, member.memberId, { convention })
  })

  test('a win at the most is paid; one above it is answered, held and shown, and not paid', async () => {
    expect(await call(win(await taken(), BIG - 1))).toMatchObject({ ok: true, balance: START + 49_000 })
    expect(await call(win(await taken({ amount: 20_000 }), 400_001))).toMatchObject({
      balance: START + 29_000,
    })
    const { bet, asked, answer } = await heldWin()
    expect((await call(asked)).body).toBe(answer.body)
    const [shown] = await historyOf()
    expect(shown).toMatchObject({ status: 0, bettings: [{ casino: { isHeld: true } }] })
    const round = await house.get(`casino/rounds/${shown.id}`, { token: member.token })
    expect(await round.json()).toMatchObject({
      ...{ state: 'open', isHeld: true, payout: null },
      transactions: [{ kind: 'bet' }, { kind: 'win', state: 'held', amount: BIG }],
    })
    const { wins } = await read(`supplier-held-wins?supplierId=${supplierId()}&state=held`)
    expect(wins.find(({ ref }: { ref: string }) => ref === asked.ref)).toMatchObject({
      ...{ ref: asked.ref, amount: BIG, bets: 1, stake: 1_000, multipleMax: 50, amountMax: 400_000 },
      ...{ state: 'held', round: bet.round, userId: expect.any(String), decidedBy: null },
    })
    const { transactions } = await read(`supplier-transactions?number=${bet.ref}`)
    expect(transactions).toMatchObject([{ state: 'held' }])
    const casino = await readCasinoFigures(database.db, house.clock.now())
    expect(casino.held.map(({ supplier: name }) => name)).toContain(convention)
    expect((await read('supplier-unresolved/waiting')).held).toBeGreaterThanOrEqual(2)
  })

  test("a game's own most beats its supplier's, in both directions", async () => {
    const set = (multiple: number | null, amount: number | null) =>
      database.db.run(sql`
        update casino_game set win_multiple_max = ${multiple}, win_amount_max = ${amount} where code = 'table'`)
    onTestFinished(async () => void (await set(null, null)))
    await set(60, null)
    expect(await call(win(await taken()))).toMatchObject({ ok: true, balance: START - 1_000 + BIG })
    await set(null, 10_000)
    const small = await call(win(await taken(), 10_001))
    expect(small.body).toContain('"held":true')
  })

  test('the bet of a held win counts as resolved: no refund, no other win, no end of its round', async () => {
    const { bet, asked } = await heldWin()
    const late = codes[convention]
    expect(await call(refund(bet))).toMatchObject({ ok: false, code: late })
    expect(await call(win(bet, 500))).toMatchObject({ ok: false, code: late })
    expect(await call({ ...win(bet, 500), betRef: undefined })).toMatchObject({ ok: false, code: late })
    expect(await call({ kind: 'end', user: bet.user, ref: newRef(), round: bet.round })).toMatchObject({
      ok: true,
    })
    house.clock.advance(11 * MINUTE)
    expect(await desk(`suppliers/${supplierId()}/bets/${bet.ref}/refund`, { reason: '확인' })).toMatchObject({
      ...{ status: 409, refusal: 'BET_HELD' },
    })
    const { bets } = await read(`supplier-unresolved?supplierId=${supplierId()}`)
    expect(bets.filter(({ ref }: { ref: string }) => ref === bet.ref)).toEqual([])
    expect((await decide(asked.ref, 'release')).status).toBe(200)
    expect(await balance()).toBe(START - 1_000 + BIG)
    expect((await historyOf())[0]).toMatchObject({ status: 2, winnings: BIG })
    expect(await ledgerFaults()).toEqual([])
  })

  test.each([
    ['two releases', ['release', 'release'], [BIG]],
    ['a release and a rejection', ['release', 'reject'], [BIG, 0]],
    ['two rejections', ['reject', 'reject'], [0]],
  ] as const)('of %s at once one counts', async (_, [one, other], paid) => {
    const { asked, answer } = await heldWin()
    // Two logins of one operator at once would end each other's session.
    const [first, second] = [await house.logIn('admin'), await house.logIn('admin2')]
    const decided = (
      [
        [one, first],
        [other, second],
        [other, first],
      ] as const
    ).map(async ([decision, token]) => {
      const path = `admin/suppliers/${supplierId()}/held-wins/${asked.ref}/${decision}`
      return told(await house.post(path, { reason: '공급사 확인' }, { token }))
    })
    const answers = await Promise.all([...decided, call(asked)])
    expect(
      answers
        .slice(0, 3)
        .map(({ status }) => status)
        .toSorted(),
    ).toEqual([200, 409, 409])
    expect(paid.map(amount => START - 1_000 + amount)).toContain(await balance())
    expect(await decide(asked.ref, 'release')).toMatchObject({ status: 409, refusal: 'HELD_WIN_DECIDED' })
    expect((await call(asked)).body).toBe(answer.body)
    const acts = await listActs(database.db, { subject: `member:${member.memberId}`, limit: 9, offset: 0 })
    expect(acts).toMatchObject([{ after: { win: BIG, number: asked.ref }, reason: '공급사 확인' }])
    expect(await ledgerFaults()).toEqual([])
  })

  test('after a rejection the bet is open again, for the right win or a refund under a new number', async () => {
    const { bet, asked } = await heldWin()
    expect((await decide(asked.ref, 'reject')).status).toBe(200)
    expect(await balance()).toBe(START - 1_000)
    expect((await historyOf())[0]).toMatchObject({ status: 0 })
    expect(await call(win(bet, 1_950))).toMatchObject({ ok: true, balance: START + 950 })
    const second = await heldWin()
    await decide(second.asked.ref, 'reject')
    expect(await call(refund(second.bet))).toMatchObject({ ok: true, balance: START + 950 })
    const transaction = await read(`suppliers/${supplierId()}/transactions/${asked.ref}`)
    expect(transaction).toMatchObject({ transaction: { state: 'rejected' } })
    expect(await ledgerFaults()).toEqual([])
  })

  test('a supplier that insists on a rejected win pays nothing, and its bet can be refunded by hand', async () => {
    const { bet, asked } = await heldWin()
    await decide(asked.ref, 'reject')
    house.clock.advance(11 * MINUTE)
    const end = { ref: asked.ref, kind: 'win', betRef: bet.ref, amount: BIG, endsRound: false }
    says = { state: 'ended', user: player.user, round: bet.round, end }
    const place = `suppliers/${supplierId()}/bets/${bet.ref}`
    expect(await desk(`${place}/ask`, { reason: '확인' })).toMatchObject({ refusal: 'REPORT_REFUSED' })
    expect(await balance()).toBe(START - 1_000)
    expect((await desk(`${place}/refund`, { reason: '확인' })).status).toBe(200)
    expect(await balance()).toBe(START)
  })

  test('an end that the supplier reports when asked is held as its call would be', async () => {
    const bet = await taken()
    house.clock.advance(11 * MINUTE)
    const end = { ref: newRef(), kind: 'win', betRef: bet.ref, amount: BIG, endsRound: true }
    says = { state: 'ended', user: player.user, round: bet.round, end }
    const asked = await desk(`suppliers/${supplierId()}/bets/${bet.ref}/ask`, { reason: '확인' })
    expect(JSON.parse(asked.text)).toEqual({ says: 'ended', state: 'held' })
    expect(await balance()).toBe(START - 1_000)
    await decide(end.ref, 'release')
    expect(await balance()).toBe(START - 1_000 + BIG)
  })

  test('a held win for a whole round resolves all of its bets when it is paid', async () => {
    const one = await taken()
    const other = await taken({ round: one.round })
    const asked = { ...win(one, 100_001), betRef: undefined, endsRound: true }
    expect((await call(asked)).body).toContain('"held":true')
    await decide(asked.ref, 'release')
    expect(await balance()).toBe(START - 2_000 + 100_001)
    const paid = (await historyOf()).map(({ winnings }: { winnings: number }) => winnings)
    expect(paid.toSorted()).toEqual([0, 100_001])
    expect(await call(win(other, 5))).toMatchObject({ ok: false, code: codes[convention] })
    expect(await ledgerFaults()).toEqual([])
  })

  test('a held late win of a lost bet corrects it when it is paid, and leaves it lost when rejected', async () => {
    const [one, other] = [await taken(), await taken()]
    for (const { user, round } of [one, other]) await call({ kind: 'end', user, ref: newRef(), round })
    const [paid, not] = [win(one), win(other)]
    for (const asked of [paid, not]) expect((await call(asked)).body).toContain('"held":true')
    await decide(not.ref, 'reject')
    expect((await historyOf()).map(({ status }: { status: number }) => status)).toEqual([1, 1])
    await decide(paid.ref, 'release')
    expect(await balance()).toBe(START - 2_000 + BIG)
    expect(await call(win(other, 3_000))).toMatchObject({ ok: true, balance: START + 1_000 + BIG })
    expect(await ledgerFaults()).toEqual([])
  })

  test('X4 paying a large win takes two operators, rejecting it one', async () => {
    await setRules({ 'money-by-hand': { above: 10_000 } })
    onTestFinished(() => setRules({}))
    const { asked } = await heldWin()
    expect(await decide(asked.ref, 'release')).toMatchObject({ status: 409, refusal: 'SECOND_PERSON_ASKED' })
    expect(await balance()).toBe(START - 1_000)
    const { asks } = await read('approvals?state=waiting', 'admin2')
    expect((await desk(`approvals/${asks[0].id}/approve`, { reason: '확인' }, 'admin2')).status).toBe(200)
    expect(await balance()).toBe(START - 1_000 + BIG)
    const second = await heldWin()
    expect((await decide(second.asked.ref, 'reject')).status).toBe(200)
    expect(await ledgerFaults()).toEqual([])
  })

  test('X3 refuses members and operators without the permission; bad input changes nothing', async () => {
    const { asked } = await heldWin()
    for (const decision of ['release', 'reject'] as const) {
      for (const as of ['demo', 'content', 'admin1'])
        expect((await decide(asked.ref, decision, as)).status).toBe(403)
      const place = `suppliers/${supplierId()}/held-wins`
      expect((await desk(`${place}/${asked.ref}/${decision}`, { reason: ' ' })).status).toBe(400)
      expect((await desk(`${place}/no.such/${decision}`, { reason: '확인' })).status).toBe(404)
      expect((await desk(`${place}/%00/${decision}`, { reason: '확인' })).status).toBe(400)
    }
    const look = async (as: string) =>
      (await house.get('admin/supplier-held-wins', { token: await house.logIn(as) })).status
    expect([await look('demo'), await look('content'), await look('admin1')]).toEqual([403, 403, 200])
    expect(await balance()).toBe(START - 1_000)
  })
})
