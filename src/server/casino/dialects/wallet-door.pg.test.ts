import { beforeAll, expect, test } from 'vitest'
import { sql } from '#server/platform/postgres/postgres.ts'
import {
  clientOf,
  connectSuppliers,
  enterGame,
  newRef,
  type Player,
  SECRET,
} from '#tests/support/casino/casino-desk.ts'
import { aBettor, type Bettor, walletBalance } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { signatureOf } from './signature.ts'

const database = useDatabase({ poolSize: 12 })
const house = useHouse(database)

const conventions = ['command', 'transactions'] as const
type Convention = (typeof conventions)[number]
let member: Bettor
const players = new Map<Convention, Player>()

beforeAll(async () => {
  await connectSuppliers(house)
  member = await aBettor(house)
})

/** Sends a body like a caller who has the secret, signed for the path as the server reads it. */
async function send(
  convention: Convention,
  body: string,
  {
    path = '',
    signed = path,
    type = 'application/json',
  }: { path?: string; signed?: string; type?: string } = {},
) {
  const timestamp = String(house.clock.now())
  const answer = await fetch(`${house.origin}/api/wallet/${convention}${path === '' ? '' : `/${path}`}`, {
    method: 'POST',
    headers: {
      ...(type === '' ? {} : { 'content-type': type }),
      'x-wallet-timestamp': timestamp,
      'x-wallet-signature': signatureOf(SECRET, { timestamp, path: signed, body }),
    },
    body,
  })
  return { status: answer.status, body: await answer.text() }
}

/** A valid bet in the convention's own format. */
function aBet(convention: Convention): Record<string, unknown> {
  const player = players.get(convention)
  const [ref, round] = [newRef(), newRef('round')]
  return convention === 'command'
    ? {
        ...{ command: 'bet', trans_guid: ref, user_id: player?.user, round_id: round },
        ...{ session_id: player?.session, game_id: player?.game, amount: 1_000 },
      }
    : {
        ...{ request_uuid: ref, transaction_uuid: ref, supplier_user: player?.user, round },
        ...{ token: player?.session, game_code: player?.game, amount: 1_000 * 100_000 },
      }
}
const betPath = { command: '', transactions: 'transaction/bet' }
const unreadable = { command: '"result":99', transactions: '"status":"RS_ERROR_WRONG_SYNTAX"' }

const odd: readonly unknown[] = [
  ...[null, '', ' ', 0, -1, 1.5, 1e20, 2 ** 53, true, [], {}, '\u0000', '\ud800', '가'.repeat(200)],
  ...["' or 1=1 --", '../..'],
]

test.each(conventions)(
  'X3 odd input in the convention %s gets an error of that convention, and moves no money',
  async convention => {
    players.set(convention, await enterGame(house, member.memberId, { convention }))
    const before = await walletBalance(house, member)
    const [path, says] = [betPath[convention], unreadable[convention]]
    const fields = Object.keys(aBet(convention)).filter(field => field !== 'command')
    for (const field of fields)
      for (const value of odd) {
        const { status, body } = await send(
          convention,
          JSON.stringify({ ...aBet(convention), [field]: value }),
          {
            path,
          },
        )
        expect([field, value, status]).toEqual([field, value, 200])
        expect(body, `${field} ${JSON.stringify(value)}`).not.toContain('"balance"')
      }
    for (const user of ['h0', 'h99999999999999999999', 'h999999999999999', 'demo']) {
      const field = convention === 'command' ? 'user_id' : 'supplier_user'
      const { status, body } = await send(
        convention,
        JSON.stringify({ ...aBet(convention), [field]: user }),
        { path },
      )
      expect([status, body.includes('"balance"')]).toEqual([200, false])
    }
    for (const body of ['', '{', 'null', '[]', '"x"', '1', '{}', '\u0000', '{"command":"pay"}'])
      expect(await send(convention, body, { path })).toMatchObject({
        status: 200,
        body: expect.stringContaining(says),
      })
    expect(await send(convention, '{}', { path, type: '' })).toMatchObject({ status: 200 })
    expect((await send(convention, 'x'.repeat(20_000), { path })).status).toBe(413)
    expect((await send(convention, '{}', { path: 'nowhere' })).status).toBe(404)
    expect((await fetch(`${house.origin}/api/wallet/${convention}`)).status).toBe(404)
    expect(await walletBalance(house, member)).toBe(before)
    expect((await send(convention, JSON.stringify(aBet(convention)), { path })).body).toContain('"balance"')
    expect(await walletBalance(house, member)).toBe(before - 1_000)
  },
)

