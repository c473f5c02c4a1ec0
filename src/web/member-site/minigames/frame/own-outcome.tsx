import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { OwnRoundBet } from '#contract/minigame/round-bets.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { classNames } from '#web/kit/theme/class-names.ts'

type OwnOutcomeProps = {
  readonly round: number
  /** The member's bets on the drawn round. */
  readonly bets: readonly OwnRoundBet[]
  readonly told: boolean
}

const [OPEN, WON, VOID] = [0, 2, 3]

const namesOf = (bets: readonly OwnRoundBet[]): string =>
  bets.map(({ marketNameKorean, betNameKorean }) => `${marketNameKorean} · ${betNameKorean}`).join(', ')

/**
 * Shows the round's payout to the member. The line is present during the whole animation, to avoid
 * layout shifts; on phones only with bets on the round.
 */
export function OwnOutcome({ round, bets, told }: OwnOutcomeProps) {
  const won = bets.filter(({ status }) => status === WON)
  const back = bets.filter(({ status }) => status === VOID)
  const paid = [...won, ...back].reduce((sum, { winnings }) => sum + winnings, 0)
  const isSettled = told && bets.length > 0 && bets.every(({ status }) => status !== OPEN)
  return (
    <p
      data-own-outcome={isSettled ? (won.length > 0 ? 'won' : back.length > 0 ? 'void' : 'lost') : 'none'}
      className={classNames(
        'flex min-h-10 items-center gap-2 rounded-md px-3 py-1.5 text-sm',
        isSettled && won.length > 0 ? 'bg-jade-wash' : 'bg-s2 text-dim',
        // On phones the first odds need the space.
        bets.length === 0 && 'mobile:hidden',
      )}
    >
      {isSettled && won.length > 0 && <Check aria-hidden size={16} className="shrink-0 text-jade" />}
      <span className="min-w-0 flex-1 truncate">{outcomeText(round, bets, isSettled)}</span>
      {isSettled && paid > 0 && (
        <b className={classNames('text-lg whitespace-nowrap', won.length > 0 && 'text-jade')}>
          {`+${formatFigure(paid)}원`}
        </b>
      )}
      {bets.length > 0 && (
        <Link
          to="/bet_result"
          className="-my-1.5 flex h-11 shrink-0 items-center text-dim underline underline-offset-3 hover:text-text"
        >
          상세
        </Link>
      )}
    </p>
  )
}

function outcomeText(round: number, bets: readonly OwnRoundBet[], isSettled: boolean): string {
  if (bets.length === 0) return `${round}회차에 베팅한 내역이 없습니다.`
  if (!isSettled) return `${round}회차 베팅 ${bets.length}건의 결과를 확인하고 있습니다.`
  const won = bets.filter(({ status }) => status === WON)
  if (won.length > 0) return `${round}회차 ${namesOf(won)} 적중`
  const back = bets.filter(({ status }) => status === VOID)
  if (back.length > 0) return `${round}회차 ${namesOf(back)} 적중특례 (베팅금 반환)`
  return `${round}회차 ${namesOf(bets)} 낙첨`
}
