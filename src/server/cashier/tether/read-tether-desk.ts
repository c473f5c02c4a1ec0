import { DAY, instant, MINUTE } from '#domain/instant.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type HintDeps, readHints } from '../desk/read-hints.ts'
import { listGatewayCalls } from '../gateway/gateway-calls.sql.ts'
import { listGatewayDifferences } from './differences.ts'
import type { TetherDeps } from './tether-deps.ts'
import {
  addressList,
  loadDeskWithdrawal,
  type PaymentsAsked,
  paymentList,
  type WithdrawalsAsked,
  withdrawalList,
} from './tether-desk.sql.ts'
import { listTransfersOf } from './tether-transfers.sql.ts'

type ReadDeps = Pick<Deps, 'db'>

/** Returns a page of withdrawals, with hints on those that wait for a decision. */
export async function readDeskWithdrawals(deps: HintDeps, asked: WithdrawalsAsked, page: number) {
  const { rows, ...counts } = await withdrawalList.page(deps.db, asked, page)
  const waiting = rows.filter(({ state }) => state === 'requested' || state === 'held')
  const hints = await readHints(
    deps,
    waiting.map(({ requestId: id, memberId, amount }) => ({ id, memberId, amount, direction: 'withdrawal' })),
  )
  return { withdrawals: rows, hints, ...counts }
}

export const readDeskWithdrawal = ({ db }: ReadDeps, id: string) => loadDeskWithdrawal(db, id)

export async function readDeskPayments({ db }: ReadDeps, asked: PaymentsAsked, page: number) {
  const { rows, ...counts } = await paymentList.page(db, asked, page)
  const transfers = await listTransfersOf(
    db,
    rows.map(({ id }) => id),
  )
  return { payments: rows, transfers, ...counts }
}

export const readCalls = ({ db }: ReadDeps, about: string) => listGatewayCalls(db, about)

export async function readDeskAddresses({ db }: ReadDeps, name: string, page: number) {
  const { rows, ...counts } = await addressList.page(db, name, page)
  return { addresses: rows, ...counts }
}

/** How far back the gateway's records are compared. */
const LOOKED_BACK = 7 * DAY
/** Anything younger may still be in progress. */
const UNDER_WAY = 5 * MINUTE

/** Returns the differences between gateway and site; undefined if the gateway does not answer. */
export async function readDifferences({ db, clock, gateway }: Pick<TetherDeps, 'db' | 'clock' | 'gateway'>) {
  const at = clock.now()
  const from = instant(at - LOOKED_BACK)
  const report = await gateway?.report(from)
  const differences = report
    ? await listGatewayDifferences(db, report, { from, settledBefore: instant(at - UNDER_WAY) })
    : null
  return { at, differences, transfers: report?.transfers.length ?? 0, payouts: report?.payouts.length ?? 0 }
}
