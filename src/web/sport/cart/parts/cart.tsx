import { useEffect } from 'react'
import { oddsTopic } from '#contract/live/live.ts'
import { useLiveTopics } from '#web/client/live/live.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'
import { CartFigures } from '#web/play/cart/parts/cart-figures.tsx'
import { CartFrame } from '#web/play/cart/parts/cart-frame.tsx'
import { MemberPanel } from '#web/play/cart/parts/member-panel.tsx'
import { OddsAcceptance } from '#web/play/cart/parts/odds-acceptance.tsx'
import { PlaceBet } from '#web/play/cart/parts/place-bet.tsx'
import { StakeEntry } from '#web/play/cart/parts/stake-entry.tsx'
import { clearSlip, needLevels, useSlip } from '#web/sport/cart/slip-store.ts'
import { offersAutoChange } from '../changes/accept-mode.ts'
import { useSlipView } from '../use-slip-view.ts'
import { BonusLine } from './bonus-line.tsx'
import { SelectionList } from './selection-list.tsx'

/** The betting cart: what is picked, what it may win, how much is put on it (CART rows). */
export function Cart() {
  const view = useSlipView()
  const mobile = useLayoutMode() === 'mobile'
  const locked = useSlip(state => state.lockedBy !== undefined)
  const { legs, bonus } = view.slip
  useEffect(needLevels, [])
  useLiveTopics(legs.map(leg => oddsTopic(leg.fixtureId)))
  return (
    <CartFrame
      count={legs.length}
      locked={locked}
      onClear={clearSlip}
      selections={<SelectionList legs={view.legs} bonus={bonus} />}
    >
      <BonusLine slip={view.slip} page={view.desk.page} />
      <div className="grid gap-2.5 border-t border-line px-3.5 py-3">
        {mobile && <MemberPanel />}
        <CartFigures desk={view.desk} />
        <div inert={locked} className={classNames('grid gap-2.5', locked && 'opacity-60')}>
          {offersAutoChange(view.desk.page) && <OddsAcceptance />}
          <StakeEntry view={view} />
        </div>
      </div>
      <PlaceBet view={view} />
    </CartFrame>
  )
}
