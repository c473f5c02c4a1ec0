import { unpickBonus } from '#domain/slip/bet-slip.ts'
import type { BonusPick } from '#domain/slip/leg.ts'
import { OddsFigure } from '#web/kit/display/figures.tsx'
import { RemoveButton, removedText } from '#web/play/cart/parts/remove-button.tsx'
import { takeOut, termsNow, useSlip } from '../slip-store.ts'

/** The bonus among the picks; it multiplies the odds (handbook 1.6). */
export function BonusRow({ bonus }: { readonly bonus: BonusPick }) {
  return (
    <li
      data-selection="bonus"
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-0.5 py-2 pr-2 pl-4 in-data-dense:gap-y-0 in-data-dense:py-1"
    >
      <p className="self-center text-xs text-dim">보너스 배당</p>
      <RemoveButton
        label="보너스 배당 삭제"
        onRemove={() => takeOut(unpickBonus(useSlip.getState().slip, termsNow()), removedText)}
      />
      <p className="text-sm leading-5 font-semibold">{bonus.folds}폴더 이상</p>
      <p className="pr-2 text-right">
        <OddsFigure odds={bonus.odds} />
      </p>
    </li>
  )
}
