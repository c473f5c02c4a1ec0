import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { HOUR, MINUTE } from '#domain/instant.ts'
import { verifyLedger } from '#server/ledger/ledger.ts'
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
import { knownPlayers } from '../../players/known-players.ts'
import { supplierClient } from '../../suppliers/supplier-client.ts'
import { openWallet } from '../../wallet/open-wallet.ts'
import { askUnresolved } from './ask-unresolved.ts'

const database = useDatabase({ poolSize: 12 })
const house = useHouse(database)

const START = 1_000_000
const CONVENTION = 'transactions'
let supplierId = 0
let says: object | undefined
let supplier: Awaited<ReturnType<typeof toldSupplier>>
let member: Bettor
let player: Player

beforeAll(async () => {
  await connectSuppliers(house)
  supplier = await toldSupplier(() => says)
  await putSuppliersAt(house, supplier.address)
  supplierId = house.app.casino.suppliers.find(CONVENTION)?.id ?? 0
})
afterAll(() => supplier.close())
beforeEach(async () => {
  says = undefined
  member = await aBettor(house)
  player = await enterGame(house, member.memberId, { convention: CONVENTION })
})

const call = clientOf
const round = () => newRef('round')

/** A bet that has waited for this many minutes. */
async function waitingBet(minutes = 11, amount = 1_000): Promise<{ ref: string; round: string }> {
  const bet = { ref: newRef(), round: round() }
  const answer = await call(house, CONVENTION).call({ kind: 'bet', amount, ...player, ...bet })
  expect(answer.ok).toBe(true)
  house.clock.advance(minutes * MINUTE)
  return bet
}

const ended = (bet: { ref: string; round: string }, kind: 'win' | 'refund', amount: number) => ({
  state: 'ended',
  user: player.user,
  round: bet.round,
  end: { ref: `${bet.ref}.e`, kind, betRef: bet.ref, amount, endsRound: kind === 'win' },
  result: '플레이어 승',
})

const post = async (ref: string, act: 'ask' | 'refund', { as = 'admin', reason = '결과 지연' } = {}) =>
  told(
    await house.post(
      `admin/suppliers/${supplierId}/bets/${ref}/${act}`,
      { reason },
      { token: await house.logIn(as) },
    ),
  )
const list = async (as = 'admin') =>
  (await house.get('admin/supplier-unresolved', { token: await house.logIn(as) })).json()
const own = async (ref: string) => (await list()).bets.find((one: { ref: string }) => one.ref === ref)

const watching = () => {
  const deps = { ...house.deps, site: house.app.site }
  return {
    ...house.deps,
    suppliers: house.app.casino.suppliers,
    client: supplierClient(house.deps),
    wallet: openWallet({ ...deps, bookingDb: house.deps.db }),
    players: knownPlayers(house.deps),
  }
}

test('CASINO-008 lists a bet without a result after ten minutes, with the next step', async () => {
  const bet = await waitingBet(9)
  expect(await own(bet.ref)).toBeUndefined()
  house.clock.advance(2 * MINUTE)
  expect(await own(bet.ref)).toMatchObject({ stake: 1_000, game: '바카라 1', said: null, step: 'ask' })
})

test.each([
  ['win', 2_500, START + 1_500, 'win'],
  ['win', 0, START - 1_000, 'win'],
  ['refund', 0, START, 'refund'],
] as const)(
  'a report of a %s of %i ends the bet, and the late call changes nothing',
  async (kind, amount, balance, state) => {
    const bet = await waitingBet()
    says = ended(bet, kind, amount)
    expect(JSON.parse((await post(bet.ref, 'ask')).text)).toEqual({ says: 'ended', state })
    expect(await walletBalance(house, member)).toBe(balance)
    expect(await own(bet.ref)).toBeUndefined()
    const late = { user: player.user, ref: `${bet.ref}.e`, betRef: bet.ref, round: bet.round }
    const again = await call(house, CONVENTION).call(
      kind === 'win' ? { kind, ...late, amount, endsRound: true } : { kind, ...late },
    )
    expect(again).toMatchObject({ ok: true })
    expect(await walletBalance(house, member)).toBe(balance)
    expect(await post(bet.ref, 'ask')).toMatchObject({ status: 409, refusal: 'BET_ENDED' })
    expect((await verifyLedger(database.db)).faults).toEqual([])
    const [act] = await listActs(database.db, { subject: `member:${member.memberId}`, limit: 1, offset: 0 })
    expect(act).toMatchObject({ act: 'ask-supplier', after: { number: bet.ref, says: 'ended' } })
  },
)

test('two concurrent requests for a report and the call itself pay once', async () => {
  const bet = await waitingBet()
  says = ended(bet, 'win', 5_000)
  const late = { user: player.user, ref: `${bet.ref}.e`, betRef: bet.ref, round: bet.round }
  const [one, two] = await Promise.all([
    post(bet.ref, 'ask'),
    post(bet.ref, 'ask'),
    call(house, CONVENTION).call({ kind: 'win', ...late, amount: 5_000, endsRound: true }),
  ])
  for (const answer of [one, two]) expect([200, 409]).toContain(answer.status)
  expect(await walletBalance(house, member)).toBe(START + 4_000)
  expect((await verifyLedger(database.db)).faults).toEqual([])
})

