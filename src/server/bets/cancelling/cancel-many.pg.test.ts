import { beforeEach, expect, test } from 'vitest'
import type { CancelledBets, CancelPreview } from '#contract/back-office/bets/cancel-many.ts'
import { listActs } from '#server/site/site.ts'
import {
  aBettor,
  anOfferedFixture,
  type Bettor,
  bet,
  overOf,
  type PickSketch,
  playedOut,
  slip,
  walletBalance,
} from '#tests/support/facts/bettor.ts'
import { HOME_WIN } from '#tests/support/facts/fixture-facts.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase({ poolSize: 20 })
const house = useHouse(database)

let token = ''
beforeEach(async () => {
  token = await house.logIn('admin')
})

type Own = { readonly memberId: number; readonly betId: string }

async function placed(member: Bettor, ...picks: readonly PickSketch[]): Promise<Own> {
  const answer = await bet(house, member, slip(member, picks))
  expect(answer.status, await answer.clone().text()).toBe(200)
  return { memberId: member.memberId, betId: (await answer.json()).id }
}

const preview = async (body: object, by = token): Promise<CancelPreview> => {
  const answer = await house.post('admin/bets/cancel/preview', body, { token: by })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json()
}
const cancel = async (bets: readonly Own[], by = token): Promise<CancelledBets> => {
  const answer = await house.post('admin/bets/cancel', { bets, reason: '배당 오류' }, { token: by })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json()
}
const settle = (fixture: number) =>
  house.post(`admin/fixtures/${fixture}/result`, { sheet: HOME_WIN, reason: '시험' }, { token })
const ids = (bets: readonly Own[]) => bets.map(({ betId }) => betId)
const messagesOf = async (member: Bettor): Promise<number> =>
  (await (await house.get('message', { token: member.token })).json()).messages.length

test('BETFLOW-028 B14 previews a set with its money and its excluded bets without changes; then cancels exactly that set', async () => {
  const [one, two] = [await aBettor(house), await aBettor(house)]
  const [fixture, known] = [await anOfferedFixture(house), await anOfferedFixture(house)]
  const free = [
    await placed(one, { fixture }),
    await placed(one, overOf(fixture)),
    await placed(two, { fixture }),
  ]
  const late = await placed(two, { fixture: known }, overOf(fixture))
  const gone = await placed(two, overOf(fixture))
  await cancel([gone])
  await playedOut(house, known)
  expect((await settle(known)).status).toBe(200)
  const all = [...free, late, gone]
  const looked = await preview({ bets: ids(all) })
  expect(looked).toMatchObject({ count: 3, stakes: 30_000, found: 5 })
  expect(looked.bets.map(({ bet: { id }, left }) => [id, left])).toEqual([
    ...free.map(({ betId }) => [betId, null]),
    [late.betId, '결과가 나온 경기가 있어 취소할 수 없는 베팅입니다.'],
    [gone.betId, '이미 취소된 베팅입니다.'],
  ])
  expect(looked.members).toMatchObject([
    { memberId: one.memberId, bets: 2, stakes: 20_000, emoney: 980_000, emoneyAfter: 1_000_000 },
    { memberId: two.memberId, bets: 1, stakes: 10_000, emoney: 980_000, emoneyAfter: 990_000 },
  ])
  expect(await walletBalance(house, one)).toBe(980_000)

  const done = await cancel(free)
  expect(done).toEqual({ cancelled: ids(free), stakes: 30_000, left: [] })
  expect([await walletBalance(house, one), await walletBalance(house, two)]).toEqual([1_000_000, 990_000])
  expect([await messagesOf(one), await messagesOf(two)]).toEqual([2, 2])
  const [summary, ...single] = await listActs(database.db, { subject: null, limit: 4, offset: 0 })
  expect(summary).toMatchObject({
    act: 'cancel-bets',
    subject: 'bets',
    reason: '배당 오류',
    after: { count: 3, stakes: 30_000, skipped: 0, bets: ids(free) },
  })
  expect(single.map(({ act }) => act)).toEqual(['cancel-bet', 'cancel-bet', 'cancel-bet'])
  // Confirming again changes nothing.
  const again = await cancel(free)
  expect([again.cancelled, again.left.length]).toEqual([[], 3])
  expect(await walletBalance(house, one)).toBe(1_000_000)
})

