import { seoulDay } from '#domain/korean-formats.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { hasQuests, insertQuest, lockQuestRule, type QuestTerms } from './quests.sql.ts'

/** Creates the default quests from today on if there are none yet, without an act log entry. */
export const publishFirstQuests = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  quests: readonly Omit<QuestTerms, 'place' | 'startsOn' | 'endsOn'>[],
): Promise<void> =>
  db.transaction(async tx => {
    // Another process may seed the same database concurrently.
    await lockQuestRule(tx)
    if (await hasQuests(tx)) return
    const at = clock.now()
    for (const [index, quest] of quests.entries())
      await insertQuest(tx, at, { ...quest, place: index + 1, startsOn: seoulDay(at), endsOn: null })
  })
