import type { CasinoRound } from '#contract/casino/casino-round.ts'
import { betStatusCode } from '#domain/bets/bet-status.ts'
import type { MemberId } from '#domain/ids.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import type { Suppliers } from '../suppliers/suppliers-state.ts'
import { type HearDeps, hearOfBet } from '../words/hear-of-bet.ts'
import { findOwnRound, listOwnTransactions, type OwnRoundRow } from './own-round.sql.ts'

export type OwnRoundDeps = HearDeps & { readonly suppliers: Pick<Suppliers, 'all'> }

/** Returns a member's casino bet with all transactions of it; undefined unless the bet is the member's. */
export async function readOwnRound(
  deps: OwnRoundDeps,
  memberId: MemberId,
  betId: string,
): Promise<CasinoRound | undefined> {
  const row = await findOwnRound(deps.db, memberId, betId)
  if (!row) return undefined
  const { provider, game, kind, round, description, stake, payout } = row
  const [told, transactions] = await Promise.all([outcomeOf(deps, row), listOwnTransactions(deps.db, row)])
  return {
    ...{ provider, game, kind, round, description, stake },
    state: stateOf(row),
    isHeld: row.isHeld,
    payout: row.status === betStatusCode.cancelled ? stake : payout,
    transactions: transactions.map(({ at, ...one }) => ({
      ...one,
      at: formatSeoul(at, 'YYYY-MM-DD HH:mm:ss'),
    })),
    ...told,
  }
}

/** State of the bet. The supplier may keep the round open after it, for other bets on it. */
function stateOf({ status }: OwnRoundRow): CasinoRound['state'] {
  if (status === betStatusCode.open) return 'open'
  return status === betStatusCode.cancelled ? 'cancelled' : 'settled'
}

/** Result of the round as reported by the supplier. Requested once it has ended, and again only after a while. */
async function outcomeOf(
  deps: OwnRoundDeps,
  { supplierId, ref, status, result, proofUrl, asks, askAgainAt }: OwnRoundRow,
): Promise<Pick<CasinoRound, 'result' | 'proofUrl'>> {
  const known = { result, proofUrl }
  const supplier = deps.suppliers.all().find(({ id }) => id === supplierId)
  const isDue = askAgainAt === null || deps.clock.now() >= askAgainAt
  const isOver = status === betStatusCode.won || status === betStatusCode.lost
  if (result !== null || !isOver || !isDue || !supplier) return known
  const told = await hearOfBet(deps, supplier, { ref, asks })
  return told?.state === 'ended' ? { result: told.result ?? null, proofUrl: told.proof ?? null } : known
}
