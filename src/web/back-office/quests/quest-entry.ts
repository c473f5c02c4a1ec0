import { QUEST_TITLE_MAX, type QuestRow } from '#contract/promotions/quests.ts'
import { FOLDS_LEAST, isQuestGoal, type QuestKind } from '#domain/promotions/quest.ts'

/** A quest in the form; figures are undefined for empty fields. */
export type QuestEntry = {
  readonly title: string
  readonly kind: QuestKind
  readonly foldsMin: number | undefined
  readonly gameType: 1 | 2
  readonly target: number | undefined
  readonly points: number | undefined
  readonly coins: number | undefined
  readonly place: number | undefined
  readonly startsOn: string
  readonly endsOn: string
}

export const newEntry = (day: string): QuestEntry => ({
  title: '',
  kind: 'bet-count',
  foldsMin: FOLDS_LEAST + 1,
  gameType: 1,
  target: 1,
  points: 100,
  coins: 0,
  place: 1,
  startsOn: day,
  endsOn: '',
})

export const entryOf = (quest: QuestRow): QuestEntry => ({
  ...quest,
  foldsMin: quest.foldsMin ?? FOLDS_LEAST + 1,
  gameType: quest.gameType ?? 1,
  endsOn: quest.endsOn ?? '',
})

export const isOnceADay = (kind: QuestKind): boolean => kind === 'login' || kind === 'attendance'
export const asksGame = (kind: QuestKind): boolean => kind === 'bet-count' || kind === 'bet-stakes'

/** The request body, without fields that the kind does not use. */
export function bodyOf({
  kind,
  foldsMin,
  gameType,
  target,
  points,
  coins,
  place,
  endsOn,
  ...rest
}: QuestEntry) {
  return {
    ...rest,
    title: rest.title.trim(),
    kind,
    foldsMin: kind === 'sports-folds' ? (foldsMin ?? 0) : null,
    gameType: asksGame(kind) ? gameType : null,
    target: isOnceADay(kind) ? 1 : (target ?? 0),
    points: points ?? 0,
    coins: coins ?? 0,
    place: place ?? 0,
    endsOn: endsOn === '' ? null : endsOn,
  }
}

/** True if it can be sent. */
export function isWhole(entry: QuestEntry): boolean {
  const { title, points, coins, place, startsOn, endsOn, ...goal } = bodyOf(entry)
  const isInOrder = startsOn !== '' && (endsOn === null || endsOn >= startsOn)
  const isNamed = title !== '' && title.length <= QUEST_TITLE_MAX
  return isNamed && isInOrder && place > 0 && points + coins > 0 && isQuestGoal(goal)
}
