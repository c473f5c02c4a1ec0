import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { type Bet, betContract } from '#contract/bets.ts'
import { betStatusCode } from '#domain/bets/bet-status.ts'
import { foldWord, sidesWord } from '#domain/bets/bet-word.ts'
import { formatFigure, formatTotalOdds } from '#domain/korean-formats.ts'
import { useCall } from '#web/client/api/api.ts'
import { Money } from '#web/kit/display/figures.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import { isAtSupplier } from '#web/play/bets/at-supplier.ts'
import { readPrice } from '#web/sport/prices/offered.ts'

const shownMax = 5

/** The member's bets that are not decided yet, for the right column of pages one doesn't bet on. */
export function OpenBetsCard() {
  const { data, isError } = useCall(betContract.list, { query: { status: betStatusCode.open } })
  if (isError) return null
  // As tall as the least that comes, so that little below it moves.
  if (!data) return <Skeleton className="h-[88px]" />
  const bets = data.bets.slice(0, shownMax)
  return (
    <section aria-labelledby="open-bets-card" className="card overflow-hidden" data-open-bets>
      <h2
        id="open-bets-card"
        className="flex h-11 items-center gap-2 border-b border-line px-4 text-base font-semibold"
      >
        진행 중인 베팅 <span className="font-normal text-dim">{formatFigure(data.totalCount)}</span>
      </h2>
      {bets.length === 0 ? (
        <p className="px-4 py-3 text-sm text-dim">진행 중인 베팅이 없습니다.</p>
      ) : (
        <ul className="divide-y divide-line">
          {bets.map(bet => (
            <li key={bet.id} className="grid gap-0.5 px-4 py-2 text-sm" data-open-bet={bet.id}>
              <OpenBet bet={bet} />
            </li>
          ))}
        </ul>
      )}
      {data.totalCount > 0 && (
        <Link
          to="/bet_result"
          search={{ status: String(betStatusCode.open) }}
          className="flex h-10 items-center justify-center gap-0.5 border-t border-line text-sm text-dim -outline-offset-2 hover:bg-s2 hover:text-text"
        >
          모두 보기
          <ChevronRight aria-hidden size={14} />
        </Link>
      )}
    </section>
  )
}

/** A bet in two lines: on what, and for how much. */
function OpenBet({ bet }: { readonly bet: Bet }) {
  const [first] = bet.bettings
  const more = bet.bettings.length - 1
  const isPriced = !isAtSupplier(bet)
  return (
    <>
      <p className="flex items-baseline gap-2">
        <span className="min-w-0 truncate font-semibold">
          {first ? sidesWord(first.home, first.away, '–') : bet.id}
        </span>
        {more > 0 && <span className="shrink-0 text-dim">외 {more}경기</span>}
        {isPriced && <span className="ml-auto shrink-0 text-dim">{foldWord(bet.bettings.length)}</span>}
      </p>
      <p className="flex items-baseline justify-between gap-3 text-dim">
        <span>
          <Money won={bet.amounts} strong={false} />
          {isPriced && ` × ${formatTotalOdds(readPrice(bet.totalRatio))}`}
        </span>
        {isPriced && (
          <span className="text-text">
            <span className="sr-only">예상당첨금 </span>
            <Money won={bet.winnings} />
          </span>
        )}
      </p>
    </>
  )
}
