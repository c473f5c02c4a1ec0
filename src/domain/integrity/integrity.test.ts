import { expect, test } from 'vitest'
import type { FixtureId, MarketId, MemberId, OutcomeId } from '../ids.ts'
import { instant } from '../instant.ts'
import { won } from '../money.ts'
import { odds } from '../odds.ts'
import { beforeMoves } from './before-move.ts'
import { type Hint, membersOf, type PickedBet, picked, stakesOf } from './hints.ts'
import { insiders } from './insiders.ts'
import { linkedAccounts } from './linked-accounts.ts'
import { manySmall } from './many-small.ts'
import { shippedThresholds } from './thresholds.ts'
import { largeVolumes, meanBeside, unusualVolume } from './unusual-volume.ts'

let bets = 0
/** A bet of a member on a pick; market 10 belongs to fixture 1, market 20 to fixture 2. */
const on = (outcome: number, member: number, stake = 10_000, at = 1_000_000): PickedBet => ({
  betId: `bet${++bets}`,
  memberId: member as MemberId,
  stake: won(stake),
  placedAt: instant(at),
  fixtureId: Math.floor(outcome / 100) as FixtureId,
  marketId: String(Math.floor(outcome / 10)) as MarketId,
  outcomeId: String(outcome) as OutcomeId,
})
const many = (count: number, make: () => PickedBet) => Array.from({ length: count }, make)
const of = ([hint]: readonly Hint[]) => hint

test('B19 flags stakes on a pick far above the usual of its fixture or league', () => {
  const all = [on(101, 1, 4_000_000), on(102, 2, 600_000), on(103, 3, 200_000)]
  const [volume, ...others] = largeVolumes(all, shippedThresholds)
  expect([volume?.stakes, others]).toEqual([4_000_000, []])
  if (!volume) return
  expect(meanBeside(volume, all)).toBe(400_000)
  const judged = (onFixture?: number, inLeague?: number) =>
    unusualVolume(volume, { onFixture, inLeague }, shippedThresholds)
  expect(judged(400_000)).toMatchObject({ kind: 'unusual-volume', subject: 'outcome:101' })
  expect(judged(400_000)?.text).toContain('1건, 4,000,000원')
  expect(judged(400_000)?.text).toContain('약 10배')
  // The larger of both counts is used: a league of high stakes is no hint.
  expect(judged(400_000, 900_000)).toBeUndefined()
  expect(judged(undefined, 800_000)).toBeDefined()
  expect(judged()?.text).toContain('비교할 베팅 기록이 없습니다.')
  expect(largeVolumes([on(101, 1, 2_999_999)], shippedThresholds)).toEqual([])
})

test('B19 flags repeated small bets on a pick, by one member or by several together', () => {
  expect(
    manySmall(
      many(7, () => on(101, 1)),
      shippedThresholds,
    ),
  ).toEqual([])
  expect(
    of(
      manySmall(
        many(8, () => on(101, 1)),
        shippedThresholds,
      ),
    )?.text,
  ).toContain('회원 한 명이')
  const three = [1, 2, 3].flatMap(member => many(3, () => on(101, member)))
  const hint = of(manySmall(three, shippedThresholds))
  expect(hint).toMatchObject({ kind: 'many-small', subject: 'outcome:101' })
  expect(hint && membersOf(hint)).toEqual([1, 2, 3])
  expect(hint?.text).toContain('회원 3명이')
  // A favourite that many members pick once or twice gives no hint, nor do large bets.
  const crowd = Array.from({ length: 40 }, (_, member) => many(2, () => on(101, member + 1))).flat()
  expect(manySmall(crowd, shippedThresholds)).toEqual([])
  expect(
    manySmall(
      many(20, () => on(101, 1, 30_001)),
      shippedThresholds,
    ),
  ).toEqual([])
})

const link = (one: number, other: number, by: 'browser' | 'address' | 'phone' = 'browser') => ({
  one: one as MemberId,
  other: other as MemberId,
  by,
})

