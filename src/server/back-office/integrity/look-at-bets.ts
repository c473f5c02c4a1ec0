import { instant, MINUTE } from '#domain/instant.ts'
import { type Hint, membersOf, stakesOf } from '#domain/integrity/hints.ts'
import { takeLock } from '#server/platform/postgres/advisory-locks.sql.ts'
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { tellContentChanged } from '#server/site/site.ts'
import { openBetMemory } from './bet-memory.ts'
import { findHints, type HintDeps } from './find-hints.ts'
import {
  addBets,
  addMembers,
  insertCase,
  lockOpenCase,
  lockOpenCaseOf,
  touchCase,
  upsertHint,
} from './write-cases.sql.ts'

/** Maximum number of bets stored in a case, largest first; its hint has the total. */
const BETS_MAX = 200
const MEMBERS_MAX = 200

/**
 * Adds a hint to the open case of its kind and subject, or to a new one; linked accounts go to the case of any of them.
 * The same hint is stored once and updated as it grows. False if it contained nothing new.
 */
const keepHint = ({ db, clock, bus }: Pick<Deps, 'db' | 'clock' | 'bus'>, hint: Hint): Promise<boolean> =>
  db.transaction(async tx => {
    await takeLock(tx, ADVISORY_LOCKS.integrityCases)
    const at = clock.now()
    const caseId = (await findOpen(tx, hint)) ?? (await insertCase(tx, hint.kind, hint.subject, at))
    const { key, text } = hint
    const bets = new Set(hint.bets.map(({ betId }) => betId)).size
    const isNew = await upsertHint(tx, { caseId, key, text, at, bets, stakes: stakesOf(hint.bets) })
    if (!isNew) return false
    await addBets(tx, caseId, hint.bets.toSorted((a, b) => b.stake - a.stake).slice(0, BETS_MAX))
    await addMembers(tx, caseId, membersOf(hint).slice(0, MEMBERS_MAX))
    await touchCase(tx, caseId, at)
    tellContentChanged(tx, { bus }, 'integrity')
    return true
  })

const findOpen = async (tx: Tx, hint: Hint): Promise<number | undefined> => {
  const { kind, subject } = hint
  const found =
    kind === 'linked-accounts'
      ? await lockOpenCaseOf(tx, kind, membersOf(hint))
      : await lockOpenCase(tx, kind, subject)
  return found?.id
}

/** Act log entries are read again for this long, to find those committed late. */
const ACTS_OVERLAP = 5 * MINUTE

export type WatchDeps = HintDeps & Pick<Deps, 'bus'>

/** Examines bets that are new since the last run; returns the number of hints with new content (field B19). */
export function openBetWatch(deps: WatchDeps): () => Promise<number> {
  const remember = openBetMemory(deps)
  let lookedAt = 0
  return async () => {
    const now = deps.clock.now()
    const hints = await findHints(deps, await remember(), instant(Math.max(0, lookedAt - ACTS_OVERLAP)))
    let said = 0
    for (const hint of hints) if (await keepHint(deps, hint)) said += 1
    lookedAt = now
    return said
  }
}
