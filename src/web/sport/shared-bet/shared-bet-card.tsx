import type { SharedBet } from '#contract/community/boards.ts'
import { betStatus, betStatusWord } from '#domain/bets/bet-status.ts'
import { sidesWord } from '#domain/bets/bet-word.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { parseOdds } from '#domain/odds.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import { OddsFigure } from '#web/kit/display/figures.tsx'

/** A shared bet: picks and result; amounts if its owner shows them. */
export function SharedBetCard({ bet }: { readonly bet: SharedBet }) {
  const status = betStatus(bet.status)
  return (
    <section aria-label="첨부한 베팅" className="rounded-lg border border-line bg-s2/50 text-sm">
      <header className="flex flex-wrap items-center gap-2 border-b border-line px-3 py-2">
        {status && <Badge tone="bright">{betStatusWord[status]}</Badge>}
        <span className="text-dim">{bet.createdAt.slice(5, 16)}</span>
        <span className="ml-auto text-dim">
          배당 <Price factor={bet.totalRatio} />
        </span>
      </header>
      <ul className="divide-y divide-line">
        {bet.bettings.map(leg => (
          <li key={leg.oddsId} className="flex items-baseline gap-3 px-3 py-2">
            <span className="grid min-w-0 flex-1 gap-0.5">
              <span className="wrap-anywhere">{sidesWord(leg.home, leg.away, 'VS')}</span>
              <span className="text-xs text-dim">
                {[leg.marketNameKorean, leg.betNameKorean, leg.betBaseline].filter(Boolean).join(' · ')}
              </span>
            </span>
            <Price factor={leg.betPrice} />
          </li>
        ))}
      </ul>
      {bet.amounts !== null && bet.winnings !== null && (
        <p className="border-t border-line px-3 py-2 text-dim">
          {`베팅 ${formatFigure(bet.amounts)}원 · 당첨 ${formatFigure(bet.winnings)}원`}
        </p>
      )}
    </section>
  )
}

/** A price from the API; it has at most two decimals. */
function Price({ factor }: { readonly factor: number }) {
  const odds = parseOdds(factor)
  return odds === undefined ? null : <OddsFigure odds={odds} />
}