test('B19 groups linked accounts on one market, with the pick or its sides', () => {
  const same = [on(101, 5, 50_000), on(101, 7, 50_000), on(102, 9, 50_000)]
  const hint = of(linkedAccounts(same, [link(5, 7)], shippedThresholds))
  expect(hint).toMatchObject({ kind: 'linked-accounts', subject: 'member:5', key: 'market:10' })
  expect(hint?.text).toBe('같은 기기로 연결된 회원 2명이 같은 픽에 2건, 모두 100,000원을 베팅했습니다.')
  const both = of(linkedAccounts(same, [link(5, 9, 'phone'), link(5, 7)], shippedThresholds))
  expect(both && membersOf(both)).toEqual([5, 7, 9])
  expect(both?.text).toContain('같은 기기, 같은 휴대폰 번호로 연결된 회원 3명이 한 마켓의 서로 다른 픽 2개에')
  expect(linkedAccounts([on(101, 5), on(201, 7)], [link(5, 7)], shippedThresholds)).toEqual([])
  expect(linkedAccounts([on(101, 5, 4_000), on(101, 7, 5_000)], [link(5, 7)], shippedThresholds)).toEqual([])
  expect(linkedAccounts(same, [], shippedThresholds)).toEqual([])
})

test('B19 two pairs on one market stay two groups until a link connects them', () => {
  const four = [1, 2, 3, 4].map(member => on(101, member))
  expect(linkedAccounts(four, [link(1, 2), link(3, 4)], shippedThresholds)).toHaveLength(2)
  expect(linkedAccounts(four, [link(1, 2), link(3, 4), link(2, 3)], shippedThresholds)).toHaveLength(1)
})

test('B19 flags any bet of an operator, and bets of linked members on fixtures that the operator handled', () => {
  const staff = {
    id: 90 as MemberId,
    userId: 'trader',
    linked: new Map([[5 as MemberId, 'address' as const]]),
    handled: new Set([1 as FixtureId]),
  }
  const found = insiders([on(101, 90), on(101, 5), on(201, 5), on(101, 6)], [staff])
  expect(found.map(({ subject, key, bets: own }) => [subject, key, own.length])).toEqual([
    ['member:90', 'own', 1],
    ['member:5', 'staff:90', 1],
  ])
  expect(found[1] && membersOf(found[1])).toEqual([5, 90])
  expect(found[1]?.text).toContain('같은 아이피')
})

test('B19 flags bets right before a stop or a lowered price, not later bets nor other fixtures', () => {
  const move = {
    actId: 3,
    at: instant(1_000_000),
    operatorId: 90 as MemberId,
    operator: 'trader',
    fixtureId: 1 as FixtureId,
  }
  const near = [
    on(101, 1, 300_000, 999_000),
    on(102, 2, 5_000, 880_000),
    on(101, 3, 900_000, 879_999),
    on(101, 4, 900_000, 1_000_001),
    on(201, 5, 900_000, 999_000),
  ]
  const stopped = of(beforeMoves(near, [move], shippedThresholds))
  expect(stopped).toMatchObject({ kind: 'before-move', subject: 'fixture:1', key: 'act:3' })
  expect(stopped && membersOf(stopped)).toEqual([1, 2])
  expect(stopped?.text).toContain('베팅 정지')
  const price = { before: odds(190), after: odds(170) }
  const priced = of(beforeMoves(near, [{ ...move, outcomeId: '101' as OutcomeId, price }], shippedThresholds))
  expect(priced && membersOf(priced)).toEqual([1])
  expect(priced?.text).toContain('1.90 → 1.70')
  const quiet = { ...shippedThresholds, beforeStakeMin: 1_000_000 }
  expect(beforeMoves(near, [move], quiet)).toEqual([])
})

test('a bet on several matches is listed once for each pick, and its stake counts once', () => {
  const slip = {
    betId: 'x',
    memberId: 1 as MemberId,
    stake: won(5_000),
    placedAt: instant(0),
    picks: [on(101, 1), on(201, 1)],
  }
  expect(picked([slip])).toHaveLength(2)
  expect(stakesOf(picked([slip]))).toBe(5_000)
})
