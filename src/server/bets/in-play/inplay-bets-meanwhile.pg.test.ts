import { beforeEach, expect, test } from 'vitest'
import { SECOND } from '#domain/instant.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { aBettor, type Bettor, FIXTURE_CLOSED, told, walletBalance } from '#tests/support/facts/bettor.ts'
import { listBookedBets, listHoldStates } from '#tests/support/facts/booked-bets.sql.ts'
import {
  aLiveMatch,
  FOOTBALL_DELAY,
  type LiveMatch,
  liveBet,
  liveSlip,
  untilWaiting,
  waitOut,
} from '#tests/support/facts/live-match.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)

let member: Bettor
let match: LiveMatch
beforeEach(async () => {
  member = await aBettor(house)
  match = await aLiveMatch(house)
})

const CHANGED = { status: 400, refusal: 'MATCH_CHANGED', text: '경기 상황이 변경되어 베팅이 취소되었습니다.' }
const SUSPENDED = {
  status: 400,
  refusal: 'MARKET_SUSPENDED',
  text: '선택 경기 중 마감된 경기가 있습니다. 다시 베팅해 주세요.',
}

test.each<[string, (now: LiveMatch) => Promise<unknown>, object]>([
  ['a goal', now => now.score(2, 0), CHANGED],
  ['a goal disallowed by the VAR', now => now.score(2, 0).then(() => now.score(1, 0)), CHANGED],
  ['a goal reported before the score', now => now.happened('goal'), CHANGED],
  ['a red card', now => now.happened('red-card'), CHANGED],
  ['a stop for a VAR check', now => now.suspend(true).then(() => now.hear('var')), CHANGED],
  ['a suspended match', now => now.suspend(true), SUSPENDED],
  ['a suspended market', now => now.prices([190, 200, 210], { suspended: true }), SUSPENDED],
  ['a suspended outcome', now => now.prices([190, 200, 210], { status: 'suspended' }), SUSPENDED],
  ['a settled market', now => now.prices([190, 200, 210], { status: 'settled' }), FIXTURE_CLOSED],
  ['the end of the match', now => now.status('finished'), FIXTURE_CLOSED],
  [
    'the limit of live betting',
    now => now.score(1, 0, { periodCode: 20, clockSeconds: 85 * 60 }),
    FIXTURE_CLOSED,
  ],
  [
    'a cancelled match',
    now => now.status('cancelled'),
    { status: 400, refusal: 'FIXTURE_CANCELLED', text: '해당 경기는 취소된 경기입니다.' },
  ],
])(
  'handbook 2.4 FIELD-015 %s during the delay: refused, and the stake is refunded',
  async (_, act, expected) => {
    expect(await told(await waitOut(house, member, match, { meanwhile: () => act(match) }))).toEqual(expected)
    expect(await walletBalance(house, member)).toBe(1_000_000)
    expect([await listBookedBets(database, member), await listHoldStates(database, member)]).toEqual([
      [],
      ['released'],
    ])
  },
)

test('handbook 2.3: a feed that goes silent during the delay refuses the bet', async () => {
  const { refusal } = await told(
    await waitOut(house, member, match, {
      meanwhile: async () => house.clock.advance(10 * SECOND),
      after: FOOTBALL_DELAY,
    }),
  )
  expect(refusal).toBe('MARKET_SUSPENDED')
  expect(await walletBalance(house, member)).toBe(1_000_000)
})

test('handbook 2.4: a goal in another match changes nothing, nor does a new period or clock', async () => {
  const other = await aLiveMatch(house)
  const answer = await waitOut(house, member, match, {
    meanwhile: async () => {
      await other.score(5, 0)
      await match.score(1, 0, {
        periodCode: 20,
        clockSeconds: 2_800,
        periods: [
          { code: 10, home: 1, away: 0 },
          { code: 20, home: 0, away: 0 },
        ],
      })
      await match.happened('period-start')
    },
  })
  expect(answer.status).toBe(200)
})

test.each<[string, string | undefined, number, number]>([
  ['up', undefined, 195, 409],
  ['down', undefined, 185, 409],
  ['up', 'better', 195, 195],
  ['down', 'better', 185, 409],
  ['up', 'any', 195, 195],
  ['down', 'any', 185, 185],
])(
  'handbook 2.5 FIELD-015: a price that went %s in mode %s (%i) gives %i',
  async (_, mode, price, expected) => {
    const answer = await waitOut(house, member, match, {
      ...(mode && { mode }),
      meanwhile: () => match.prices([price, 200, 210]),
    })
    if (expected === 409) {
      expect([answer.status, await answer.json()]).toMatchObject([
        409,
        [{ old: { betPrice: 1.9 }, new: { betPrice: price / 100 } }],
      ])
      expect([await listBookedBets(database, member), await walletBalance(house, member)]).toEqual([
        [],
        1_000_000,
      ])
      return
    }
    expect(answer.status).toBe(200)
    expect(await listBookedBets(database, member)).toMatchObject([{ totalOdds: expected, odds: [expected] }])
  },
)

test('handbook 2.5: a price that changed and came back is the same offer with another version', async () => {
  const meanwhile = () => match.prices([200, 200, 210]).then(() => match.prices([190, 200, 210]))
  expect((await waitOut(house, member, match, { meanwhile })).status).toBe(200)
})

test('handbook 2.4: a goal refuses all waiting bets on the match, on either side, and no others', async () => {
  const bettors = await Promise.all([0, 1, 2, 3].map(() => aBettor(house)))
  const elsewhere = await aLiveMatch(house)
  const answers = bettors.map((bettor, index) =>
    liveBet(
      house,
      bettor,
      liveSlip(bettor, [
        index === 3
          ? { fixture: elsewhere.id }
          : { fixture: match.id, pick: ['1', 'X', '2'][index] ?? '', odds: 190 + index * 10 },
      ]),
    ),
  )
  for (const bettor of bettors) await untilWaiting(house, bettor)
  await match.score(1, 1)
  house.clock.advance(FOOTBALL_DELAY)
  expect((await Promise.all(answers)).map(answer => answer.status)).toEqual([400, 400, 400, 200])
})

test('handbook 2.4: the first score of a match during the delay is a change', async () => {
  await database.db.run(sql`delete from fixture_score where fixture_id = ${match.id}`)
  expect(await told(await waitOut(house, member, match, { meanwhile: () => match.score(2, 0) }))).toEqual(
    CHANGED,
  )
})
