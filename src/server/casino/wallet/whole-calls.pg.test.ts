import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Ask } from '#dev/conformance/wallet-client.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import {
  clientOf,
  connectSuppliers,
  enterGame,
  newRef,
  type Player,
  userOf,
} from '#tests/support/casino/casino-desk.ts'
import { aBettor, type Bettor, walletBalance } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase({ poolSize: 12 })
const house = useHouse(database)

const START = 1_000_000
const codes = {
  command: {
    conflict: 'TRANSACTION_CONFLICT',
    mismatch: 'ROUND_MISMATCH',
    refunded: 'BET_REFUNDED',
    resolved: 'BET_RESOLVED',
    stranger: 'MEMBER_UNKNOWN',
    game: 'GAME_UNKNOWN',
  },
  transactions: {
    conflict: 'RS_ERROR_DUPLICATE_TRANSACTION',
    mismatch: 'RS_ERROR_ROUND_MISMATCH',
    refunded: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
    resolved: 'RS_ERROR_TRANSACTION_SETTLED',
    stranger: 'RS_ERROR_USER_UNKNOWN',
    game: 'RS_ERROR_INVALID_GAME',
  },
} as const
const others = { command: 'transactions', transactions: 'command' } as const

type Bet = Extract<Ask, { kind: 'bet' }>
type Win = Extract<Ask, { kind: 'win' }>

let member: Bettor
let player: Player
let elsewhere: Player

beforeAll(() => connectSuppliers(house))