test.each(conventions)(
  'in the convention %s only won are accepted where a call names a currency',
  async convention => {
    players.set(convention, await enterGame(house, member.memberId, { convention }))
    const path = betPath[convention]
    const before = await walletBalance(house, member)
    const other = { command: '"result":24', transactions: '"status":"RS_ERROR_WRONG_CURRENCY"' }[convention]
    for (const currency of ['USD', 'krw', '', null, 410, {}]) {
      const { status, body } = await send(convention, JSON.stringify({ ...aBet(convention), currency }), {
        path,
      })
      expect([currency, status, body]).toEqual([currency, 200, expect.stringContaining(other)])
    }
    expect(await walletBalance(house, member)).toBe(before)
    const won = await send(convention, JSON.stringify({ ...aBet(convention), currency: 'KRW', more: [1] }), {
      path,
    })
    expect(won.body).toContain('"balance"')
    expect(await walletBalance(house, member)).toBe(before - 1_000)
  },
)

test('stores a call with a character that the database refuses without it, and the calls after it', async () => {
  expect((await send('command', '{}', { path: 'odd%00path', signed: 'odd\u0000path' })).status).toBe(400)
  await send('command', '{"x":"\u0000"}')
  await clientOf(house, 'command').call({ kind: 'balance', user: players.get('command')?.user ?? '' })
  const kept = async () =>
    (
      await database.db.many<{ request: string }>(
        sql`select request from casino_call order by id desc limit 2`,
      )
    ).map(({ request }) => request)
  await expect.poll(kept).toEqual([expect.stringContaining('balance'), '{"x":""}'])
})

test('answers that are not 200 have the bodies of the paper for suppliers', async () => {
  const at = `${house.origin}/api/wallet`
  const unsigned = await fetch(`${at}/command`, { method: 'POST', body: '{}' })
  expect([unsigned.status, await unsigned.text()]).toEqual([401, '{"error":"SIGNATURE"}'])
  const nobody = await fetch(`${at}/nobody`, { method: 'POST', body: '{}' })
  expect([nobody.status, await nobody.text()]).toEqual([403, '{"error":"FORBIDDEN"}'])
  const wrong = await send('command', '{}', { path: 'nowhere' })
  expect([wrong.status, wrong.body]).toEqual([404, '{"error":"NOT_FOUND"}'])
  const read = await fetch(`${at}/command`)
  expect([read.status, read.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8'])
  const large = await send('command', 'x'.repeat(16 * 1024 + 1))
  expect([large.status, large.body]).toEqual([413, '요청 내용이 너무 큽니다.'])
  expect((await send('command', ' '.repeat(16 * 1024))).status).toBe(200)
})

test('the address of the convention `command` may end with a slash, and answers have the time', async () => {
  const timestamp = String(house.clock.now())
  const signature = signatureOf(SECRET, { timestamp, path: '', body: '{}' })
  const answer = await fetch(`${house.origin}/api/wallet/command/`, {
    method: 'POST',
    headers: { 'x-wallet-timestamp': timestamp, 'x-wallet-signature': signature },
    body: '{}',
  })
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('"result":99')])
  expect(Date.parse(answer.headers.get('date') ?? '')).not.toBeNaN()
})
