import { beforeAll, expect, test } from 'vitest'
import type { QuestDay } from '#contract/promotions/quests.ts'
import { assert } from '#domain/assert.ts'
import { instant, MINUTE, SECOND } from '#domain/instant.ts'
import { parseSeoul } from '#domain/korean-formats.ts'
import { loadBalances, loadCoins } from '#server/ledger/ledger.ts'
import { sql } from '#server/platform/postgres/postgres.ts'
import { listActs } from '#server/site/site.ts'
import {
  aBettor,
  anOfferedFixture,
  type Bettor,
  bet,
  playedOut,
  slip,
  told,
} from '#tests/support/facts/bettor.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'
import { loadQuestDay } from './quest-day.ts'

const database = useDatabase()
const house = useHouse(database)

let admin: string
beforeAll(async () => {
  admin = await house.logIn('admin')
  for (const one of [
    { title: '로그인', kind: 'login', target: 1, points: 100 },
    { title: '스포츠 베팅 2회', kind: 'bet-count', gameType: 1, target: 2, points: 300, coins: 2 },
  ])
    expect((await create(one)).status).toBe(200)
})

const usual = {
  title: '퀘스트',
  kind: 'login',
  foldsMin: null,
  gameType: null,
  target: 1,
  points: 0,
  coins: 0,
  place: 1,
  startsOn: '2026-11-01',
  endsOn: null,
  reason: '퀘스트 운영',
}
const create = (over: object, token = admin) => house.post('admin/quests', { ...usual, ...over }, { token })
const today = async ({ token }: Bettor): Promise<QuestDay> => (await house.get('quests', { token })).json()
const claim = ({ token }: Bettor, what: number | 'bonus') =>
  house.post(`quests/${what}/claim`, undefined, { token })
const pointsOf = async ({ memberId }: Bettor) => (await loadBalances(database.db, memberId)).points
const idOf = async (bettor: Bettor, title: string): Promise<number> =>
  (await today(bettor)).quests.find(one => one.title.startsWith(title))?.id ?? 0

/** Returns the fixture of the bet. */
async function settledBet(bettor: Bettor, result: 'won' | 'void' = 'won'): Promise<number> {
  const fixture = await anOfferedFixture(house)
  expect((await bet(house, bettor, slip(bettor, [{ fixture }]))).status).toBe(200)
  const before = await settledCount(bettor)
  await playedOut(house, fixture)
  const sheet = { 10: [0, 0], 20: [1, 0], 100: [1, 0] }
  const act = result === 'won' ? { sheet, timeConfirmed: true } : {}
  const path = `admin/fixtures/${fixture}/${result === 'won' ? 'result' : 'void'}`
  expect((await house.post(path, { reason: '시험', ...act }, { token: admin })).status).toBe(200)
  await expect.poll(() => settledCount(bettor), { timeout: 10_000 }).toBe(before + 1)
  return fixture
}
const settledCount = async ({ token }: Bettor): Promise<number> => {
  const page: { bets: { status: number }[] } = await (await house.get('bet_result', { token })).json()
  return page.bets.filter(({ status }) => status !== 0).length
}

