import { Lock } from 'lucide-react'
import type { TradingOutcome } from '#contract/back-office/trading.ts'
import { formatOdds } from '#domain/odds.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import type { LiveQuote, QuoteStatus } from '#web/sport/prices/odds-store.ts'
import { readPrice } from '#web/sport/prices/offered.ts'
import { useOdds } from '#web/sport/prices/use-odds.ts'

const statuses: Readonly<Record<number, QuoteStatus>> = { 1: 'open', 2: 'suspended' }
const moved = { up: '배당 상승', down: '배당 하락' } as const

/** What members see just now, with the way it last moved and a lock where no bets are taken. */
export function OfferedPrice({ outcome }: { readonly outcome: TradingOutcome }) {
  const { id, offeredPrice, version, status } = outcome
  if (id === null || offeredPrice === null) return <span className="text-faint">–</span>
  return (
    <LivePrice
      quote={{
        outcomeId: String(id),
        odds: readPrice(offeredPrice),
        version: version ?? 0,
        status: statuses[status ?? 0] ?? 'closed',
        direction: 'same',
      }}
    />
  )
}

function LivePrice({ quote }: { readonly quote: LiveQuote }) {
  const { odds, direction, status } = useOdds(quote)
  return (
    <span
      data-offered
      className={classNames(
        'inline-flex items-center justify-end gap-1 font-bold',
        direction === 'up' && 'text-up',
        direction === 'down' && 'text-down',
      )}
    >
      {direction !== 'same' && (
        <>
          <svg aria-hidden="true" viewBox="0 0 8 7" width={8} height={7} fill="currentColor">
            <path d={direction === 'up' ? 'M4 0 8 7H0z' : 'M4 7 0 0h8z'} />
          </svg>
          <span className="sr-only">{moved[direction]}</span>
        </>
      )}
      {formatOdds(odds)}
      {status === 'suspended' && (
        <>
          <Lock aria-hidden size={12} className="text-dim" />
          <span className="sr-only">베팅정지</span>
        </>
      )}
    </span>
  )
}
