import type { Proven } from '#server/ledger/ledger.ts'
import { gatewayDifferenceText } from '../tether/differences.ts'
import { readDifferences } from '../tether/read-desk.ts'
import type { TetherDeps } from '../tether/tether-deps.ts'

/** Holds what the gateway tells of itself against the house's transfers and withdrawals; nothing where it doesn't answer. */
export async function checkGateway(
  deps: Pick<TetherDeps, 'db' | 'clock' | 'gateway'>,
): Promise<Proven | undefined> {
  const { differences, transfers, payouts } = await readDifferences(deps)
  return differences === null
    ? undefined
    : { compared: transfers + payouts, differences: differences.map(gatewayDifferenceText) }
}