test('BETFLOW-028 previews all open bets that match a filter, and no ended ones', async () => {
  const member = await aBettor(house)
  const fixture = await anOfferedFixture(house)
  const open = [await placed(member, { fixture }), await placed(member, overOf(fixture))]
  const ended = await placed(member, { fixture }, overOf(await anOfferedFixture(house)))
  await cancel([ended])
  const looked = await preview({ filter: { match: String(fixture) } })
  expect([looked.found, looked.count, looked.bets.map(({ bet: { id } }) => id).toSorted()]).toEqual([
    2,
    2,
    ids(open).toSorted(),
  ])
  expect((await preview({ filter: { member: 'nobody-is-called-so' } })).bets).toEqual([])
})

test('BETFLOW-028 two operators who cancel overlapping sets concurrently refund each stake once', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, () => aBettor(house)))
  const fixture = await anOfferedFixture(house)
  const bets = await Promise.all(members.map(member => placed(member, { fixture })))
  const other = await house.logIn('admin2')
  const [mine, theirs] = await Promise.all([
    cancel(bets.slice(0, 5)),
    cancel(bets.slice(1).toReversed(), other),
  ])
  expect([...mine.cancelled, ...theirs.cancelled].toSorted()).toEqual(ids(bets).toSorted())
  expect(mine.left.length + theirs.left.length).toBe(4)
  for (const { text } of [...mine.left, ...theirs.left]) expect(text).toBe('취소할 수 없는 베팅입니다.')
  expect(await Promise.all(members.map(member => walletBalance(house, member)))).toEqual(
    members.map(() => 1_000_000),
  )
})

test('B14 reports and keeps bets that settle during the cancellation; each bet is cancelled or settled', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, () => aBettor(house)))
  const fixture = await anOfferedFixture(house)
  const bets = await Promise.all(members.map(member => placed(member, { fixture })))
  expect((await preview({ bets: ids(bets) })).count).toBe(6)
  await playedOut(house, fixture)
  const [done] = await Promise.all([cancel(bets), settle(fixture)])
  expect(done.cancelled.length + done.left.length).toBe(6)
  const wallets = () => Promise.all(members.map(member => walletBalance(house, member)))
  await expect.poll(async () => (await wallets()).includes(990_000), { timeout: 10_000 }).toBe(false)
  const cancelled = new Set(done.cancelled)
  expect(await wallets()).toEqual(bets.map(({ betId }) => (cancelled.has(betId) ? 1_000_000 : 1_009_000)))
})

test('X3 only operators who may change bets preview and cancel sets; unknown, duplicate and too many numbers are harmless', async () => {
  const [one, two] = [await aBettor(house), await aBettor(house)]
  const own = await placed(one, { fixture: await anOfferedFixture(house) })
  for (const as of ['admin1', 'demo']) {
    const by = { token: await house.logIn(as) }
    expect((await house.post('admin/bets/cancel/preview', { bets: [own.betId] }, by)).status, as).toBe(403)
    expect((await house.post('admin/bets/cancel', { bets: [own], reason: '시험' }, by)).status, as).toBe(403)
  }
  const foreign = await cancel([{ memberId: two.memberId, betId: own.betId }])
  expect(foreign).toMatchObject({ cancelled: [], left: [{ text: '베팅내역을 찾을 수 없습니다.' }] })
  const post = async (path: string, body: object) => (await house.post(path, body, { token })).status
  const many = Array.from({ length: 501 }, () => own)
  expect(await post('admin/bets/cancel', { bets: many, reason: '시험' })).toBe(400)
  expect(await post('admin/bets/cancel', { bets: [], reason: '시험' })).toBe(400)
  expect(await post('admin/bets/cancel', { bets: [own] })).toBe(400)
  expect(await post('admin/bets/cancel/preview', { bets: ['x'] })).toBe(400)
  expect(await post('admin/bets/cancel/preview', { bets: [own.betId], filter: {} })).toBe(400)
  expect(await post('admin/bets/cancel/preview', {})).toBe(400)
  expect((await preview({ bets: [house.deps.newUuid()] })).bets).toEqual([])
  expect((await cancel([own, own, own])).cancelled).toEqual([own.betId])
  expect(await walletBalance(house, one)).toBe(1_000_000)
})
