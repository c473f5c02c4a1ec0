import { Link } from '@tanstack/react-router'
import { formatFigure } from '#domain/korean-formats.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { kindWord, memberWord, pickWord, totalWord } from './bet-words.ts'
import type { OpenBetListProps } from './open-bet-table.tsx'

/** The bets on a phone: member and time, picks, amount. */
export function OpenBetCards({ bets, onCancel }: OpenBetListProps) {
  return (
    <ul aria-label="진행 베팅 목록" className="divide-y divide-line">
      {bets.map(bet => (
        <li key={bet.id} data-open-bet={bet.id} className="grid gap-1 px-3 py-2.5">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <b className="min-w-0 wrap-anywhere">{memberWord(bet)}</b>
            <Link
              to="/admin/bets/$betId"
              params={{ betId: bet.id }}
              className="text-xs whitespace-nowrap text-dim underline underline-offset-2 mobile:leading-11"
            >
              {bet.createdAt}
            </Link>
          </p>
          <p className="text-dim">
            {kindWord(bet)} · {bet.picks.map(pickWord).join(', ')}
          </p>
          <div className="flex items-center justify-between gap-3">
            <p className="flex flex-wrap gap-x-3">
              <span>
                총배당 <b>{totalWord(bet)}</b>
              </span>
              <span>
                베팅금 <b>{`${formatFigure(bet.amounts)}원`}</b>
              </span>
              <span className="text-dim">예상 {`${formatFigure(bet.winnings)}원`}</span>
            </p>
            {onCancel && (
              <Button size="sm" aria-label={`${memberWord(bet)} 베팅 취소`} onClick={() => onCancel(bet)}>
                취소
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
