import { DAY, type Instant } from '#domain/instant.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import { oneAtATime } from '#server/platform/work/one-at-a-time.ts'
import { type ActsVerdict, NOTHING_PROVEN, type Proven, verifyActs } from './acts.ts'

/** A verification older than this starts again, so that later changes of verified entries are detected. */
const PROOF_MILLISECONDS = DAY

/**
 * Verifies the act log for all callers: continues after the last verified entry, which is checked first.
 * Concurrent callers share one run. Once a day it starts at the first entry.
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
