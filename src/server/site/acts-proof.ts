import { DAY, type Instant } from '#domain/instant.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import { oneAtATime } from '#server/platform/work/one-at-a-time.ts'
import { type ActsVerdict, NOTHING_PROVEN, type Proven, verifyActs } from './acts.ts'

/** A proof older than this is begun anew, so that an act changed after its proof shows as well. */
const PROOF_MILLISECONDS = DAY

/**
 * Proves the act log for all who ask: each asking goes on from the last proven act, which is held against its proof
 * first, and who asks while a walk is under way gets what it finds. Once a day the walk begins at the first act.
 */
export function openActsProof({ db, clock }: { readonly db: Queries; readonly clock: Clock }) {
  let proven: Proven = NOTHING_PROVEN
  let begunAt: Instant = clock.now()
  const walk = oneAtATime(async (): Promise<ActsVerdict> => {
    const now = clock.now()
    if (now - begunAt >= PROOF_MILLISECONDS) proven = NOTHING_PROVEN
    if (proven === NOTHING_PROVEN) begunAt = now
    const verdict = await verifyActs(db, proven)
    proven = verdict.proven
    return verdict
  })
  return walk.join
}
