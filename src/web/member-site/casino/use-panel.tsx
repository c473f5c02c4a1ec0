import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { Money } from '#web/kit/display/figures.tsx'
import type { Lobby } from './lobby-games.ts'

const moreClass =
  '-mr-2 flex h-10 mobile:h-11 items-center gap-0.5 rounded-md px-2 text-sm text-dim hover:text-text'

/** The member's casino and slot play today, in the place where other sites show promotions. */
export function UsePanel({ use }: { readonly use: Lobby['use'] }) {
  const facts = [
    { label: '베팅금', won: use.staked },
    { label: '당첨금', won: use.returned },
    { label: '순손익', won: use.returned - use.staked },
  ]
  return (
    <section aria-label="오늘 이용" className="card grid gap-3 p-4">
      <div className="-my-2 flex items-center justify-between gap-2">
        <h2 className="text-md font-semibold">오늘 이용</h2>
        <Link to="/bet_result" className={moreClass}>
          베팅내역
          <ChevronRight aria-hidden size={14} />
        </Link>
      </div>
      <dl className="grid grid-cols-3 gap-2">
        {facts.map(({ label, won }) => (
          <div key={label}>
            <dt className="text-sm text-dim">{label}</dt>
            <dd className="text-md">
              <Money won={won} />
            </dd>
          </div>
        ))}
      </dl>
      {use.rounds.length > 0 && (
        <ul className="grid gap-1 border-t border-line pt-2 text-sm">
          {use.rounds.map(({ betId, game, stake, payout, isCancelled }) => (
            <li key={betId} className="flex justify-between gap-3">
              <span className="truncate">{game}</span>
              <span className="flex gap-2 whitespace-nowrap">
                {isCancelled && <span className="text-dim">취소</span>}
                <Money won={stake} strong={false} />
                {payout === null ? <span className="text-dim">진행중</span> : <Money won={payout} />}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
