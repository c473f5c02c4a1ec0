import type { MemberId } from '#domain/ids.ts'
import { DAY, instant } from '#domain/instant.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { openRequirement } from '#server/cashier/cashier.ts'
import { findByUserId } from '#server/members/members.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { publishCoupons } from '#server/promotions/promotions-seeding.ts'

/** Days ago, so that the seeded bets count towards it. */
const OPENED = 7
/** The fixed id of the requirement's operation, so that it is created once. */
const REF = '0193b6f0-0000-7000-8000-00000000c0de'

/** Seeds coupons of each kind for the demo members, a code for everybody, and a turnover requirement in progress. */
export async function seedCoupons(deps: Deps): Promise<void> {
  const [demo, demo5] = [await findByUserId(deps.db, 'demo'), await findByUserId(deps.db, 'demo5')]
  if (!demo || !demo5) return
  const day = (days: number) => seoulDay(instant(deps.clock.now() + days * DAY))
  const usual = { percent: null, turnoverPercent: 0, lastDay: day(30), minOdds: null, minLegs: null }
  const to = (memberId: MemberId) => ({ kind: 'member', memberId }) as const
  await publishCoupons(deps, [
    {
      ...usual,
      name: '오픈 기념 포인트',
      kind: 'points',
      amount: 3_000,
      audience: { kind: 'all' },
    },
    {
      ...usual,
      name: '머니 체험 쿠폰',
      kind: 'money',
      amount: 20_000,
      turnoverPercent: 100,
      audience: to(demo.id),
    },
    {
      ...usual,
      name: '다음 충전 10% 보너스',
      kind: 'deposit-bonus',
      amount: 30_000,
      percent: 10,
      turnoverPercent: 200,
      audience: to(demo.id),
    },
    {
      ...usual,
      name: '조합 베팅 프리벳',
      kind: 'free-bet',
      amount: 10_000,
      minOdds: 150,
      minLegs: 2,
      audience: to(demo.id),
    },
    {
      ...usual,
      name: '지난 달 이벤트 쿠폰',
      kind: 'points',
      amount: 1_000,
      lastDay: day(-3),
      audience: to(demo.id),
    },
    {
      ...usual,
      name: 'LV.5 감사 쿠폰',
      kind: 'money',
      amount: 50_000,
      turnoverPercent: 100,
      audience: to(demo5.id),
    },
    {
      ...usual,
      name: '쿠폰 번호 이벤트',
      kind: 'points',
      amount: 5_000,
      audience: { kind: 'code', code: 'HANPAN2026', usesMax: 1_000 },
    },
  ])
  await deps.db.transaction(tx =>
    openRequirement(deps, tx, {
      memberId: demo.id,
      cause: 'operator',
      ref: REF,
      title: '가입 축하 머니',
      amount: 300_000,
      percent: 100,
      at: instant(deps.clock.now() - OPENED * DAY),
    }),
  )
}
