import { beforeEach, expect, test } from 'vitest'
import { SECOND } from '#domain/instant.ts'
import { sumOfHouseAccount } from '#server/ledger/ledger.ts'
import { sql } from '#server/platform/postgres.ts'
import {
  aBettor,
  anOfferedFixture,
  type Bettor,
  bet,
  type PickSketch,
  slip,
  told,
  walletBalance,
} from '#tests/support/bettor.ts'
import { useDatabase } from '#tests/support/database.ts'
import { useHouse } from '#tests/support/house.ts'
import {
  aLiveMatch,
  type LiveBetOptions,
  type LiveMatch,
  liveBet,
  liveSlip,
  untilWaiting,
  waitingBets,
} from '#tests/support/live-match.ts'

const database = useDatabase()
const house = useHouse(database)

const DELAY = 6 * SECOND
const CHANGED = { status: 400, refusal: 'MATCH_CHANGED', text: '경기 상황이 변경되어 베팅이 취소되었습니다.' }
const SUSPENDED = {
  status: 400,
  refusal: 'MARKET_SUSPENDED',
  text: '선택 경기 중 마감된 경기가 있습니다. 다시 베팅해 주세요.',
}
const CLOSED = { status: 400, refusal: 'FIXTURE_CLOSED', text: '마감된 경기가 포함되어 있습니다.' }

let member: Bettor
let match: LiveMatch
beforeEach(async () => {
  member = await aBettor(house)
  match = await aLiveMatch(house)
})

type Waited = LiveBetOptions & {
  readonly picks?: readonly PickSketch[]
  readonly after?: number
  /** What happens while the bet waits. */
  readonly meanwhile?: () => Promise<unknown>
}

/** A bet that waits out its delay while something happens; gives its answer. */
async function waitOut({ picks, meanwhile, after = DELAY, ...options }: Waited = {}): Promise<Response> {
  const body = liveSlip(member, picks ?? [{ fixture: match.id }])
  const answer = liveBet(house, member, body, options)
  await untilWaiting(house, member)
  await meanwhile?.()
  house.clock.advance(after)
  return answer
}

const storedBets = () =>
  database.db.many<object>(sql`
    select b.id, b.game_type, b.detail_type, b.style, b.stake, b.total_odds, b.status,
      array_agg(l.odds order by l.leg_no) as odds
    from bet b join bet_leg l on l.bet_id = b.id where b.member_id = ${member.memberId} group by b.member_id, b.id`)

const holds = () =>
  database.db.many<{ state: string }>(sql`
    select h.state from ledger_hold h where h.account = ledger_wallet(${member.memberId})`)

test('API-046 FIELD-015 an in-play bet waits with its stake set aside, then is booked and answered', async () => {
  const body = liveSlip(member, [{ fixture: match.id }])
  const answer = liveBet(house, member, body, { key: 'ring' })
  await untilWaiting(house, member)
  const [waiting] = await waitingBets(house, member)
  expect(waiting).toMatchObject({
    key: 'ring',
    gameDetailType: 5,
    betStyle: 'KR',
    amounts: 10_000,
    totalRatio: 1.9,
    winnings: 19_000,
    seconds: 6,
    leftMs: 6_000,
    dueAt: house.clock.now() + 6_000,
    bettings: [{ fixtureId: match.id, betName: '1', betPrice: 1.9, status: 0, home: `홈${match.id}` }],
  })
  expect(await walletBalance(house, member)).toBe(990_000)
  expect([await storedBets(), await holds()]).toEqual([[], [{ state: 'held' }]])

  house.clock.advance(DELAY - 1)
  expect((await waitingBets(house, member))[0]?.leftMs).toBe(1)
  house.clock.advance(1)
  const booked = await answer
  expect([booked.status, await booked.json()]).toEqual([200, { id: waiting?.id, emoney: 990_000 }])
  expect(await storedBets()).toEqual([
    {
      id: waiting?.id,
      game_type: 2,
      detail_type: 5,
      style: 'KR',
      stake: 10_000,
      total_odds: 190,
      status: 0,
      odds: [190],
    },
  ])
  expect([await holds(), await waitingBets(house, member)]).toEqual([[{ state: 'captured' }], []])
  expect(await sumOfHouseAccount(database.db, 'house:held')).toBe(0)
})

