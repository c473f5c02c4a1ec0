// A member or guest who sends without end is refused alone, without effect on others.
import { beforeEach, expect, test } from 'vitest'
import { houseShares, type Shares } from '#server/platform/http/fair-share/shares.ts'
import { aBettor, anOfferedFixture, type Bettor, bet, slip } from '#tests/support/facts/bettor.ts'
import { countBets } from '#tests/support/facts/count-bets.sql.ts'
import { START } from '#tests/support/facts/fixture-facts.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { sendRaw } from '#tests/support/house/raw-http.ts'

const database = useDatabase()
/** The default limits, except that on a slow machine nothing refills, and no call is refused for calls in work. */
const slowly = { perSecond: 0.000_1 }
const shares: Shares = {
  ...houseShares,
  memberActs: { ...houseShares.memberActs, ...slowly },
  guestCalls: { ...houseShares.guestCalls, ...slowly },
  guestCallsInWork: houseShares.guestCalls.burst,
  strangers: { burst: 100, ...slowly },
}
const house = useHouse(database, { shares })
beforeEach(() => house.clock.set(START))

const SOCKETS = 80
const SENT_BY_EACH = 300

function bettingText({ token }: Bettor, body: object): string {
  const text = JSON.stringify(body)
  return [
    'POST /api/sports-prematch/betting HTTP/1.1',
    'Host: house',
    `X-AUTH-TOKEN: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${text.length}`,
    '',
    text,
  ].join('\r\n')
}

test('of 24,000 bets pipelined by a member only a share is judged, and another member does not wait', async () => {
  const [flooder, other] = [await aBettor(house), await aBettor(house)]
  const fixture = await anOfferedFixture(house)
  const fixtures = await Promise.all(Array.from({ length: 10 }, () => anOfferedFixture(house)))
  await bet(house, flooder, slip(flooder, [{ fixture }], { amounts: 10 }))
  const text = bettingText(flooder, slip(flooder, [{ fixture }], { amounts: 10 })).repeat(SENT_BY_EACH)
  const flood = Promise.all(
    Array.from({ length: SOCKETS }, () => sendRaw({ origin: house.origin, text, patience: 10_000 })),
  )
  const answers = []
  for (const one of fixtures) answers.push(await bet(house, other, slip(other, [{ fixture: one }])))
  expect(answers.map(answer => answer.status)).toEqual(Array(10).fill(200))

  const flooded = await flood
  const statuses = flooded.flatMap(one => one.statuses)
  const judged = statuses.filter(status => status === 400).length
  expect(new Set(statuses)).toEqual(new Set([400, 429]))
  expect(judged).toBeLessThanOrEqual(shares.memberActs.burst)
  // Requests of a later chunk may be answered too, once earlier ones have been.
  expect(statuses.length).toBeLessThan((SOCKETS * SENT_BY_EACH) / 10)
  expect(flooded.every(one => one.closed)).toBe(true)
  expect(await countBets(database, flooder)).toBe(0)
  expect(await countBets(database, other)).toBe(10)
})

test('refuses a guest’s flood of openapi.json requests, but not another guest or a member', async () => {
  const ask = (from: string) =>
    fetch(`${house.origin}/api/openapi.json`, { headers: { 'x-forwarded-for': from } }).then(async answer => {
      await answer.body?.cancel()
      return answer.status
    })
  const member = await aBettor(house)
  const { burst } = houseShares.guestCalls
  const flood = await Promise.all(Array.from({ length: burst + 100 }, () => ask('203.0.113.1')))
  expect(flood.filter(status => status === 200)).toHaveLength(burst)
  expect(flood.filter(status => status === 429)).toHaveLength(100)
  expect(await ask('203.0.113.2')).toBe(200)
  const headers = { 'x-forwarded-for': '203.0.113.1' }
  expect((await house.get('member/user', { token: member.token, headers })).status).toBe(200)
})

test('refuses random tokens of one address before the look-up, and admits a member from there', async () => {
  const member = await aBettor(house)
  const headers = { 'x-forwarded-for': '203.0.113.3' }
  expect((await house.get('setting', { token: member.token, headers })).status).toBe(200)
  const random = (index: number) => house.get('setting', { token: String(index).padStart(43, 'x'), headers })
  const { burst } = shares.strangers
  const answers = await Promise.all(Array.from({ length: burst + 100 }, (_, index) => random(index)))
  expect(answers.filter(answer => answer.status === 556)).toHaveLength(burst)
  expect(answers.filter(answer => answer.status === 429)).toHaveLength(100)
  expect((await house.get('setting', { token: member.token, headers })).status).toBe(200)
})
