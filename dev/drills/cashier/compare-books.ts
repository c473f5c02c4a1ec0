import type { MemberId } from '#domain/ids.ts'
import { checkGateway } from '#server/cashier/reconciliation/check-gateway.ts'
import { checkRequests } from '#server/cashier/reconciliation/check-requests.ts'
import type { TetherDeps } from '#server/cashier/tether/tether-deps.ts'
import { loadBalances, proveBalances, verifyLedger } from '#server/ledger/ledger.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { listStakes, listStoredRequests, type StoredRequest } from './cashier-books.sql.ts'
import { BEGINS_WITH, type CashierWorld } from './cashier-world.ts'
import type { Promised } from './counter.ts'

/**
 * Returns the faults at the end: in the ledger; between requests, ledger and gateway; in the state of a request; in a
 * balance; or against the answers that clients received.
 */
export async function compareBooks(
  deps: Deps & Pick<TetherDeps, 'gateway'>,
  { members }: CashierWorld,
  promised: Promised,
): Promise<{ readonly faults: readonly string[]; readonly requests: readonly StoredRequest[] }> {
  const { db, clock } = deps
  const { faults } = await verifyLedger(db)
  const checks = [
    await proveBalances(db, clock.now()),
    await checkRequests(db, clock.now()),
    await checkGateway(deps),
  ]
  const requests = await listStoredRequests(db)
  const stakes = new Map((await listStakes(db)).map(row => [row.memberId, row]))
  const wrong = requests.flatMap(faultsOf)
  for (const [id, state] of promised.decided) {
    const stored = requests.find(one => one.id === id)?.state
    if (stored !== state) wrong.push(`${id} was promised to be ${state} and is ${stored}`)
  }
  for (const { memberId } of members) {
    const own = requests.filter(one => one.memberId === memberId)
    const { bets = 0, staked = 0 } = stakes.get(memberId) ?? {}
    const moved = own.reduce((sum, { moved }) => sum + moved, 0)
    const { wallet } = await loadBalances(db, memberId)
    if (wallet !== BEGINS_WITH + moved - staked)
      wrong.push(
        `member ${memberId} has ${wallet}, the requests and bets make ${BEGINS_WITH + moved - staked}`,
      )
    wrong.push(...countFaults(memberId, own, bets, promised))
  }
  return {
    faults: [...faults.map(String), ...checks.flatMap(check => check?.differences ?? []), ...wrong],
    requests,
  }
}

/** Checks that a request moved exactly the money of its state, and ended once. */
function faultsOf({ id, direction, state, amount, endings, moved }: StoredRequest): string[] {
  const faults: string[] = []
  if (state === 'requested' || state === 'on-hold') faults.push(`${id} still waits`)
  else if (endings !== 1) faults.push(`${id} has ended ${endings} times`)
  const due = state !== 'done' ? 0 : direction === 'deposit' ? amount : -amount
  if (moved !== due) faults.push(`${id} (${direction}, ${state}) has moved ${moved} in place of ${due}`)
  return faults
}

/** Compares the member's requests, bets and credited payments with those that were answered as accepted. */
function countFaults(
  memberId: MemberId,
  own: readonly StoredRequest[],
  bets: number,
  promised: Promised,
): string[] {
  const byTether = own.filter(({ method, state }) => method === 'tether' && state === 'done').length
  const counts = [
    ['requests', promised.requests.get(memberId) ?? 0, own.filter(({ method }) => method === 'bank').length],
    ['bets', promised.bets.get(memberId) ?? 0, bets],
    ['payments', promised.payments.get(memberId) ?? 0, byTether],
  ] as const
  return counts
    .filter(([, told, stored]) => told !== stored)
    .map(([what, told, stored]) => `member ${memberId} was told of ${told} ${what}, there are ${stored}`)
}
