import { oddsTopic } from '#contract/live/live.ts'
import { changeStake } from '#domain/slip/bet-slip.ts'
import type { StakeChange } from '#domain/slip/stake-input.ts'
import { useLiveTopics } from '#web/client/live/live.ts'
import { CartPanel } from '#web/play/cart/parts/cart-panel.tsx'
import { OddsAcceptance } from '#web/play/cart/parts/odds-acceptance.tsx'
import { slipHint } from '#web/play/cart/slip-hints.ko.ts'
import { offersAutoChange } from '../changes/accept-mode.ts'
import { useLockingBet } from '../inplay/use-locking-bet.ts'
import { pressBet, usePlacing } from '../placing/sports-placing.ts'
import { type CartSlip, setSlip, slipStore, termsNow, useLaterPart, useSlip } from '../slip-store.ts'
import { useBetHint } from '../use-bet-hint.ts'
import { useSlipView } from '../use-slip-view.ts'
import { BonusLine } from './bonus-line.tsx'
import { SelectionList } from './selection-list.tsx'

/** The cart of picks on matches, with bonus and, where the page has it, the handling of odds changes. */
export function Cart() {
  const view = useSlipView()
  const { Later } = useLaterPart()
  const { slip, terms, legs } = view
  const locked = useSlip(state => state.lockedBy !== undefined)
  const sending = usePlacing(({ flow }) => flow.step === 'sending')
  useLiveTopics(slip.legs.map(leg => oddsTopic(leg.fixtureId)))
  return (
    <CartPanel
      view={{
        ...view,
        ...terms,
        count: slip.legs.length,
        stake: slip.stake,
        stakeNote: view.cut && slipHint(view.cut),
      }}
      listName="선택한 경기"
      selections={<SelectionList legs={legs} bonus={slip.bonus} />}
      extra={
        <>
          <BonusLine slip={slip} page={terms.page} />
          {Later && <Later />}
        </>
      }
      choice={offersAutoChange(terms.page) ? <OddsAcceptance /> : <AskedAlways />}
      locked={locked}
      sending={sending}
      waiting={useLockingBet()}
      hint={useBetHint({ ...view, moved: legs })}
      onClear={slipStore.emptySlip}
      onStake={change => takeStake(slip, change)}
      onPress={pressBet}
    />
  )
}

/** Shown on pages without the choice (CART-026). */
const AskedAlways = () => <p className="text-xs text-dim">배당이 바뀌면 물어봅니다.</p>

/** Sets the shown slip with another amount. */
function takeStake(shown: CartSlip, change: StakeChange) {
  const next = changeStake(shown, change, termsNow())
  setSlip(next)
  return next.stake
}