test('handbook 1.8: an in-play bet is listed as 인플레이 and cannot be cancelled by the member', async () => {
  const { id }: { id: string } = await (await waitOut()).json()
  const list = await (await house.get('bet_result?type=2', { token: member.token })).json()
  expect(list.bets).toMatchObject([{ id, gameType: 2, cancellable: false }])
  const cancelled = await house.post(`bet_result/${id}/cancel`, {}, { token: member.token })
  expect(await told(cancelled)).toMatchObject({ status: 400, refusal: 'CANCEL_NOT_POSSIBLE' })
})

test('FIELD-015 the delay is the longest of the legs', async () => {
  const basketball = await aLiveMatch(house, { sport: 48242 })
  await basketball.score(20, 18, { periodCode: 1 })
  const picks = [{ fixture: match.id }, { fixture: basketball.id, sport: 48242 }]
  const answer = liveBet(house, member, liveSlip(member, picks))
  await untilWaiting(house, member)
  expect((await waitingBets(house, member))[0]?.seconds).toBe(6)
  house.clock.advance(DELAY)
  expect((await answer).status).toBe(200)
})

test.each<[string, (now: LiveMatch) => Promise<unknown>, object]>([
  ['a goal', now => now.score(2, 0), CHANGED],
  ['a goal that the VAR takes back', now => now.score(2, 0).then(() => now.score(1, 0)), CHANGED],
  ['a goal that is only reported yet', now => now.happened('goal'), CHANGED],
  ['a red card', now => now.happened('red-card'), CHANGED],
  ['a stop for a VAR check', now => now.suspend(true).then(() => now.hear('var')), CHANGED],
  ['a suspended match', now => now.suspend(true), SUSPENDED],
  ['a suspended market', now => now.prices([190, 200, 210], { suspended: true }), SUSPENDED],
  ['a suspended outcome', now => now.prices([190, 200, 210], { status: 'suspended' }), SUSPENDED],
  ['a settled market', now => now.prices([190, 200, 210], { status: 'settled' }), CLOSED],
  ['the end of the match', now => now.status('finished'), CLOSED],
  ['the limit of live betting', now => now.score(1, 0, { periodCode: 20, clockSeconds: 85 * 60 }), CLOSED],
  [
    'a match that is called off',
    now => now.status('cancelled'),
    { status: 400, refusal: 'FIXTURE_CANCELLED', text: '해당 경기는 취소된 경기입니다.' },
  ],
])(
  'handbook 2.4 FIELD-015 %s while it waits: refused, the stake back to the won',
  async (_, act, expected) => {
    expect(await told(await waitOut({ meanwhile: () => act(match) }))).toEqual(expected)
    expect(await walletBalance(house, member)).toBe(1_000_000)
    expect([await storedBets(), await holds()]).toEqual([[], [{ state: 'released' }]])
  },
)

test('handbook 2.3: a feed that fell silent while the bet waited refuses it', async () => {
  const { refusal } = await told(
    await waitOut({ meanwhile: async () => house.clock.advance(10 * SECOND), after: DELAY }),
  )
  expect(refusal).toBe('MARKET_SUSPENDED')
  expect(await walletBalance(house, member)).toBe(1_000_000)
})

