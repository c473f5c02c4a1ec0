import { OddsFigure } from '#web/kit/display/figures.tsx'
import { Meter } from '#web/kit/display/meter.tsx'
import { CartPanel } from '#web/play/cart/parts/cart-panel.tsx'
import { EmptyCart } from '#web/play/cart/parts/empty-cart.tsx'
import { RemoveButton } from '#web/play/cart/parts/remove-button.tsx'
import { MinigameArea } from '../minigame-area.tsx'
import { CountdownText } from '../rounds/countdown-text.tsx'
import { changeRoundStake, removePick, roundStore, useRoundSlip } from './round-cart-store.ts'
import { roundPlacing } from './round-placing.ts'
import { pickWords, type RoundPick } from './round-slip.ts'
import { useRoundTerms } from './round-terms.ts'
import { useSlipCount } from './use-own-bets.ts'
import { useRoundView } from './use-round-view.ts'

/** The cart of a minigame: one pick of the open round (MINI-090). */
export function Cart() {
  const { view, hint } = useRoundView()
  const pick = useRoundSlip(({ slip }) => slip.pick)
  const locked = useRoundSlip(({ lockedBy }) => lockedBy !== undefined)
  const sending = roundPlacing.useFlow(({ flow }) => flow.step === 'sending')
  return (
    <MinigameArea>
      <CartPanel
        view={view}
        listName="선택한 항목"
        selections={pick ? <PickedRow pick={pick} /> : <EmptyCart title="선택한 항목이 없습니다." />}
        extra={pick && <RoundLine pick={pick} />}
        locked={locked}
        sending={sending}
        hint={hint}
        onClear={roundStore.emptySlip}
        onStake={changeRoundStake}
        onPress={roundPlacing.press}
      />
    </MinigameArea>
  )
}

function PickedRow({ pick }: { readonly pick: RoundPick }) {
  const title = useRoundTerms(terms => terms.title)
  const about = `${title} · ${pick.round}회차`
  return (
    <ul>
      <li
        data-selection="open"
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-0.5 py-2 pr-2 pl-4 in-data-dense:gap-y-0 in-data-dense:py-1"
      >
        <p className="truncate self-center text-xs text-dim">{about}</p>
        <RemoveButton label={`${about} 선택 삭제`} onRemove={removePick} />
        {pick.event && <p className="col-span-2 truncate text-sm leading-5">{pick.event}</p>}
        <p className="min-w-0 text-sm leading-5 font-semibold">{pickWords(pick)}</p>
        <p className="pr-2 text-right whitespace-nowrap">
          <OddsFigure odds={pick.odds} />
        </p>
      </li>
    </ul>
  )
}

/** Time left to bet, and the number of the member's bets on the round. */
function RoundLine({ pick }: { readonly pick: RoundPick }) {
  const { slipsMax } = useRoundTerms()
  const count = useSlipCount(pick.roundId)
  return (
    <div className="grid gap-2 border-t border-line px-4 py-2.5 text-xs text-dim">
      <p className="flex items-center gap-1.5">
        <span>
          마감 <CountdownText until={pick.closesAt} className="font-bold text-text" /> · 접수 후에는 취소할 수
          없습니다.
        </span>
      </p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2">
        이번 회차
        <Meter label="이번 회차 베팅" value={count} max={slipsMax} text={`${count} / ${slipsMax}건`} />
        <span>
          <b className="text-text">{count}</b> / {slipsMax}건
        </span>
      </div>
    </div>
  )
}
