import { Link } from '@tanstack/react-router'
import type { FixtureBet } from '#contract/back-office/bets-operator.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { kindWord, memberWord, pickWord, totalWord } from './bet-words.ts'

export type OpenBetListProps = {
  readonly bets: readonly FixtureBet[]
  /** Undefined for operators with read-only permission. */
  readonly onCancel: ((bet: FixtureBet) => void) | undefined
}

/** The bets, one per row; truncated text is shown in full on hover. */
export function OpenBetTable({ bets, onCancel }: OpenBetListProps) {
  return (
    <table aria-label="진행 베팅 목록" className="w-full table-fixed border-collapse">
      <thead className="bg-s2/50 text-xs text-dim">
        <tr>
          <th className={`${headClass} w-40 text-left`}>베팅시간</th>
          <th className={`${headClass} w-36 text-left`}>회원</th>
          <th className={`${headClass} w-28 text-left`}>구분</th>
          <th className={`${headClass} text-left`}>이 경기 선택</th>
          <th className={`${headClass} w-20 text-right`}>총배당</th>
          <th className={`${headClass} w-28 text-right`}>베팅금</th>
          <th className={`${headClass} w-32 text-right`}>예상당첨금</th>
          {onCancel && <th className={`${headClass} w-20`}>관리</th>}
        </tr>
      </thead>
      <tbody>
        {bets.map(bet => (
          <tr key={bet.id} data-open-bet={bet.id} className="border-t border-line hover:bg-s2/50">
            <td className={`${cellClass} whitespace-nowrap text-dim`}>
              <Link
                to="/admin/bets/$betId"
                params={{ betId: bet.id }}
                className="underline-offset-2 hover:text-text hover:underline"
              >
                {bet.createdAt}
              </Link>
            </td>
            <td className={`${cellClass} truncate font-semibold`} title={memberWord(bet)}>
              {bet.nickname} <span className="text-xs font-normal text-dim">{bet.userId}</span>
            </td>
            <td className={`${cellClass} whitespace-nowrap`}>{kindWord(bet)}</td>
            <td className={`${cellClass} truncate`} title={bet.picks.map(pickWord).join(', ')}>
              {bet.picks.map(pickWord).join(', ')}
            </td>
            <td className={`${cellClass} text-right font-semibold`}>{totalWord(bet)}</td>
            <td className={`${cellClass} text-right font-semibold`}>{`${formatFigure(bet.amounts)}원`}</td>
            <td className={`${cellClass} text-right`}>{`${formatFigure(bet.winnings)}원`}</td>
            {onCancel && (
              <td className={`${cellClass} text-center`}>
                <Button size="sm" aria-label={`${memberWord(bet)} 베팅 취소`} onClick={() => onCancel(bet)}>
                  취소
                </Button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const headClass = 'h-8 px-2 font-semibold whitespace-nowrap first:pl-3.5'
const cellClass = 'h-11 px-2 first:pl-3.5'
