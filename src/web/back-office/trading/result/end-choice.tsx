import { TriangleAlert } from 'lucide-react'
import type { Side } from '#domain/markets/market-rule.ts'
import { ChoiceChip } from '../../kit/acts/choice-chip.tsx'

type EndChoiceProps = {
  readonly home: string
  readonly away: string
  /** Why the entered score cannot be an end by play; undefined when it can, or when none is entered. */
  readonly flaw: string | undefined
  readonly retired: Side | ''
  readonly onRetired: (side: Side | '') => void
  /** Opens the act that voids the match. */
  readonly onWalkover: () => void
}

/**
 * How a match of sets ended: by play, by a retirement, or not at all. A score that cannot be an end is never settled
 * before the operator chooses (handbook 1.12).
 */
export function EndChoice({ home, away, flaw, retired, onRetired, onWalkover }: EndChoiceProps) {
  const needsChoice = flaw !== undefined && retired === ''
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="mb-1 text-sm font-medium text-dim">종료 방식</legend>
      <div className="flex flex-wrap gap-1.5">
        <ChoiceChip pressed={retired === ''} onPress={() => onRetired('')}>
          정상 종료
        </ChoiceChip>
        <ChoiceChip pressed={retired === 'home'} onPress={() => onRetired('home')}>
          {`${home} 기권`}
        </ChoiceChip>
        <ChoiceChip pressed={retired === 'away'} onPress={() => onRetired('away')}>
          {`${away} 기권`}
        </ChoiceChip>
        <ChoiceChip onPress={onWalkover}>부전승 (경기 적특)</ChoiceChip>
      </div>
      {needsChoice && (
        <p
          role="alert"
          className="flex items-start gap-1.5 rounded-md bg-live-wash px-3 py-2.5 text-sm font-semibold text-live"
        >
          <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          {`${flaw}. 기권이나 부전승이면 위에서 고르고, 스코어가 틀렸으면 고쳐 주세요.`}
        </p>
      )}
      {retired !== '' && (
        <p className="text-sm text-dim">
          끝난 세트의 마켓만 판정하고 나머지는 적특 처리합니다. 테니스 승패는 한 세트 이상 끝났을 때
          판정합니다.
        </p>
      )}
    </fieldset>
  )
}
