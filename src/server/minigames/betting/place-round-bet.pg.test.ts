import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { RoundId } from '#domain/ids.ts'
import { instant, MINUTE, SECOND } from '#domain/instant.ts'
import { partsOfRoundId, roundIdOf } from '#domain/minigames/round-times.ts'
import { aBettor, type Bettor, FIXTURE_CLOSED, told, walletBalance } from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { betOnRound, type RoundPickSketch, roundSlip } from '#tests/support/minigames/round-bettor.ts'
import { openRoundDesk, type RoundDesk, toFullMinute } from '#tests/support/minigames/round-desk.ts'
import { changeTerms, endVoid, listPicks } from '#tests/support/minigames/round-ends.sql.ts'

const database = useDatabase()
const house = useHouse(database)
const POWERBALL = 251
const ODD: RoundPickSketch = 'power-odd-even odd'

let desk: RoundDesk
let member: Bettor
let round: RoundId
beforeAll(async () => {
  desk = await openRoundDesk({ db: database.db, clock: house.clock, links: 200 })
  return () => desk.close()
})
beforeEach(async () => {
  toFullMinute(house.clock)
  await desk.turn()
  round = desk.idOf(POWERBALL)
  member = await aBettor(house)
})

const place = async (
  sketch: RoundPickSketch = ODD,
  over: Parameters<typeof roundSlip>[3] = {},
  { who = member, on = round, key }: { who?: Bettor; on?: RoundId; key?: string } = {},
) => {
  const version = (await desk.round(on))?.termsVersion ?? 1
  return told(await betOnRound(house, who, roundSlip(who, on, sketch, { version, ...over }), key))
}

const taken = { status: 200, refusal: null }
const refused = (refusal: string, text: string, status = 400) => ({ status, refusal, text })

test('MINI-090 books a bet on a round with its pick, its word and game type 3, and answers as sports do', async () => {
  await house.post('minigame/word', { word: '  행운 ' }, { token: member.token })
  const answer = await place()
  expect(answer).toMatchObject(taken)
  const { id, emoney } = JSON.parse(answer.text)
  expect(emoney).toBe(990_000)
  expect(await walletBalance(house, member)).toBe(990_000)
  expect(await listPicks(database.db, round)).toMatchObject([
    { market: 'power-odd-even', pick: 'odd', odds: 195, version: 1, word: '행운', status: 0, stake: 10_000 },
  ])
  const shown = await (await house.get(`bet_result/${id}`, { token: member.token })).json()
  expect(shown).toMatchObject({
    gameType: 3,
    gameDetailType: 7,
    betStyle: 'KR',
    status: 0,
    totalRatio: 1.95,
    winnings: 19_500,
    cancellable: false,
    rules: { key: 'minigame' },
    bettings: [
      {
        fixtureId: round,
        sportId: POWERBALL,
        sportName: '미니게임',
        home: expect.stringMatching(/^파워볼 1분 20261121-\d{4}회$/),
        marketNameKorean: '파워볼 홀짝',
        betNameKorean: '홀',
        betPrice: 1.95,
        result: '',
        reason: '',
        round: { gameId: POWERBALL, roundId: expect.stringMatching(/^20261121-\d{4}$/) },
      },
    ],
  })
  const own = await (await house.get(`minigame/bets?gameId=${POWERBALL}`, { token: member.token })).json()
  expect(own).toMatchObject([
    {
      id,
      fixtureId: String(round),
      betNameKorean: '홀',
      betPrice: 1.95,
      amounts: 10_000,
      winnings: 19_500,
      status: 0,
    },
  ])
})

test('MINI-090 repeated requests under one key give one bet', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => place(ODD, {}, { key: 'once' })))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(answers[0]).toMatchObject(taken)
  expect(await listPicks(database.db, round)).toHaveLength(1)
  expect(await place('power-odd-even even', {}, { key: 'once' })).toMatchObject({ refusal: 'KEY_REUSED' })
})

test('MINI-088 a round refuses bets after its closing time, by the round clock, even before a process closes it', async () => {
  house.clock.advance(50 * SECOND - 1)
  expect(await place()).toMatchObject(taken)
  house.clock.advance(1)
  expect(await place('sum-odd-even odd')).toEqual(FIXTURE_CLOSED)
  await desk.turn()
  expect(await place('sum-odd-even odd')).toEqual(FIXTURE_CLOSED)
  house.clock.advance(10 * SECOND)
  await desk.turn()
  expect(await place('sum-odd-even odd')).toEqual(FIXTURE_CLOSED)
  expect(await walletBalance(house, member)).toBe(990_000)
})

test('refuses bets on a round that has not started, never existed, or is void', async () => {
  const { gameId, startsAt } = partsOfRoundId(round)
  const at = (moved: number) => roundIdOf(gameId, instant(startsAt + moved))
  expect(await place(ODD, {}, { on: at(MINUTE) })).toMatchObject({ refusal: 'MARKET_NOT_OFFERED' })
  expect(await place(ODD, {}, { on: at(-24 * 60 * MINUTE) })).toEqual(FIXTURE_CLOSED)
  await endVoid(database.db, round, '점검')
  expect(await place()).toMatchObject({ refusal: 'FIXTURE_CANCELLED' })
})

