import { DAY, type Instant, instant } from '#domain/instant.ts'
import { coins, points } from '#domain/money.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { publishFirstPrizes, publishFirstQuests } from '#server/promotions/promotions-seeding.ts'

const quest = { foldsMin: null, gameType: null, target: 1, coins: coins(0) } as const

/** Days since the quests were published: as old as the play member's account. */
export const STORY_DAYS = 20

export const daysAgo = ({ clock }: Pick<Deps, 'clock'>, days: number): Instant =>
  instant(clock.now() - days * DAY)

/** Seeds six quests and a prize table, if there are none yet (handbook 5.9). */
export async function seedQuests(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await publishFirstQuests({ ...deps, clock: { now: () => daysAgo(deps, STORY_DAYS) } }, [
    { ...quest, title: '로그인하기', kind: 'login', points: points(100) },
    { ...quest, title: '출석체크하기', kind: 'attendance', points: points(100), coins: coins(1) },
    {
      ...quest,
      title: '스포츠 3폴더 이상 베팅 1회',
      kind: 'sports-folds',
      foldsMin: 3,
      points: points(500),
      coins: coins(1),
    },
    {
      ...quest,
      title: '스포츠 베팅 3회',
      kind: 'bet-count',
      gameType: 1,
      target: 3,
      points: points(300),
      coins: coins(1),
    },
    {
      ...quest,
      title: '인플레이 베팅 1회',
      kind: 'bet-count',
      gameType: 2,
      points: points(300),
      coins: coins(1),
    },
    { ...quest, title: '자유게시판에 글쓰기', kind: 'post', points: points(100), coins: coins(1) },
  ])
  await publishFirstPrizes(deps, {
    cost: 1,
    dailyLimit: 10,
    prizes: [
      { weight: 100, points: points(5_000), coins: coins(0) },
      { weight: 400, points: points(1_000), coins: coins(0) },
      { weight: 1_500, points: points(300), coins: coins(0) },
      { weight: 2_000, points: points(100), coins: coins(0) },
      { weight: 1_000, points: points(0), coins: coins(2) },
      { weight: 5_000, points: points(0), coins: coins(0) },
    ],
  })
}
