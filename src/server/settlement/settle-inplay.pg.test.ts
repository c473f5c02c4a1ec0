import { beforeEach, expect, test } from 'vitest'
import type { Bet } from '#contract/bets/bets.ts'
import type { SettlementCode } from '#domain/grading/leg-result.ts'
import type { FixtureId } from '#domain/ids.ts'
import { SECOND } from '#domain/instant.ts'
import { aBettor, type Bettor, offer, type PickSketch, walletBalance } from '#tests/support/facts/bettor.ts'
import { aResult, outcomeId } from '#tests/support/facts/fixture-facts.ts'
import {
  aLiveMatch,
  type LiveMatch,
  liveBet,
  liveSlip,
  PATIENCE,
  untilWaiting,
} from '#tests/support/facts/live-match.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)

let match: LiveMatch
beforeEach(async () => {
  match = await aLiveMatch(house)
})

type Placed = { readonly bettor: Bettor; readonly id: string }

/** An in-play bet of 10,000 by a new member, accepted after its delay. */
async function taken(pick: Omit<PickSketch, 'fixture'>, meanwhile = async () => {}): Promise<Placed> {
  const bettor = await aBettor(house)
  const answer = liveBet(house, bettor, liveSlip(bettor, [{ fixture: match.id, ...pick }]))
  await untilWaiting(house, bettor)
  await meanwhile()
  house.clock.advance(6 * SECOND)
  const { id }: { id: string } = await (await answer).json()
  await match.hear()
  return { bettor, id }
}

const ended = (home: number, away: number) => {
  const sheet = { 10: [1, 0], 20: [home - 1, away], 100: [home, away] } as const
  return offer(house, aResult(sheet, { fixture: match.id, at: house.clock.now() }))
}

const seen = async ({ bettor, id }: Placed): Promise<Bet> =>
  (await house.get(`bet_result/${id}`, { token: bettor.token })).json()

const settled = async (placed: Placed) => {
  await expect.poll(async () => (await seen(placed)).status, PATIENCE).not.toBe(0)
  const { status, winnings, bettings } = await seen(placed)
  const [leg] = bettings
  return { status, winnings, result: leg?.result, reason: leg?.reason, scoreAtBet: leg?.scoreAtBet }
}

const home = { type: 3, line: -50, odds: 185 }

test('handbook 2.9: an in-play football handicap counts from the score at each bet', async () => {
  await match.score(0, 0)
  const early = await taken(home)
  await match.score(1, 0)
  const late = await taken(home)
  const away = await taken({ type: 3, line: -50, pick: '2', odds: 195 })
  await ended(2, 1)
  expect(await settled(early)).toMatchObject({ status: 2, winnings: 18_500, scoreAtBet: '0:0' })
  expect(await settled(late)).toEqual({
    status: 1,
    winnings: 0,
    result: 'lost',
    scoreAtBet: '1:0',
    reason: '최종 스코어 2:1 (베팅 당시 1:0), 핸디캡 -0.5 적용 시 원정 승리로 낙첨입니다.',
  })
  expect(await settled(away)).toMatchObject({ status: 2, winnings: 19_500, scoreAtBet: '1:0' })
})

const verdict = (code: SettlementCode, type: number, line?: number) =>
  offer(house, {
    kind: 'settlement',
    at: house.clock.now(),
    fixtureId: match.id as FixtureId,
    source: 'lsports',
    verdicts: [{ outcomeId: outcomeId(match.id, type, line, '1'), code }],
  })

test('handbook 2.9: a feed’s verdict does not decide a bet that counts from the score at the bet', async () => {
  const counted = await taken(home)
  const plain = await taken({ odds: 190 })
  await verdict(2, 3, -50)
  await verdict(2, 1)
  expect(await settled(plain)).toMatchObject({ status: 2 })
  expect((await seen(counted)).status).toBe(0)
  await ended(1, 0)
  expect(await settled(counted)).toMatchObject({ status: 1, result: 'lost' })
})

test('handbook 2.9: accepts the feed’s void of the handicap', async () => {
  const counted = await taken(home)
  await verdict(-1, 3, -50)
  expect(await settled(counted)).toMatchObject({ status: 3, result: 'void' })
})

test('handbook 2.9: a bet accepted after a goal reported late is void; an earlier bet is kept', async () => {
  const before = await taken({ odds: 190 })
  house.clock.advance(2 * SECOND)
  const after = await taken({ odds: 190 })
  // The goal happened before `after` was accepted, but is reported only now.
  await match.happened('goal', 1)
  await match.score(2, 0)
  await ended(2, 0)
  expect(await settled(after)).toEqual({
    status: 3,
    winnings: 10_000,
    result: 'void',
    scoreAtBet: '',
    reason: '베팅 접수 전에 발생한 경기 상황이 늦게 전달되어 적특(배당 1.00) 처리되었습니다.',
  })
  expect(await walletBalance(house, after.bettor)).toBe(1_000_000)
  expect(await settled(before)).toMatchObject({ status: 2, winnings: 19_000 })
})

test('handbook 2.9: a goal disallowed by the VAR voids no bet', async () => {
  const after = await taken({ odds: 190 })
  await match.happened('goal', 1)
  await match.happened('var-no-goal')
  await ended(1, 0)
  expect(await settled(after)).toMatchObject({ status: 2, winnings: 19_000 })
})

test('handbook 2.9: a goal disallowed by the VAR after a verdict settled a bet voids none', async () => {
  const after = await taken({ odds: 190 })
  await match.happened('goal', 1)
  await verdict(2, 3, -50)
  expect(await settled(after)).toMatchObject({ status: 3, result: 'void' })
  await match.happened('var-no-goal')
  await ended(1, 0)
  await expect.poll(async () => (await seen(after)).status, PATIENCE).toBe(2)
  expect(await walletBalance(house, after.bettor)).toBe(1_009_000)
})
