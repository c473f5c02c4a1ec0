import { Gift } from 'lucide-react'
import { bonusOutcomeId } from '#domain/slip/bonus.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { useHouseTerms } from '#web/sport/cart/house-terms.ts'
import { pickTier, useSlip } from '#web/sport/cart/slip-store.ts'
import { OddsButton } from '#web/sport/prices/odds-button.tsx'

/** 보너스 배당 at the top of the list: picked like odds and multiplied with them (handbook 1.6). */
export function BonusOddsRow() {
  const { tiers } = useHouseTerms()
  const offered = tiers.filter(tier => tier.offered)
  const picked = useSlip(({ slip }) => slip.bonus?.outcomeId)
  if (offered.length === 0) return null
  return (
    <section
      aria-label="보너스 배당"
      data-bonus-row
      className="card grid grid-cols-[156px_minmax(0,1fr)_44px] max-[1400px]:grid-cols-[136px_minmax(0,1fr)_36px] items-center gap-x-2 py-1.5 pr-2 pl-3.5 narrow:block narrow:p-3"
    >
      <h2 className="flex items-center gap-2 text-sm font-semibold narrow:pb-2">
        <Gift aria-hidden size={16} className="text-gold" />
        보너스 배당
      </h2>
      <div
        className={classNames(
          'grid gap-1.5',
          // Three per row; four are split evenly.
          offered.length === 4 ? 'grid-cols-4 narrow:grid-cols-2' : 'grid-cols-3',
        )}
      >
        {offered.map(tier => (
          <OddsButton
            key={tier.folds}
            about="보너스 배당"
            label={`${tier.folds}폴더 이상`}
            odds={tier.odds}
            picked={picked === bonusOutcomeId(tier)}
            onPick={() => pickTier(tier)}
          />
        ))}
      </div>
    </section>
  )
}
