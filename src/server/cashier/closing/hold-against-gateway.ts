import type { ClosedAgainst, ClosingDifference } from '#domain/cashier/closing.ts'
import { DAY, HOUR, type Instant, instant } from '#domain/instant.ts'
import { gatewayDifferenceText, listGatewayDifferences } from '../tether/differences.ts'
import type { TetherDeps } from '../tether/tether-deps.ts'

type Span = { readonly from: Instant; readonly before: Instant }

type AgainstGateway = { readonly against: ClosedAgainst; readonly differences: readonly ClosingDifference[] }

/** What was sent the day before may have been asked for before it. */
const LOOKED_BACK = 2 * DAY
/** A gateway that doesn't answer is asked again for so long before the day is closed without it. */
const WAITED_FOR = 6 * HOUR

/**
 * Holds a day's transfers and withdrawals of tether against the gateway's own report, both ways (field W14). Undefined:
 * it doesn't answer, and is asked again.
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
