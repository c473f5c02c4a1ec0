import { useState } from 'react'
import { formatFigure } from '#domain/korean-formats.ts'
import { slipText } from '#domain/slip/slip-texts.ko.ts'
import {
  addStake,
  checkStakeField,
  emptyStake,
  maxStake,
  quickAddAmounts,
  type StakeChange,
  type StakeField,
  typeStake,
} from '#domain/slip/stake-input.ts'
import { AmountField } from '#web/kit/controls/amount-field.tsx'

export type StakeEntryProps = {
  readonly stake: StakeField
  /** Changes the amount within what bounds it at this moment; gives the field as it is then. */
  readonly onChange: (change: StakeChange) => StakeField
  readonly onEnter: () => void
}

const chipClass =
  'h-8 rounded-md bg-s2 text-xs font-semibold text-dim transition-colors duration-100 hover:bg-s3 hover:text-text active:bg-jade-wash mobile:h-10'

/** The amount: typed, added to by eight buttons, MAX and 초기화 (CART-014..021, VALID-009..012). */
export function StakeEntry({ stake, onChange, onEnter }: StakeEntryProps) {
  const [emptied, setEmptied] = useState(false)
  const wrong = checkStakeField(stake)
  const isToldNow = wrong && (emptied || wrong.code === 'STAKE_NOT_A_NUMBER')
  const press = (change: StakeChange) => {
    setEmptied(false)
    onChange(change)
  }
  return (
    <div className="grid gap-1">
      <AmountField
        label="베팅금액"
        text={stake.text}
        error={isToldNow ? slipText(wrong) : undefined}
        onType={text => setEmptied(onChange((_, bounds) => typeStake(text, bounds)).amount === undefined)}
        onEnter={onEnter}
      />
      <div className="grid grid-cols-4 gap-1.5">
        {quickAddAmounts.map(amount => (
          <button
            key={amount}
            type="button"
            className={chipClass}
            onClick={() => press((field, bounds) => addStake(field, amount, bounds))}
          >
            {formatFigure(amount)}
          </button>
        ))}
        <button
          type="button"
          className={`${chipClass} col-span-2 text-jade!`}
          onClick={() => press((_, bounds) => maxStake(bounds))}
        >
          MAX
        </button>
        <button type="button" className={`${chipClass} col-span-2`} onClick={() => press(() => emptyStake)}>
          초기화
        </button>
      </div>
    </div>
  )
}