describe.each(['command', 'transactions'] as const)('in the convention %s', convention => {
  const code = codes[convention]
  const call = (ask: Ask) => clientOf(house, convention).call(ask)
  const balance = () => walletBalance(house, member)
  const bet = (): Bet => ({ kind: 'bet', ref: newRef(), round: newRef('r'), amount: 1_000, ...player })
  const win = ({ ref, round, user }: Bet, amount = 2_000): Win => ({
    ...{ kind: 'win', user, ref: newRef(), betRef: ref, round },
    ...{ amount, endsRound: false },
  })
  const refund = ({ ref, round, user }: Bet) => ({
    ...{ kind: 'refund' as const, user, ref: newRef(), betRef: ref, round },
  })
  const taken = async (): Promise<Bet> => {
    const asked = bet()
    expect(await call(asked)).toMatchObject({ ok: true })
    return asked
  }

  beforeEach(async () => {
    member = await aBettor(house)
    player = await enterGame(house, member.memberId, { convention })
    elsewhere = await enterGame(house, (await aBettor(house)).memberId, { convention })
  })

  test.each([
    ['amount', (asked: Bet): Ask => ({ ...asked, amount: 1_001 })],
    ['round', (asked: Bet): Ask => ({ ...asked, round: `${asked.round}x` })],
    ['user', (asked: Bet): Ask => ({ ...asked, user: elsewhere.user })],
    ['user and session', (asked: Bet): Ask => ({ ...asked, ...elsewhere })],
    ['session', (asked: Bet): Ask => ({ ...asked, session: elsewhere.session })],
    ['game', (asked: Bet): Ask => ({ ...asked, game: 'slot' })],
    ['game to an unknown one', (asked: Bet): Ask => ({ ...asked, game: 'none' })],
    ['kind to a win', (asked: Bet): Ask => ({ ...win(asked), ref: asked.ref })],
    ['kind to a refund', (asked: Bet): Ask => ({ ...refund(asked), ref: asked.ref })],
    ['kind to an end', ({ user, ref, round }: Bet): Ask => ({ kind: 'end', user, ref, round })],
  ])(
    'refuses the number of a bet with another %s, taken or refused, and moves nothing',
    async (_, changed) => {
      const asked = await taken()
      const first = await call(asked)
      expect(await call(changed(asked))).toMatchObject({ ok: false, code: code.conflict })
      expect((await call(asked)).body).toBe(first.body)
      const poor = { ...bet(), amount: START }
      const refused = await call(poor)
      expect(refused).toMatchObject({ ok: false })
      expect(await call(changed(poor))).toMatchObject({ ok: false, code: code.conflict })
      expect((await call(poor)).body).toBe(refused.body)
      expect(await balance()).toBe(START - 1_000)
    },
  )

  test.each([
    ['amount', (asked: Win): Ask => ({ ...asked, amount: 2_001 })],
    ['round', (asked: Win): Ask => ({ ...asked, round: `${asked.round}x` })],
    ['user', (asked: Win): Ask => ({ ...asked, user: elsewhere.user })],
    ['bet', (asked: Win, other: Bet): Ask => ({ ...asked, betRef: other.ref })],
    ['bet to none', (asked: Win): Ask => ({ ...asked, betRef: undefined })],
    ['end of the round', (asked: Win): Ask => ({ ...asked, endsRound: true })],
    ['kind', (asked: Win, other: Bet): Ask => ({ ...refund(other), ref: asked.ref })],
  ])('refuses the number of a win with another %s, and moves nothing', async (_, changed) => {
    const asked = await taken()
    const other = { ...bet(), round: asked.round }
    await call(other)
    const won = win(asked)
    const first = await call(won)
    expect(await call(changed(won, other))).toMatchObject({ ok: false, code: code.conflict })
    expect((await call(won)).body).toBe(first.body)
    expect(await balance()).toBe(START)
  })

  test('refuses the number of a refund for another bet or as a win', async () => {
    const [one, other] = [await taken(), await taken()]
    const back = refund(one)
    const first = await call(back)
    expect(await call({ ...refund(other), ref: back.ref })).toMatchObject({ ok: false, code: code.conflict })
    expect(await call({ ...win(other), ref: back.ref })).toMatchObject({ ok: false, code: code.conflict })
    expect((await call(back)).body).toBe(first.body)
    expect(await balance()).toBe(START - 1_000)
  })

  test('a bet after its refund gets its own answer, and its number belongs to it from then on', async () => {
    const late = bet()
    await call(refund(late))
    const first = await call(late)
    expect(first).toMatchObject({ ok: false, code: code.refunded })
    expect((await call(late)).body).toBe(first.body)
    expect(await call({ ...late, amount: 7 })).toMatchObject({ ok: false, code: code.conflict })
    expect(await call({ ...bet(), ...elsewhere, ref: late.ref })).toMatchObject({ code: code.conflict })
    expect(await balance()).toBe(START)
  })

  test('refuses a win or refund that names another round than its bet, and moves nothing', async () => {
    const [asked, other] = [await taken(), await taken()]
    for (const round of [other.round, newRef('none')]) {
      expect(await call({ ...win(asked), round })).toMatchObject({ ok: false, code: code.mismatch })
      expect(await call({ ...refund(asked), round })).toMatchObject({ ok: false, code: code.mismatch })
    }
    expect(await balance()).toBe(START - 2_000)
    expect(await call(win(asked))).toMatchObject({ ok: true, balance: START })
  })

  test('a win or refund that names its own number is refused, and the number stays free', async () => {
    const asked = bet()
    const itself = { ref: asked.ref, betRef: asked.ref }
    for (const ask of [
      { ...win(asked), ...itself },
      { ...refund(asked), ...itself },
    ])
      expect(await call(ask)).toMatchObject({ status: 200, code: code.conflict })
    expect(await call(asked)).toMatchObject({ ok: true, balance: START - 1_000 })
  })

  test('a win or refund is refused by what ended its bet first', async () => {
    const [won, back] = [await taken(), await taken()]
    await call(win(won))
    await call(refund(back))
    expect(await call(win(won))).toMatchObject({ ok: false, code: code.resolved })
    expect(await call(refund(won))).toMatchObject({ ok: false, code: code.resolved })
    expect(await call(win(back))).toMatchObject({ ok: false, code: code.refunded })
    expect(await call(refund(back))).toMatchObject({ ok: false, code: code.refunded })
    expect(await call({ ...win(back), betRef: undefined })).toMatchObject({ ok: false, code: code.refunded })
    expect(await call({ ...win(won), betRef: undefined })).toMatchObject({ ok: false, code: code.resolved })
  })

  test.runIf(convention === 'transactions').each([
    ['an unknown bet', false],
    ['a refused bet', true],
  ])('a refund of %s ends its round, if it says so', async (_, isSent) => {
    const open = await taken()
    const never = { ...bet(), round: open.round, amount: START }
    if (isSent) expect(await call(never)).toMatchObject({ ok: false })
    const back = await clientOf(house, convention).call(refund(never), {
      rewrite: body => ({ ...body, round_closed: true }),
    })
    expect(back).toMatchObject({ ok: true, balance: START - 1_000 })
    const late = await call({ ...bet(), round: open.round })
    expect(late).toMatchObject({ ok: false, code: 'RS_ERROR_ROUND_CLOSED' })
    expect(await call(win(open))).toMatchObject({ ok: true, balance: START + 1_000 })
  })

  test('a bet in an unknown game stays refused under its number', async () => {
    const asked = { ...bet(), game: 'none' }
    const first = await call(asked)
    expect(first).toMatchObject({ ok: false, code: code.game })
    expect((await call(asked)).body).toBe(first.body)
    expect(await call({ ...asked, game: player.game })).toMatchObject({ ok: false, code: code.conflict })
  })

  test('two concurrent calls of one number and other words: one is taken, the other refused', async () => {
    const asked = bet()
    const told = await Promise.all([
      ...[call(asked), call({ ...asked, amount: 2_000 }), call({ ...asked, game: 'none' })],
      ...[call({ ...asked, ...elsewhere }), call(refund(asked))],
    ])
    expect(told.slice(0, 4).filter(({ ok }) => ok).length).toBeLessThanOrEqual(1)
    const again = await call(asked)
    expect(again.ok ? told.some(({ body }) => body === again.body) : true).toBe(true)
  })

  test('a supplier knows its members by its own names, and no others', async () => {
    const stranger = await aBettor(house)
    const other = await enterGame(house, member.memberId, { convention: others[convention] })
    expect(other.user).not.toBe(player.user)
    expect(player.user).toMatch(/^p[0-9a-f]{32}$/)
    player = await enterGame(house, member.memberId, { convention })
    expect(player.user).toBe(await userOf(house, member.memberId, convention))
    const asked = await taken()
    const names = [
      other.user,
      `h${member.memberId}`,
      `h${stranger.memberId}`,
      String(member.memberId),
      'demo',
    ]
    for (const user of names)
      for (const ask of [
        { kind: 'balance', user } as const,
        { ...bet(), user },
        { ...win(asked), user },
        { ...refund(asked), user },
        { kind: 'end', user, ref: newRef(), round: asked.round } as const,
      ])
        expect([user, ask.kind, (await call(ask)).code]).toEqual([user, ask.kind, code.stranger])
    expect(await balance()).toBe(START - 1_000)
  })

  test('the name of before ends running bets for a time, and does nothing else', async () => {
    const [one, other] = [await taken(), await taken()]
    const user = `h${member.memberId}`
    await database.db.run(sql`
      update casino_player set old_name = ${user}, old_name_until = to_timestamp(${house.clock.now() / 1_000 + 60})
      where member_id = ${member.memberId}`)
    expect(await call({ kind: 'balance', user })).toMatchObject({ ok: false, code: code.stranger })
    expect(await call({ ...bet(), user })).toMatchObject({ ok: false, code: code.stranger })
    expect(await call({ ...win(one), user })).toMatchObject({ ok: true, balance: START })
    house.clock.advance(61_000)
    expect(await call({ ...win(other), user })).toMatchObject({ ok: false, code: code.stranger })
    expect(await call(win(other))).toMatchObject({ ok: true, balance: START + 2_000 })
  })
})