test('BETFLOW-014 a wrong price or version answers the right one, unless the member accepts it', async () => {
  const wrong = await place(ODD, { price: 190 })
  expect(wrong).toMatchObject({ status: 409, refusal: 'ODDS_CHANGED' })
  expect(JSON.parse(wrong.text)).toEqual([
    {
      old: { oddsId: 101, marketName: 'Powerball Odd/Even', betName: 'odd', betBaseline: '', betPrice: 1.9 },
      new: { id: 101, version: 1, betPrice: 1.95, betPriceByAdmin: null, betBaseline: '', fixtureId: round },
    },
  ])
  expect(await place(ODD, { version: 2 })).toMatchObject({ refusal: 'ODDS_CHANGED' })
  const body = roundSlip(member, round, ODD, { price: 190 })
  const better = await house.post('minigame/betting', body, {
    token: member.token,
    headers: { 'odds-accept-mode': 'better' },
  })
  expect(better.status).toBe(200)
  expect(await listPicks(database.db, round)).toMatchObject([{ odds: 195, version: 1 }])
})

test('changed terms apply to rounds opened later, and never to an open one', async () => {
  await changeTerms(database.db, POWERBALL, { prices: { 'power-odd-even': { odd: 190 } } })
  await desk.games.refresh()
  await house.app.minigames.games.refresh()
  expect(await place()).toMatchObject(taken)
  toFullMinute(house.clock)
  await desk.turn()
  const next = desk.idOf(POWERBALL)
  expect(await place(ODD, {}, { on: next })).toMatchObject({ refusal: 'ODDS_CHANGED' })
  expect(await place(ODD, { price: 190 }, { on: next })).toMatchObject(taken)
  await changeTerms(database.db, POWERBALL, { prices: {} })
  await desk.games.refresh()
})

test('MINI-090 allows one pick per round and market, no opposite picks, and three slips per round', async () => {
  expect(await place()).toMatchObject(taken)
  const opposite = refused('ROUND_OPPOSITE_PICK', '같은 회차에 반대되는 선택으로 베팅할 수 없습니다.')
  expect(await place()).toEqual(
    refused('ROUND_SAME_MARKET', '같은 회차의 같은 항목에는 한 번만 베팅할 수 있습니다.'),
  )
  expect(await place('power-odd-even even')).toEqual(opposite)
  // Powerball 4 is even: both can't win.
  expect(await place('power-number 4')).toEqual(opposite)
  expect(await place('power-number 5')).toMatchObject(taken)
  expect(await place('power-under-over under')).toEqual(opposite)
  expect(await place('sum-size large')).toMatchObject({ status: 200 })
  expect(await place('sum-under-over over')).toEqual(
    refused('ROUND_SLIPS_MAX', '한 회차에는 3건까지 베팅할 수 있습니다.'),
  )
  expect(await walletBalance(house, member)).toBe(970_000)
  // Other members, and rounds of another game at the same time, are not affected.
  expect(await place('power-odd-even even', {}, { who: await aBettor(house) })).toMatchObject(taken)
  expect(await place('odd-even odd', {}, { on: desk.idOf(253) })).toMatchObject(taken)
})