test('the house asks the supplier automatically, more often at first, and ends reported bets', async () => {
  const bet = await waitingBet()
  says = { state: 'running' }
  const watch = watching()
  expect(await askUnresolved(watch)).toBe(0)
  expect(await own(bet.ref)).toMatchObject({ said: { says: 'running', asks: 1 }, step: 'wait' })
  says = ended(bet, 'win', 3_000)
  expect(await askUnresolved(watch)).toBe(0)
  house.clock.advance(2 * MINUTE)
  const [first, second] = await Promise.all([askUnresolved(watch), askUnresolved(watching())])
  expect(first + second).toBeGreaterThanOrEqual(1)
  expect(await walletBalance(house, member)).toBe(START + 2_000)
})

test('refuses to refund a bet that may still run: reported running, not asked, or silent for less than a day', async () => {
  const bet = await waitingBet()
  expect(await post(bet.ref, 'refund')).toMatchObject({ status: 409, refusal: 'BET_UNDER_WAY' })
  says = { state: 'running' }
  await post(bet.ref, 'ask')
  expect(await post(bet.ref, 'refund')).toMatchObject({ status: 409, refusal: 'BET_UNDER_WAY' })
  says = undefined
  expect(JSON.parse((await post(bet.ref, 'ask')).text)).toEqual({ says: 'silent', state: 'open' })
  expect(await own(bet.ref)).toMatchObject({ step: 'call-supplier' })
  expect(await post(bet.ref, 'refund')).toMatchObject({ status: 409, refusal: 'BET_UNDER_WAY' })
  expect(await walletBalance(house, member)).toBe(START - 1_000)
  house.clock.advance(24 * HOUR)
  expect(await own(bet.ref)).toMatchObject({ step: 'refund' })
})

test('an operator refunds a bet unknown to its supplier once; a later result is refused', async () => {
  const bet = await waitingBet()
  says = { state: 'unknown' }
  await post(bet.ref, 'ask')
  expect(await walletBalance(house, member)).toBe(START - 1_000)
  const answers = await Promise.all([post(bet.ref, 'refund'), post(bet.ref, 'refund', { as: 'admin2' })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await walletBalance(house, member)).toBe(START)
  const late = { user: player.user, ref: newRef(), betRef: bet.ref, round: bet.round }
  const win = await call(house, CONVENTION).call({ kind: 'win', ...late, amount: 9_000, endsRound: true })
  expect(win.ok).toBe(false)
  expect(await walletBalance(house, member)).toBe(START)
  const acts = await listActs(database.db, {
    subject: `member:${member.memberId}`,
    act: 'refund-casino-bet',
    limit: 9,
    offset: 0,
  })
  expect(acts).toHaveLength(1)
  expect(acts[0]).toMatchObject({ after: { stake: 1_000, number: bet.ref } })
  expect((await verifyLedger(database.db)).faults).toEqual([])
})

test('ignores a report for another member, round or bet', async () => {
  const bet = await waitingBet()
  const right = ended(bet, 'win', 9_000)
  for (const wrong of [
    { ...right, user: 'h1' },
    { ...right, round: 'another' },
    { ...right, end: { ...right.end, betRef: 'another' } },
  ]) {
    says = wrong
    expect(await post(bet.ref, 'ask')).toMatchObject({ status: 409, refusal: 'REPORT_REFUSED' })
  }
  says = { state: 'ended' }
  expect(JSON.parse((await post(bet.ref, 'ask')).text)).toMatchObject({ says: 'silent' })
  expect(await walletBalance(house, member)).toBe(START - 1_000)
})

test('X3 refuses members and operators without the permission; bad input changes nothing', async () => {
  const bet = await waitingBet()
  says = ended(bet, 'win', 9_000)
  for (const act of ['ask', 'refund'] as const) {
    for (const as of ['demo', 'content', 'admin1'])
      expect((await post(bet.ref, act, { as })).status).toBe(403)
    expect((await post(bet.ref, act, { reason: ' ' })).status).toBe(400)
    expect((await post('no.such', act)).status).toBe(404)
    expect((await post('%00', act)).status).toBe(400)
  }
  expect(await walletBalance(house, member)).toBe(START - 1_000)
  const look = async (as: string) =>
    (await house.get('admin/supplier-unresolved', { token: await house.logIn(as) })).status
  expect([await look('demo'), await look('content'), await look('admin1')]).toEqual([403, 403, 200])
})

test('X4 a manual refund requires two operators where manual money does', async () => {
  const bet = await waitingBet()
  says = { state: 'unknown' }
  await post(bet.ref, 'ask')
  const setRules = async (rules: Parameters<typeof setSecondPerson>[1]) => {
    await setSecondPerson(database.db, rules)
    await house.app.site.refresh()
  }
  await setRules({ 'money-by-hand': { above: 0 } })
  onTestFinished(() => setRules({}))
  const asked = await post(bet.ref, 'refund')
  expect(asked).toMatchObject({ status: 409, refusal: 'SECOND_PERSON_ASKED' })
  expect(await walletBalance(house, member)).toBe(START - 1_000)
  const { asks } = await (
    await house.get('admin/approvals?state=waiting', { token: await house.logIn('admin2') })
  ).json()
  const approved = await house.post(
    `admin/approvals/${asks[0].id}/approve`,
    { reason: '확인' },
    { token: await house.logIn('admin2') },
  )
  expect(approved.status).toBe(200)
  expect(await walletBalance(house, member)).toBe(START)
  expect((await verifyLedger(database.db)).faults).toEqual([])
})
