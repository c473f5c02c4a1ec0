import type { BonusPick } from '#domain/slip/leg.ts'
import { EmptyCart } from '#web/play/cart/parts/empty-cart.tsx'
import type { LegView } from '../slip-view.ts'
import { BonusRow } from './bonus-row.tsx'
import { SelectionRow } from './selection-row.tsx'

type SelectionListProps = { readonly legs: readonly LegView[]; readonly bonus: BonusPick | undefined }

/** The picks in the order they were made, the bonus last; changes are also announced in words. */
export function SelectionList({ legs, bonus }: SelectionListProps) {
  const moved = legs.filter(leg => leg.moved).length
  return (
    <>
      <p className="sr-only" aria-live="polite">
        {moved > 0 && `선택한 경기 중 ${moved}개의 배당이 변경되었습니다.`}
      </p>
      {legs.length === 0 ? (
        <EmptyCart title="선택한 경기가 없습니다." />
      ) : (
        <ul className="divide-y divide-line">
          {legs.map(view => (
            <SelectionRow key={view.leg.pickedOutcomeId} view={view} />
          ))}
          {bonus && <BonusRow bonus={bonus} />}
        </ul>
      )}
    </>
  )
}