test('MINI-090 of two concurrent slips on one market one is booked', async () => {
  const sketches: readonly RoundPickSketch[] = [ODD, 'power-odd-even even', ODD, 'power-odd-even even']
  const answers = await Promise.all(sketches.map((sketch, at) => place(sketch, {}, { key: `k${at}` })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
  expect(await listPicks(database.db, round)).toHaveLength(1)
  expect(await walletBalance(house, member)).toBe(990_000)
})

test.each([
  ['VALID-015 LIMIT-010', { amounts: 4_999 }, '최소베팅금 5,000원 미만 베팅하실수 없습니다.'],
  ['VALID-016', { amounts: 1_000_001 }, '최대베팅금 1,000,000원 초과 베팅하실수 없습니다.'],
  ['VALID-019', { amounts: 5_000.5 }, '소수점으로 베팅 불가합니다.'],
  ['VALID-020', { totalRatio: '2.50' }, '입력항목을 확인해주세요.'],
  ['VALID-014', { bettings: [] }, '베팅을 선택해주세요.'],
])('%s the checks of every slip apply to a round', async (_, over, text) => {
  expect(await place(ODD, over)).toMatchObject({ status: 400, text })
  expect(await walletBalance(house, member)).toBe(1_000_000)
})

test('VALID-017 limits the winnings of a bet by the member’s level, and by the game where that is lower', async () => {
  const rich = { who: await aBettor(house, { balance: 10_000_000 }) }
  expect(await place('power-number 5', { amounts: 333_334 }, rich)).toMatchObject({
    text: '최대당첨금 3,000,000원을 초과하여 베팅하실수 없습니다.',
  })
  expect(await place('power-number 5', { amounts: 333_333 }, rich)).toMatchObject(taken)
  const high = { who: await aBettor(house, { level: 10, balance: 10_000_000 }) }
  expect(await place(ODD, { amounts: 2_000_000 }, high)).toMatchObject(taken)
  await changeTerms(database.db, POWERBALL, { stake_min: 6_000, stake_max: 20_000, payout_max: 100_000 })
  await desk.games.refresh()
  toFullMinute(house.clock)
  await desk.turn()
  const on = desk.idOf(POWERBALL)
  const placed = (sketch: RoundPickSketch, amounts: number) => place(sketch, { amounts }, { on })
  expect(await placed(ODD, 5_999)).toMatchObject({ text: '최소베팅금 6,000원 미만 베팅하실수 없습니다.' })
  expect(await placed(ODD, 20_001)).toMatchObject({ text: '최대베팅금 20,000원 초과 베팅하실수 없습니다.' })
  expect(await placed('power-number 5', 20_000)).toMatchObject({
    text: '최대당첨금 100,000원을 초과하여 베팅하실수 없습니다.',
  })
  expect(await placed(ODD, 20_000)).toMatchObject(taken)
  await changeTerms(database.db, POWERBALL, { stake_min: null, stake_max: null, payout_max: null })
  await desk.games.refresh()
})

test('MAINT-009 a game in maintenance, and all minigames together, refuse bets at once', async () => {
  await changeTerms(database.db, POWERBALL, { maintenance: true, maintenance_text: '' })
  expect(await place()).toEqual(refused('MINIGAME_MAINTENANCE', '점검중입니다.'))
  await changeTerms(database.db, POWERBALL, { maintenance_text: '서버 점검 중입니다.' })
  expect(await place()).toEqual(refused('MINIGAME_MAINTENANCE', '서버 점검 중입니다.'))
  await changeTerms(database.db, POWERBALL, { maintenance: false, maintenance_text: '', open: false })
  expect(await place()).toEqual(FIXTURE_CLOSED)
  await changeTerms(database.db, POWERBALL, { open: true })
  expect(await place()).toMatchObject(taken)
})

test('refuses non-members, bets for another member, and a stake above the balance', async () => {
  const other = await aBettor(house, { balance: 5_000 })
  expect(await place(ODD, { memberId: other.memberId })).toMatchObject({ refusal: 'OTHER_MEMBER' })
  expect(await place(ODD, {}, { who: other })).toMatchObject({ refusal: 'INSUFFICIENT_BALANCE' })
  expect(await walletBalance(house, other)).toBe(5_000)
  const admin = await house.logIn('admin')
  const answer = await house.post('minigame/betting', roundSlip(member, round, ODD), { token: admin })
  expect(await told(answer)).toMatchObject({ refusal: 'OPERATOR_CANNOT_BET' })
})

test('BETFLOW-023 an invalid bet changes nothing', async () => {
  const one = roundSlip(member, round, ODD)
  const [picked] = one.bettings
  const bad: readonly [object, string][] = [
    [{ minigameId: 99_998 }, 'BAD_INPUT'],
    [{ minigameId: 252 }, 'BAD_INPUT'],
    [{ betStyle: 'EU' }, 'BAD_INPUT'],
    [{ bettings: [picked, picked] }, 'LEGS_ABOVE_MAXIMUM'],
    [{ bettings: [{ ...picked, fixtureId: -1 }] }, 'BONUS_NOT_ON_PAGE'],
    [{ bettings: [{ ...picked, sportId: 6046 }] }, 'BAD_INPUT'],
    [{ bettings: [{ ...picked, oddsId: 9_999 }] }, 'MARKET_NOT_OFFERED'],
    [{ bettings: [{ ...picked, oddsId: '9223372036854775807' }] }, 'MARKET_NOT_OFFERED'],
    [{ bettings: [{ ...picked, fixtureId: desk.idOf(252) }] }, 'BAD_INPUT'],
    [{ bettings: [{ ...picked, betBaseline: '2.5' }] }, 'BAD_INPUT'],
    [{ bettings: [{ ...picked, betPrice: 'x' }] }, 'BAD_INPUT'],
  ]
  for (const [over, refusal] of bad)
    expect([over, await told(await betOnRound(house, member, { ...one, ...over }))]).toMatchObject([
      over,
      { status: 400, refusal },
    ])
  const unknown = {
    ...one,
    minigameId: 999,
    bettings: [{ ...picked, sportId: 999, fixtureId: 9_990_000_000_060 }],
  }
  expect(await told(await betOnRound(house, member, unknown))).toMatchObject({
    status: 404,
    refusal: 'MINIGAME_UNKNOWN',
  })
  expect(await walletBalance(house, member)).toBe(1_000_000)
})
