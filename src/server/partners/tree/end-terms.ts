import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { accept } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { listNewestTerms } from './partner-terms.sql.ts'
import { lockTree, setTerms } from './set-terms.ts'

type Ended = {
  readonly memberId: MemberId
  readonly at: Instant
  readonly changedBy: string
  readonly reason: string
}

/** Ends the terms of a former partner, for bets accepted from then on; called when the kind of an account changes. */
export async function endTerms(tx: Tx, ended: Ended): Promise<void> {
  await lockTree(tx)
  const [known] = await listNewestTerms(tx, [ended.memberId])
  if (!known?.active || known.level === null) return
  await setTerms<never>(tx, ended, () => accept({ ...known, active: false }))
}
