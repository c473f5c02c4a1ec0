import { X } from 'lucide-react'
import { unpickBonus } from '#domain/bet-slip.ts'
import type { BonusPick } from '#domain/leg.ts'
import { IconButton } from '#web/kit/button.tsx'
import { OddsFigure } from '#web/kit/figures.tsx'
import { readDesk, setSlip, useSlip } from '#web/kit/slip-store.ts'

/** The bonus among the picks; it multiplies the odds (handbook 1.6). */
export function BonusRow({ bonus }: { readonly bonus: BonusPick }) {
  return (
    <li data-selection="bonus" className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 py-2 pr-2 pl-4">
      <p className="self-center text-xs text-dim">보너스 배당</p>
      <IconButton
        size="sm"
        label="보너스 배당 삭제"
        onClick={() => setSlip(unpickBonus(useSlip.getState().slip, readDesk()))}
      >
        <X aria-hidden size={15} />
      </IconButton>
      <p className="pb-1 text-sm leading-5 font-semibold">{bonus.folds}폴더 이상</p>
      <p className="pr-1.5 pb-1 text-right">
        <OddsFigure odds={bonus.odds} />
      </p>
    </li>
  )
}
