import type { Instant } from '#domain/instant.ts'
import type { Points } from '#domain/money.ts'
import type { QuestGoal, QuestPeriod, QuestReward } from '#domain/promotions/quest.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { allOf, type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** Quest fields that operators write. */
export type QuestTerms = QuestGoal &
  QuestReward &
  QuestPeriod & {
    readonly title: string
    /** Position in the order, from 1. */
    readonly place: number
  }

export type QuestRow = QuestTerms & {
  readonly id: number
  readonly stoppedAt: Instant | null
}

const columns = sql`q.id, q.title, q.kind, q.folds_min as "foldsMin", q.game_type as "gameType", q.target, q.points,
  q.coins, q.place, q.starts_on::text as "startsOn", q.ends_on::text as "endsOn", q.stopped_at as "stoppedAt"`

const inOrder = sql`order by q.place, q.id`

/** Quests active on a day, in order. */
export const listStandingQuests = (db: Queries, day: string) =>
  db.many<QuestRow>(sql`
    select ${columns} from quest q
    where q.stopped_at is null and q.starts_on <= ${day}::date and (q.ends_on is null or q.ends_on >= ${day}::date)
    ${inOrder}`)

/** Quests active on a day or later. */
export const listCurrentQuests = (db: Queries, day: string) =>
  db.many<QuestRow>(sql`
    select ${columns} from quest q
    where q.stopped_at is null and (q.ends_on is null or q.ends_on >= ${day}::date) ${inOrder}`)

export const findQuest = (db: Queries, id: number) =>
  db.maybe<QuestRow>(sql`select ${columns} from quest q where q.id = ${id}`)

/** Locks the common rule of all quests, so that changes are serialised. */
export const lockQuestRule = (tx: Queries) =>
  tx.one<{ bonusPoints: Points }>(sql`select bonus_points as "bonusPoints" from quest_rule for update`)

export const loadQuestRule = (db: Queries) =>
  db.one<{ bonusPoints: Points }>(sql`select bonus_points as "bonusPoints" from quest_rule`)

export const updateQuestRule = (tx: Queries, bonusPoints: number) =>
  tx.run(sql`update quest_rule set bonus_points = ${bonusPoints}`)

export const insertQuest = (tx: Queries, at: Instant, quest: QuestTerms) =>
  tx.one<{ id: number }>(sql`
    insert into quest (title, kind, folds_min, game_type, target, points, coins, place, starts_on, ends_on, created_at)
    values (${quest.title}, ${quest.kind}, ${quest.foldsMin}, ${quest.gameType}, ${quest.target}, ${quest.points},
      ${quest.coins}, ${quest.place}, ${quest.startsOn}, ${quest.endsOn}, ${timestamp(at)})
    returning id`)

export const updateQuest = (tx: Queries, id: number, quest: Omit<QuestTerms, 'kind'>) =>
  tx.run(sql`
    update quest set title = ${quest.title}, folds_min = ${quest.foldsMin}, game_type = ${quest.gameType},
      target = ${quest.target}, points = ${quest.points}, coins = ${quest.coins}, place = ${quest.place},
      starts_on = ${quest.startsOn}, ends_on = ${quest.endsOn}
    where id = ${id}`)

export const updateQuestStop = (tx: Queries, id: number, stoppedAt: Instant | null) =>
  tx.run(
    sql`update quest set stopped_at = ${stoppedAt === null ? null : timestamp(stoppedAt)} where id = ${id}`,
  )

export const hasQuests = async (db: Queries): Promise<boolean> =>
  (await db.one<{ yes: boolean }>(sql`select exists (select from quest) as yes`)).yes

/** State of a quest on a day, as SQL. */
const standingOf = (day: string) => sql`
  case when q.stopped_at is not null then 'stopped' when q.ends_on < ${day}::date then 'over'
    when q.starts_on > ${day}::date then 'coming' else 'on' end`

export type Standing = 'on' | 'coming' | 'over' | 'stopped'

export type DeskQuestRow = QuestRow & {
  readonly standing: Standing
  readonly claims: number
  readonly pointsToday: number
  readonly coinsToday: number
}

/** Active quests first, in the order shown to members; then future, stopped and past ones. */
export const questList = pagedList<
  DeskQuestRow,
  { readonly day: string; readonly standing: Standing | undefined }
>({
  from: sql`quest q`,
  where: ({ day, standing }) => allOf(standing !== undefined && sql`${standingOf(day)} = ${standing}`),
  rows: (where, part, { day }) => sql`
    select ${columns}, ${standingOf(day)} as standing, t.claims, t.points as "pointsToday", t.coins as "coinsToday"
    from quest q
    cross join lateral (
      select count(*) as claims, coalesce(sum(c.points), 0)::bigint as points, coalesce(sum(c.coins), 0)::bigint as coins
      from quest_claim c where c.quest_id = q.id and c.day = ${day}::date
    ) t
    where ${where}
    order by array_position(array['on', 'coming', 'stopped', 'over'], ${standingOf(day)}), q.place, q.id
    ${part}`,
})