test('handbook 2.4: a goal elsewhere changes nothing, a further period or clock neither', async () => {
  const other = await aLiveMatch(house)
  const answer = await waitOut({
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
    const answer = await waitOut({
      ...(mode && { mode }),
      meanwhile: () => match.prices([price, 200, 210]),
    })
    if (expected === 409) {
      expect([answer.status, await answer.json()]).toMatchObject([
        409,
        [{ old: { betPrice: 1.9 }, new: { betPrice: price / 100 } }],
      ])
      expect([await storedBets(), await walletBalance(house, member)]).toEqual([[], 1_000_000])
      return
    }
    expect(answer.status).toBe(200)
    expect(await storedBets()).toMatchObject([{ total_odds: expected, odds: [expected] }])
  },
)

test('handbook 2.5: a price that went and came back is the same offer under another version', async () => {
  const meanwhile = () => match.prices([200, 200, 210]).then(() => match.prices([190, 200, 210]))
  expect((await waitOut({ meanwhile })).status).toBe(200)
})

test('BETFLOW-014 BETFLOW-024 handbook 2.5: pre-match bets know the mode better too', async () => {
  const fixture = await anOfferedFixture(house)
  const better = (odds: number) =>
    house.post('sports-prematch/betting', slip(member, [{ fixture, odds }]), {
      token: member.token,
      headers: { 'odds-accept-mode': 'better' },
    })
  expect((await better(195)).status).toBe(409)
  const taken = await better(185)
  expect(taken.status).toBe(200)
  expect(await storedBets()).toMatchObject([{ odds: [190] }])
  const wrong = await house.post('sports-prematch/betting', slip(member, [{ fixture }]), {
    token: member.token,
    headers: { 'odds-accept-mode': 'best' },
  })
  expect(await told(wrong)).toMatchObject({ status: 400, refusal: 'BAD_INPUT' })
})

test('BETFLOW-016 the raw API refuses at once what is not open in play, and holds nothing', async () => {
  const begun = async (picks: readonly PickSketch[]) =>
    (await told(await liveBet(house, member, liveSlip(member, picks)))).refusal
  const before = await anOfferedFixture(house)
  expect(await begun([{ fixture: before }])).toBe('MARKET_NOT_OFFERED')
  await match.prices([180, 200], { type: 2, line: 250, suspended: true })
  expect(await begun([{ fixture: match.id, type: 2, line: 250, pick: 'Over', odds: 180 }])).toBe(
    'MARKET_SUSPENDED',
  )
  await match.suspend(true)
  expect(await begun([{ fixture: match.id }])).toBe('MARKET_SUSPENDED')
  await match.suspend(false)
  house.clock.advance(16 * SECOND)
  expect(await begun([{ fixture: match.id }])).toBe('MARKET_SUSPENDED')
  expect([await holds(), await walletBalance(house, member)]).toEqual([[], 1_000_000])
})

test('API-046 a match that runs is not to be had at the pre-match door', async () => {
  const answer = await bet(house, member, slip(member, [{ fixture: match.id }]))
  expect(await told(answer)).toEqual(CLOSED)
  const asLive = await bet(house, member, liveSlip(member, [{ fixture: match.id }]))
  expect(await told(asLive)).toEqual(CLOSED)
  const asCross = await liveBet(house, member, slip(member, [{ fixture: match.id }]))
  expect(await told(asCross)).toMatchObject({ refusal: 'BAD_INPUT' })
})

test('LIMIT-008 BETFLOW-023 the slip rules hold at once: live limits, balance, whose slip it is', async () => {
  const refused = async (over: object, bettor = member) =>
    (await told(await liveBet(house, bettor, liveSlip(member, [{ fixture: match.id }], over)))).refusal
  expect(await refused({ amounts: 100 })).toBe('STAKE_BELOW_MINIMUM')
  expect(await refused({ amounts: 50_000_001 })).toBe('STAKE_ABOVE_MAXIMUM')
  const poor = await aBettor(house, { balance: 9_999 })
  expect(await refused({ memberId: poor.memberId }, poor)).toBe('INSUFFICIENT_BALANCE')
  expect(await refused({ memberId: member.memberId + 1 })).toBe('OTHER_MEMBER')
  expect(await refused({ bettings: [] })).toBe('NO_SELECTION')
  expect(await holds()).toEqual([])
})

test('PICK-008 two picks of different families of one match wait and are booked together', async () => {
  const picks = [{ fixture: match.id }, { fixture: match.id, type: 2, line: 250, pick: 'Over', odds: 180 }]
  const answer = await waitOut({ picks })
  expect(answer.status).toBe(200)
  expect(await storedBets()).toMatchObject([{ total_odds: 342 }])
})

test('handbook 1.5: waiting bets count for double clicks, both sides and the number that may wait', async () => {
  const first = liveBet(house, member, liveSlip(member, [{ fixture: match.id }]))
  await untilWaiting(house, member)
  const now = async (picks: readonly PickSketch[], key?: string) =>
    told(await liveBet(house, member, liveSlip(member, picks, { amounts: 5_000 }), { ...(key && { key }) }))
  expect((await now([{ fixture: match.id }])).refusal).toBe('BET_REPEATED')
  expect((await now([{ fixture: match.id, pick: '2', odds: 210 }])).refusal).toBe('BOTH_SIDES_OPEN')
  const others = await Promise.all(
    Array.from({ length: 9 }, async (_, index) => {
      const other = await aLiveMatch(house)
      return liveSlip(member, [{ fixture: other.id }], { amounts: 5_000 + index })
    }),
  )
  const further = others.map(body => liveBet(house, member, body))
  await untilWaiting(house, member, 10)
  const last = await aLiveMatch(house)
  expect(await now([{ fixture: last.id }])).toEqual({
    status: 400,
    refusal: 'WAITING_ABOVE_MAXIMUM',
    text: '접수 중인 베팅은 10건까지 가능합니다. 잠시 후 다시 베팅해 주세요.',
  })
  house.clock.advance(DELAY)
  const answers = await Promise.all([first, ...further])
  expect(answers.map(answer => answer.status)).toEqual(answers.map(() => 200))
})

test('FIELD-015 a delay of 0 waits for nothing', async () => {
  const none = { baseball: 0, basic: 0, basketball: 0, hockey: 0, soccer: 0, volleyball: 0 }
  const usual = house.app.site.settings().liveBettingTime
  const set = async (liveBettingTime: object) => {
    const token = await house.logIn('admin')
    const changed = await house.post(
      'admin/settings',
      { settings: { liveBettingTime }, reason: '시험' },
      { token },
    )
    expect(changed.status).toBe(200)
  }
  await set(none)
  try {
    expect((await liveBet(house, member, liveSlip(member, [{ fixture: match.id }]))).status).toBe(200)
  } finally {
    await set(usual)
  }
})

test('handbook 2.4: a goal refuses all bets that wait on the match, whatever their side, and no others', async () => {
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
  house.clock.advance(DELAY)
  expect((await Promise.all(answers)).map(answer => answer.status)).toEqual([400, 400, 400, 200])
})

test('handbook 2.9: a football handicap keeps the score from which it counts, other markets none', async () => {
  const handicap = { fixture: match.id, type: 3, line: -50, odds: 185 }
  const { id }: { id: string } = await (await waitOut({ picks: [handicap] })).json()
  const { bettings } = await (await house.get(`bet_result/${id}`, { token: member.token })).json()
  expect(bettings).toMatchObject([{ marketId: 3, scoreAtBet: '1:0' }])
  const plain: { id: string } = await (await waitOut()).json()
  const other = await (await house.get(`bet_result/${plain.id}`, { token: member.token })).json()
  expect(other.bettings).toMatchObject([{ marketId: 1, scoreAtBet: '' }])
})

test('BETFLOW-024 in play too, a line where the market has none is a changed line', async () => {
  const body = liveSlip(member, [{ fixture: match.id }])
  const bettings = body.bettings.map(one => ({ ...one, betBaseline: '2.5' }))
  expect(await told(await liveBet(house, member, { ...body, bettings }))).toMatchObject({
    status: 409,
    refusal: 'ODDS_CHANGED',
  })
})

test('handbook 2.4: the first score that a match tells while a bet waits is a change', async () => {
  await database.db.run(sql`delete from fixture_score where fixture_id = ${match.id}`)
  expect(await told(await waitOut({ meanwhile: () => match.score(2, 0) }))).toEqual(CHANGED)
})
