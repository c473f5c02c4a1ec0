import type { ClosedAgainst, ClosingDifference } from '#domain/cashier/closing.ts'
import { DAY, HOUR, type Instant, instant } from '#domain/instant.ts'
import { gatewayDifferenceText, listGatewayDifferences } from '../tether/differences.ts'
import type { TetherDeps } from '../tether/tether-deps.ts'

type Span = { readonly from: Instant; readonly before: Instant }

type AgainstGateway = { readonly against: ClosedAgainst; readonly differences: readonly ClosingDifference[] }

/** Margin before the day, since a payout sent on a day may have been requested earlier. */
const LOOKED_BACK = 2 * DAY
/** How long a silent gateway is asked again before the day is closed without it. */
const WAITED_FOR = 6 * HOUR

/**
 * Compares a day's tether transfers and withdrawals with the gateway's report, in both directions (field W14).
 * Undefined when the gateway does not answer and will be asked again.
 */
export async function holdAgainstGateway(
  { db, clock, gateway }: Pick<TetherDeps, 'db' | 'clock' | 'gateway'>,
  { from, before }: Span,
): Promise<AgainstGateway | undefined> {
  if (!gateway) return { against: 'none', differences: [] }
  const since = instant(from - LOOKED_BACK)
  const report = await gateway.report(since)
  if (!report) {
    if (clock.now() < before + WAITED_FOR) return undefined
    const what = '결제 게이트웨이가 응답하지 않아 테더 입출금을 대조하지 못했습니다.'
    return { against: 'silent', differences: [{ what, amount: 0, unit: 'won' }] }
  }
  const found = await listGatewayDifferences(db, report, { from: since, settledBefore: before })
  return {
    against: 'compared',
    differences: found
      .filter(({ at }) => at >= from)
      .map(one => ({ what: gatewayDifferenceText(one), amount: one.usdt, unit: 'usdt' })),
  }
}
