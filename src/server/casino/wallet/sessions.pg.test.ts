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

  test('a launch token is valid once and for a minute', async () => {
    const token = await launchToken(house, member.memberId, { convention })
    expect(await call({ kind: 'authenticate', token })).toMatchObject({ ok: true, balance: START })
    expect(await call({ kind: 'authenticate', token })).toMatchObject({ ok: false })
    const late = await launchToken(house, member.memberId, { convention })
    house.clock.advance(61_000)
    expect(await call({ kind: 'authenticate', token: late })).toMatchObject({ ok: false })
  })
})
