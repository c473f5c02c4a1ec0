import type { Deps } from '#server/platform/process/deps.ts'
import { loadClaimFigures } from './quest-claims.sql.ts'
import { loadQuestRule, questList, type Standing } from './quests.sql.ts'

export type { DeskQuestRow } from './quests.sql.ts'

/** Returns a page of all quests with each one's claims on a day, and the total. */
export async function readQuestDesk(
  { db }: Pick<Deps, 'db'>,
  asked: { readonly day: string; readonly standing: Standing | undefined },
  page: number,
) {
  const [{ rows, ...counts }, { bonusPoints }, today] = await Promise.all([
    questList.page(db, asked, page),
    loadQuestRule(db),
    loadClaimFigures(db, asked.day),
  ])
  return { quests: rows, ...counts, bonusPoints, today }
}
