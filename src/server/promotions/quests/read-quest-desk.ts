import type { Deps } from '#server/platform/process/deps.ts'
import { loadClaimFigures } from './quest-claims.sql.ts'
import { countDeskQuests, listDeskQuests, loadQuestRule, type Standing } from './quests.sql.ts'

export type { DeskQuestRow } from './quests.sql.ts'

type Part = { readonly standing: Standing | undefined; readonly limit: number; readonly offset: number }

/** Returns a page of all quests with each one's claims on a day, and the total. */
export async function readQuestDesk({ db }: Pick<Deps, 'db'>, day: string, part: Part) {
  const [quests, totalCount, { bonusPoints }, today] = await Promise.all([
    listDeskQuests(db, day, part),
    countDeskQuests(db, day, part.standing),
    loadQuestRule(db),
    loadClaimFigures(db, day),
  ])
  return { quests, totalCount, bonusPoints, today }
}
