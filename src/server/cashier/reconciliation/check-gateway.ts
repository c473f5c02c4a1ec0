import type { Proven } from '#server/ledger/ledger.ts'
import { gatewayDifferenceText } from '../tether/differences.ts'
import { readDifferences } from '../tether/read-tether-desk.ts'
import type { TetherDeps } from '../tether/tether-deps.ts'

/** Compares the gateway's report with the transfers and withdrawals of the site; undefined when it does not answer. */
export async function checkGateway(
  deps: Pick<TetherDeps, 'db' | 'clock' | 'gateway'>,
): Promise<Proven | undefined> {
  const { differences, transfers, payouts } = await readDifferences(deps)
  return differences === null
    ? undefined
    : { compared: transfers + payouts, differences: differences.map(gatewayDifferenceText) }
}