test('EVENT-006 EVENT-007 progress counts settled bets, not void ones, and a reward is claimed once', async () => {
  const member = await aBettor(house)
  const quest = await idOf(member, '스포츠')
  expect((await today(member)).quests.map(({ progress, state }) => [progress, state])).toEqual([
    [1, 'done'],
    [0, 'open'],
  ])
  expect(await told(await claim(member, quest))).toMatchObject({ status: 400, refusal: 'QUEST_NOT_DONE' })
  await settledBet(member, 'void')
  await settledBet(member)
  expect((await today(member)).quests[1]).toMatchObject({ progress: 1, state: 'open' })
  await settledBet(member)
  expect((await today(member)).quests[1]).toMatchObject({ progress: 2, state: 'done' })

  const before = await pointsOf(member)
  const answers = await Promise.all(Array.from({ length: 10 }, () => claim(member, quest)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(9)
  expect(await told(await claim(member, quest))).toMatchObject({ status: 400, refusal: 'QUEST_CLAIMED' })
  expect([await pointsOf(member), await loadCoins(database.db, member.memberId)]).toEqual([before + 300, 2])
  expect(await today(member)).toMatchObject({ coins: 2, bonus: { points: 1_000, state: 'done' } })

  const bonuses = await Promise.all(Array.from({ length: 10 }, () => claim(member, 'bonus')))
  expect(bonuses.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await pointsOf(member)).toBe(before + 1_300)
})

test('handbook 5.9 at 00:00 in Seoul all quests restart, and unclaimed rewards lapse', async () => {
  const member = await aBettor(house)
  await settledBet(member)
  await settledBet(member)
  const { day } = await today(member)
  const lastSecond = parseSeoul(`${day} 23:59:59`)
  assert(lastSecond !== undefined, 'a day has a last second')
  const stateAt = async (at: number) =>
    (await loadQuestDay(database.db, async () => 0, { memberId: member.memberId, at: instant(at) })).quests[1]
      ?.state
  expect(await stateAt(lastSecond)).toBe('done')
  expect(await stateAt(lastSecond + SECOND)).toBe('open')
})

test('EVENT-007 a bet whose result is corrected after midnight counts on its first day only', async () => {
  const member = await aBettor(house)
  const fixture = await settledBet(member)
  const { day } = await today(member)
  const lastSecond = parseSeoul(`${day} 23:59:59`)
  assert(lastSecond !== undefined, 'a day has a last second')
  house.clock.advance(lastSecond + MINUTE - house.clock.now())
  admin = await house.logIn('admin')
  const sheet = { 10: [0, 0], 20: [0, 1], 100: [0, 1] }
  const correction = { reason: '결과 정정', sheet, timeConfirmed: true }
  const answer = await house.post(`admin/fixtures/${fixture}/result`, correction, { token: admin })
  expect(answer.status, await answer.text()).toBe(200)
  const statusOf = async () =>
    (
      await database.db.one<{ status: number }>(
        sql`select status from bet where member_id = ${member.memberId}`,
      )
    ).status
  await expect.poll(statusOf, { timeout: 10_000 }).toBe(1)
  const progressAt = async (at: number) =>
    (await loadQuestDay(database.db, async () => 0, { memberId: member.memberId, at: instant(at) })).quests[1]
      ?.progress
  expect(await progressAt(house.clock.now())).toBe(0)
  expect(await progressAt(lastSecond)).toBe(1)
})

test('EVENT-007 refuses unknown quests, other members’ and those after the bonus, without a fault', async () => {
  const member = await aBettor(house)
  expect(await told(await claim(member, 'bonus'))).toMatchObject({ status: 400, refusal: 'QUEST_NOT_DONE' })
  for (const id of ['0', '-1', 'x', '999999', '1%20or%201=1'])
    expect([400, 404]).toContain((await house.post(`quests/${id}/claim`, undefined, member)).status)
  expect((await house.get('quests')).status).toBe(401)
})

test('ROLE-006 creating a quest requires the write permission; refuses an invalid one and one too many', async () => {
  const reader = await house.logIn('admin1')
  expect((await create({ points: 1 }, reader)).status).toBe(403)
  const cases: [object, string][] = [
    [{ kind: 'bet-count', points: 1 }, 'QUEST_GOAL'],
    [{ target: 2, points: 1 }, 'QUEST_GOAL'],
    [{}, 'QUEST_WITHOUT_REWARD'],
    [{ points: 1, endsOn: '2026-10-31' }, 'QUEST_PERIOD'],
    [{ points: 1, kind: 'deposit' }, 'BAD_INPUT'],
    [{ points: 1, kind: 'bet-count', gameType: 3 }, 'BAD_INPUT'],
    [{ points: 1, title: '\u200b' }, 'BAD_INPUT'],
    [{ points: -1 }, 'BAD_INPUT'],
  ]
  for (const [over, refusal] of cases) expect((await told(await create(over))).refusal).toBe(refusal)
  const answers = await Promise.all(Array.from({ length: 10 }, () => create({ points: 1, title: '여럿' })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
  expect((await told(await create({ points: 1 }))).refusal).toBe('QUESTS_FULL')
  expect((await create({ points: 1, startsOn: '2027-01-01' })).status).toBe(400)

  const desk = await (await house.get('admin/quests?standing=on', { token: reader })).json()
  expect(desk).toMatchObject({ totalCount: 6, bonusPoints: 1_000 })
  const [, , third] = desk.quests
  const stop = (stopped: boolean) =>
    house.post(`admin/quests/${third.id}/stop`, { stopped, reason: '시험 중지' }, { token: admin })
  expect((await stop(true)).status).toBe(200)
  expect((await create({ points: 1, title: '자리' })).status).toBe(200)
  expect((await told(await stop(false))).refusal).toBe('QUESTS_FULL')
  const [act] = await listActs(database.db, { limit: 1, offset: 0, subject: `quest:${third.id}` })
  expect(act).toMatchObject({ act: 'stop-quest', before: { stopped: false }, after: { stopped: true } })
})
