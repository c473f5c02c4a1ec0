import { type CashHint, hintsOf } from '#domain/cashier/cash-hints.ts'
import { DAY, instant } from '#domain/instant.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { CashierPorts } from '../cashier-ports.ts'
import type { CashRequest } from '../requests/cash-requests.sql.ts'
import { listHintFacts } from './desk-requests.sql.ts'

export type HintDeps = Pick<Deps, 'db' | 'clock'> & Pick<CashierPorts, 'turnoverLeft'>

/** Request fields that hints depend on. */
type HintedRequest = Pick<CashRequest, 'memberId' | 'direction' | 'amount'> & { readonly id: string }

/** How many days a changed account or a shared browser causes a hint. */
const HINT_DAYS = 14
/** How many days a formerly dormant account causes a hint: somebody who has taken it over logs in first. */
const DORMANT_HINT_DAYS = 30

/** Returns the hints on waiting requests of one direction, by request. */
export async function readHints(
  { db, clock, turnoverLeft }: HintDeps,
  waiting: readonly HintedRequest[],
): Promise<ReadonlyMap<string, readonly CashHint[]>> {
  const [first] = waiting
  if (!first) return new Map()
  const now = clock.now()
  const ids = waiting.map(({ memberId }) => memberId)
  const of = {
    direction: first.direction,
    now,
    dayAgo: instant(now - DAY),
    weeksAgo: instant(now - HINT_DAYS * DAY),
    dormantUntil: instant(now - DORMANT_HINT_DAYS * DAY),
  }
  const [facts, left] = await Promise.all([listHintFacts(db, ids, of), turnoverLeft(db, ids)])
  const ofMember = new Map(facts.map(({ memberId, ...known }) => [memberId, known]))
  return new Map(
    waiting.flatMap(({ id, memberId, direction, amount }) => {
      const known = ofMember.get(memberId)
      const turnoverLeft = left.get(memberId) ?? 0
      return known ? [[id, hintsOf({ ...known, direction, amount, turnoverLeft })] as const] : []
    }),
  )
}
