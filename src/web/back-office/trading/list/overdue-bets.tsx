import { TriangleAlert } from 'lucide-react'
import type { OverdueBet } from '#contract/back-office/bets/overdue-bet.ts'
import { instant } from '#domain/instant.ts'
import { formatFigure, formatSeoul, formatWon } from '#domain/korean-formats.ts'
import { won } from '#domain/money.ts'
import { Button } from '#web/kit/controls/button.tsx'

type OverdueBetsProps = {
  /** Total count; those that have waited longest are listed. */
  readonly count: number
  readonly bets: readonly OverdueBet[]
  readonly onEnd: (bet: OverdueBet) => void
}

/** The alarm's text, with a button to end each bet. */
export const OverdueBets = ({ count, bets, onEnd }: OverdueBetsProps) => (
  <div className="grid gap-2 rounded-md border border-live/50 bg-live-wash px-3.5 py-2 text-sm">
    <p className="flex items-center gap-2 font-semibold text-live">
      <TriangleAlert aria-hidden size={16} className="shrink-0" />
      라이브 베팅 {formatFigure(count)}건이 1분 넘게 처리되지 않았습니다. 베팅금이 보류된 상태입니다. 서버
      로그를 확인하고, 필요하면 베팅을 취소해 주세요.
    </p>
    <ul className="grid gap-1">
      {bets.map(bet => (
        <OverdueRow key={bet.id} bet={bet} onEnd={() => onEnd(bet)} />
      ))}
    </ul>
    {bets.length < count && (
      <p className="text-xs text-dim">오래된 순으로 {formatFigure(bets.length)}건만 표시합니다.</p>
    )}
  </div>
)

type OverdueRowProps = { readonly bet: OverdueBet; readonly onEnd: () => void }

function OverdueRow({ bet, onEnd }: OverdueRowProps) {
  const name = memberName(bet)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-live/20 pt-1">
      <span className="min-w-0 truncate font-semibold">{name}</span>
      <span>{formatWon(won(bet.amounts))}</span>
      <span className="text-dim">{formatSeoul(instant(bet.dueAt), 'MM-DD HH:mm')}부터</span>
      <span className="ml-auto">
        <Button look="danger" size="sm" aria-label={`${name} 베팅 취소`} onClick={onEnd}>
          베팅 취소
        </Button>
      </span>
    </li>
  )
}

const memberName = ({ nickname, userId, memberId }: OverdueBet): string =>
  userId === '' ? `회원 ${memberId}` : `${nickname} (${userId})`
