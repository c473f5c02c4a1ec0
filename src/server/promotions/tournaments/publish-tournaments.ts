import type { Deps } from '#server/platform/process/deps.ts'
import { countScores } from './count-scores.ts'
import {
  findTournament,
  hasTournaments,
  insertTournament,
  lockTournaments,
  type TournamentDraft,
} from './tournaments.sql.ts'

/** Creates the default tournaments if there are none yet; bets settled since a tournament's start count. */
export const publishTournaments = (
  { db, clock, newUuid }: Pick<Deps, 'db' | 'clock' | 'newUuid'>,
  drafts: readonly TournamentDraft[],
): Promise<void> =>
  db.transaction(async tx => {
    // Another process may seed the same database concurrently.
    await lockTournaments(tx)
    if (await hasTournaments(tx)) return
    for (const draft of drafts) {
      const house = { operatorId: null, key: null, prizeRef: newUuid() }
      const id = await insertTournament(tx, { ...draft, ...house }, clock.now())
      const written = id === undefined ? undefined : await findTournament(tx, id)
      if (written) await countScores(tx, written, 'all')
    }
  })
