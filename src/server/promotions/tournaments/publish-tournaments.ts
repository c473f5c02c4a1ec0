import type { Deps } from '#server/platform/process/deps.ts'
import { countScores } from './count-scores.ts'
import {
  findTournament,
  hasTournaments,
  insertTournament,
  lockTournaments,
  type TournamentDraft,
} from './tournaments.sql.ts'

/** The house's own first tournaments, where there is none yet; bets that came out since one began count. */
export const publishTournaments = (
  { db, clock, newUuid }: Pick<Deps, 'db' | 'clock' | 'newUuid'>,
  drafts: readonly TournamentDraft[],
): Promise<void> =>
  db.transaction(async tx => {
    // Another process may seed the same database at the same time.
    await lockTournaments(tx)
    if (await hasTournaments(tx)) return
    for (const draft of drafts) {
      const house = { operatorId: null, key: null, prizeRef: newUuid() }
      const id = await insertTournament(tx, { ...draft, ...house }, clock.now())
      const written = id === undefined ? undefined : await findTournament(tx, id)
      if (written) await countScores(tx, written, 'all')
    }
  })
