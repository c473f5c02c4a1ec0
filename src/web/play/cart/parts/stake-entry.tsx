import { useState } from 'react'
import { formatFigure } from '#domain/korean-formats.ts'
import { addAmount, type BetSlip, clearAmount, maxAmount, typeAmount } from '#domain/slip/bet-slip.ts'
import type { Selection } from '#domain/slip/selection.ts'
import { slipText } from '#domain/slip/slip-texts.ko.ts'
import { checkStakeField, quickAddAmounts } from '#domain/slip/stake-input.ts'
import { AmountField } from '#web/kit/controls/amount-field.tsx'
import { pressBet } from '#web/sport/cart/placing/bet-flow.ts'
import { readDesk, setSlip } from '#web/sport/cart/slip-store.ts'
import type { SlipView } from '#web/sport/cart/slip-view.ts'

const chipClass =
  'h-8 rounded-md bg-s2 text-xs font-semibold text-dim transition-colors duration-100 hover:bg-s3 hover:text-text active:bg-jade-wash mobile:h-10'

/** The amount: typed, added to by eight buttons, MAX and 초기화 (CART-014..021, VALID-009..012). */
export function StakeEntry({ view }: { readonly view: SlipView }) {
  const [emptied, setEmptied] = useState(false)
  const { slip } = view
  const wrong = checkStakeField(slip.stake)
  const isToldNow = wrong && (emptied || wrong.code === 'STAKE_NOT_A_NUMBER')
  const change = (next: BetSlip<Selection>) => {
    setEmptied(false)
    setSlip(next)
  }
  return (
    <div className="grid gap-1">
      <AmountField
        label="베팅금액"
        text={slip.stake.text}
        error={isToldNow ? slipText(wrong) : undefined}
        onType={text => {
          const next = typeAmount(slip, text, readDesk())
          setEmptied(next.stake.amount === undefined)
          setSlip(next)
        }}
        onEnter={pressBet}
      />
      <div className="grid grid-cols-4 gap-1.5">
        {quickAddAmounts.map(amount => (
          <button
            key={amount}
            type="button"
            className={chipClass}
            onClick={() => change(addAmount(slip, amount, readDesk()))}
          >
            {formatFigure(amount)}
          </button>
        ))}
        <button
          type="button"
          className={`${chipClass} col-span-2 text-jade!`}
          onClick={() => change(maxAmount(slip, readDesk()))}
        >
          MAX
        </button>
        <button type="button" className={`${chipClass} col-span-2`} onClick={() => change(clearAmount(slip))}>
          초기화
        </button>
      </div>
    </div>
  )
}
