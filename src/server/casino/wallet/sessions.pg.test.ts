import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Ask } from '#dev/conformance/wallet-client.ts'
import { endSessionOf } from '#server/members/members.ts'
import { sql, timestamp } from '#server/platform/postgres/postgres.ts'
import {
  clientOf,
  connectSuppliers,
  enterGame,
  launchToken,
  logInAnew,
  newRef,
  type Player,
} from '#tests/support/casino/casino-desk.ts'
import { aBettor, type Bettor } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase({ poolSize: 12 })
const house = useHouse(database)

const START = 1_000_000
const other = { command: 'transactions', transactions: 'command' } as const
const tokenCodes = { command: 'INVALID_TOKEN', transactions: 'RS_ERROR_INVALID_TOKEN' }
const sessionCodes = { command: 'SESSION_ENDED', transactions: 'RS_ERROR_TOKEN_EXPIRED' }
let member: Bettor
let player: Player

beforeAll(() => connectSuppliers(house))

const anotherLogin = () => {
  house.clock.advance(1_000)
  return logInAnew(house, member.memberId)
}
const endLogin = (reason: 'logout' | 'operator') =>
  database.db.transaction(tx => endSessionOf(tx, member.memberId, reason, house.clock.now()))

describe.each(['command', 'transactions'] as const)('in the convention %s', convention => {
  const call = (ask: Ask) => clientOf(house, convention).call(ask)
  const bet = (more: { readonly session?: string } = {}) => ({
    ...{ kind: 'bet' as const, ref: newRef(), round: 'r1', amount: 1_000 },
    ...player,
    ...more,
  })
  const win = (betRef: string, amount: number, endsRound = false) => ({
    ...{ kind: 'win' as const, user: player.user, ref: newRef(), round: 'r1' },
    ...{ betRef, amount, endsRound },
  })
  const refund = (betRef: string) => ({
    ...{ kind: 'refund' as const, user: player.user, ref: newRef(), betRef, round: 'r1' },
  })

  beforeEach(async () => {
    member = await aBettor(house)
    player = await enterGame(house, member.memberId, { convention })
  })

  test('a bet requires its session, and another game ends the session; a win requires none', async () => {
    const asked = bet()
    await call(asked)
    await launchToken(house, member.memberId, { convention, game: 'slot' })
    expect(await call(bet())).toMatchObject({ ok: false })
    expect(await call(bet({ session: house.deps.newUuid() }))).toMatchObject({ ok: false })
    expect(await call(win(asked.ref, 1_000))).toMatchObject({ ok: true, balance: START })
  })

  test('SESSION-008 after a logout a bet is refused with the code of its convention; the win of the open round is paid', async () => {
    const asked = bet()
    await call(asked)
    expect((await house.post('member/logout', {}, { token: member.token })).status).toBe(204)
    const late = bet()
    const told = await call(late)
    expect(told).toMatchObject({ ok: false, code: sessionCodes[convention] })
    await anotherLogin()
    expect((await call(late)).body).toBe(told.body)
    expect(await call(bet())).toMatchObject({ ok: false, code: sessionCodes[convention] })
    expect(await call(win(asked.ref, 2_500, true))).toMatchObject({
      ok: true,
      balance: START + 1_500,
    })
  })

  test.each([
    ['a login elsewhere', () => anotherLogin()],
    ['an operator', () => endLogin('operator')],
    ['an exclusion', () => house.post('protection/exclusion', { period: '1-day' }, { token: member.token })],
    [
      'its expiry',
      () =>
        database.db.run(
          sql`update session set expires_at = ${timestamp(house.clock.now())} where member_id = ${member.memberId}`,
        ),
    ],
  ])('%s ends the session: bets are refused, and stakes can be refunded', async (_, end) => {
    const asked = bet()
    await call(asked)
    await end()
    expect(await call(bet())).toMatchObject({ ok: false })
    expect(await call(refund(asked.ref))).toMatchObject({ ok: true, balance: START })
  })

  test('a launch token of an ended login opens no session', async () => {
    const token = await launchToken(house, member.memberId, { convention })
    await endLogin('logout')
    expect(await call({ kind: 'authenticate', token })).toMatchObject({ ok: false })
  })

  test('a launch token is valid for a minute, whether or not it was used', async () => {
    const token = await launchToken(house, member.memberId, { convention })
    expect(await call({ kind: 'authenticate', token })).toMatchObject({ ok: true, balance: START })
    const late = await launchToken(house, member.memberId, { convention })
    house.clock.advance(61_000)
    expect(await call({ kind: 'authenticate', token: late })).toMatchObject({ ok: false })
    expect(await call({ kind: 'authenticate', token })).toMatchObject({ ok: false })
  })

  test('the same token gets the same answer again, also at once and after the balance has changed', async () => {
    const earlier = bet()
    await call(earlier)
    house.clock.advance(1)
    const token = await launchToken(house, member.memberId, { convention })
    const told = await Promise.all(Array.from({ length: 6 }, () => call({ kind: 'authenticate', token })))
    expect(told[0]).toMatchObject({ ok: true, balance: START - 1_000 })
    expect(await call(win(earlier.ref, 5_000))).toMatchObject({ ok: true, balance: START + 4_000 })
    house.clock.advance(59_000)
    const bodies = [...told, await call({ kind: 'authenticate', token })].map(({ body }) => body)
    expect(new Set(bodies).size).toBe(1)
  })

  test.each([
    ['a bet of the session', (session: string) => call(bet({ session }))],
    ['a refused bet of the session', (session: string) => call({ ...bet({ session }), amount: START * 2 })],
    ['another game', () => launchToken(house, member.memberId, { convention, game: 'slot' })],
    ['another supplier', () => launchToken(house, member.memberId, { convention: other[convention] })],
    ['a logout', () => endLogin('logout')],
  ])('after %s the token opens nothing again', async (_, happens) => {
    const token = await launchToken(house, member.memberId, { convention })
    const { session = '' } = await call({ kind: 'authenticate', token })
    await happens(session)
    expect(await call({ kind: 'authenticate', token })).toMatchObject({
      ok: false,
      code: tokenCodes[convention],
    })
  })

  test('a token is refused at another supplier, before and after it was used', async () => {
    const token = await launchToken(house, member.memberId, { convention })
    const stranger = clientOf(house, other[convention])
    expect(await stranger.call({ kind: 'authenticate', token })).toMatchObject({ ok: false })
    expect(await call({ kind: 'authenticate', token })).toMatchObject({ ok: true })
    expect(await stranger.call({ kind: 'authenticate', token })).toMatchObject({ ok: false })
  })
})
