import { oddsTopic } from '#contract/live/live.ts'
import { changeStake, unpickBonus } from '#domain/slip/bet-slip.ts'
import type { BonusPick } from '#domain/slip/leg.ts'
import type { StakeChange } from '#domain/slip/stake-input.ts'
import { useLiveTopics } from '#web/client/live/live.ts'
import { OddsFigure } from '#web/kit/display/figures.tsx'
import { CartPanel } from '#web/play/cart/parts/cart-panel.tsx'
import { EmptyCart } from '#web/play/cart/parts/empty-cart.tsx'
import { OddsAcceptance } from '#web/play/cart/parts/odds-acceptance.tsx'
import { RemoveButton, removedText } from '#web/play/cart/parts/remove-button.tsx'
import { slipHint } from '#web/play/cart/slip-hints.ko.ts'
import { offersAutoChange } from '../changes/accept-mode.ts'
import { useLockingBet } from '../inplay/use-locking-bet.ts'
import { pressBet, usePlacing } from '../placing/sports-placing.ts'
import { type CartSlip, setSlip, slipStore, takeOut, termsNow, useLaterPart, useSlip } from '../slip-store.ts'
import type { LegView } from '../slip-view.ts'
import { useBetHint } from '../use-bet-hint.ts'
import { useSlipView } from '../use-slip-view.ts'
import { BonusLine } from './bonus-line.tsx'
import { SelectionRow } from './selection-row.tsx'

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

type SelectionListProps = { readonly legs: readonly LegView[]; readonly bonus: BonusPick | undefined }

/** The picks in the order they were made, the bonus last; changes are also announced in words. */
function SelectionList({ legs, bonus }: SelectionListProps) {
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

/** The bonus among the picks; it multiplies the odds (handbook 1.6). */
function BonusRow({ bonus }: { readonly bonus: BonusPick }) {
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
