import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { systemContract } from '#contract/back-office/system.ts'
import { tradingContract } from '#contract/back-office/trading.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Skeleton } from '#web/kit/display/states.tsx'
import { type DeskCount, useDeskCounts } from '../kit/waiting/use-desk-counts.ts'
import { Card } from './card.tsx'

const READ_MILLISECONDS = 15_000

type Work = Pick<DeskCount, 'path' | 'count' | 'words' | 'isUrgent'>

/** Pending work, each item linked to its page; pages without permission are not requested. */
export function WaitingCard() {
  const counts = useDeskCounts()
  const settling = useSettling()
  const known = counts.filter(({ isKnown }) => isKnown)
  const waiting: readonly Work[] = [...known, ...settling].filter(({ count }) => count > 0)
  const urgent = waiting.filter(({ isUrgent }) => isUrgent)
  const sum = urgent.reduce((total, { count }) => total + count, 0)
  return (
    <Card title="대기 업무" note={known.length === 0 ? undefined : `${formatFigure(sum)}건`}>
      {known.length === 0 && <Skeleton className="h-[88px]" />}
      {known.length > 0 && waiting.length === 0 && (
        <p className="flex items-center gap-2 border-t border-line px-4 py-3 text-sm font-semibold">
          <CircleCheck aria-hidden size={16} className="shrink-0 text-jade" />
          기다리는 업무가 없습니다.
        </p>
      )}
      {waiting.length > 0 && (
        <ul aria-label="대기 업무" className="divide-y divide-line border-t border-line text-sm">
          {[...urgent, ...waiting.filter(({ isUrgent }) => !isUrgent)].map(({ path, words, isUrgent }) => (
            <li key={`${path} ${words}`}>
              <Link
                to={path}
                className="flex min-h-11 items-center gap-2.5 px-4 hover:bg-s2/50 -outline-offset-2"
              >
                <span
                  aria-hidden
                  className={`size-2 shrink-0 rounded-full ${isUrgent ? 'bg-live' : 'bg-edge'}`}
                />
                {words}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Matches whose result waits for settlement, and in-play bets without an answer in time. */
function useSettling(): readonly Work[] {
  const [house, trading] = [useMay('system:read'), useMay('trading:read')]
  const system = useCall(systemContract.system, undefined, {
    enabled: house,
    refetchInterval: READ_MILLISECONDS,
  }).data
  const desk = useCall(
    tradingContract.fixtures,
    { query: { state: 'all', sort: 'worst', betsOnly: '1', page: '1' } },
    { enabled: trading, refetchInterval: READ_MILLISECONDS },
  ).data
  const work = (path: string, count: number, name: string, unit: string): Work => ({
    path,
    count,
    words: `${name} ${formatFigure(count)}${unit}`,
    isUrgent: true,
  })
  return [
    ...(system ? [work('/admin/system', system.settlement.waiting, '정산 대기', '경기')] : []),
    ...(desk ? [work('/admin/trading', desk.overdueBets, '지연 베팅', '건')] : []),
  ]
}
