import { scoreAtBet } from '#domain/grading/score-at-bet.ts'
import type { MarketTypeId, SportId } from '#domain/ids.ts'

type FromBetTagProps = { readonly sportId: number; readonly typeId: number }

const atNothing = { home: 0, away: 0, periods: [] }

/**
 * "현재 스코어 제외" next to a market that counts from the score at the bet, as football's in-play handicaps do
 * (handbook 2.9).
 */
export function FromBetTag({ sportId, typeId }: FromBetTagProps) {
  const question = { sportId: sportId as SportId, marketTypeId: typeId as MarketTypeId }
  if (scoreAtBet(question, atNothing) === undefined) return null
  return (
    <span
      title="베팅이 접수된 시점의 스코어는 빼고 이후 득점만 계산합니다. (잔여 득점만)"
      className="shrink-0 text-xs font-normal tracking-normal whitespace-nowrap text-gold"
      data-from-bet
    >
      현재 스코어 제외
    </span>
  )
}
