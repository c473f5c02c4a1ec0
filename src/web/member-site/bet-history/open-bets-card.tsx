import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { betContract } from '#contract/bets/bets.ts'
import { betStatusCode } from '#domain/bets/bet-status.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { useCall } from '#web/client/api/api.ts'
import { Skeleton } from '#web/kit/display/states.tsx'
import { OpenBet } from '#web/play/bets/open-bet.tsx'

const shownMax = 5

/** The member's open bets, for the right column of pages without betting. */
export function OpenBetsCard() {
  const { data, isError } = useCall(betContract.list, { query: { status: betStatusCode.open } })
  if (isError) return null
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
            <li key={bet.id} data-open-bet={bet.id}>
              <OpenBet bet={bet} className="gap-1.5 px-4 py-2.5" />
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
