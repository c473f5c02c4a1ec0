import { DAY, HOUR, type Instant, instant, MINUTE } from '#domain/instant.ts'
import { seoulDay, seoulDayRange } from '#domain/korean-formats.ts'
import { points } from '#domain/money.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { publishTournaments } from '#server/promotions/promotions-seeding.ts'

const weekly = [
  { from: 1, to: 1, points: points(50_000) },
  { from: 2, to: 2, points: points(30_000) },
  { from: 3, to: 3, points: points(20_000) },
  { from: 4, to: 10, points: points(5_000) },
]
const short = [
  { from: 1, to: 1, points: points(5_000) },
  { from: 2, to: 3, points: points(2_000) },
]

/**
 * Seeds a running tournament for each product, a future one, and a short one over the first bets of the play data. The
 * short one ends half an hour after the first start, with a ranking from these bets.
 */
export async function seedTournaments(deps: Pick<Deps, 'db' | 'clock' | 'newUuid'>): Promise<void> {
  const now = deps.clock.now()
  const midnight = (days: number): Instant => seoulDayRange(seoulDay(instant(now + days * DAY)))?.from ?? now
  await publishTournaments(deps, [
    {
      product: 'sports',
      title: '오픈 기념 스피드 토너먼트',
      rule: 'net',
      stakeMin: 1_000,
      startsAt: instant(now - HOUR),
      endsAt: instant(now + 20 * MINUTE),
      prizes: short,
    },
    {
      product: 'sports',
      title: '주간 스포츠 순이익 토너먼트',
      rule: 'net',
      stakeMin: 5_000,
      startsAt: midnight(-1),
      endsAt: midnight(6),
      prizes: weekly,
    },
    {
      product: 'sports',
      title: '스포츠 고배당 토너먼트',
      rule: 'multiple',
      stakeMin: 5_000,
      startsAt: midnight(6),
      endsAt: midnight(13),
      prizes: weekly,
    },
    {
      product: 'casino',
      title: '카지노·슬롯 순이익 토너먼트',
      rule: 'net',
      stakeMin: 1_000,
      startsAt: midnight(-1),
      endsAt: midnight(6),
      prizes: weekly,
    },
  ])
}
