import { useState } from 'react'
import { formatFigure } from '#domain/korean-formats.ts'
import type { Won } from '#domain/money.ts'
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
import { Money } from '#web/kit/display/figures.tsx'
import type { CartView } from '../cart-kind.ts'
import { Figure } from './cart-figures.tsx'

export type StakeEntryProps = {
  readonly view: Pick<CartView, 'stake' | 'stakeNote' | 'balance'>
  /** Changes the amount within the current limits; returns the resulting field. */
  readonly onChange: (change: StakeChange) => StakeField
  readonly onEnter: () => void
}

/** Ten buttons in two rows; with a larger font they take more rows. */
const FIRST_ROW = 5
const rowClass = 'flex flex-wrap gap-[3px]'
const chipClass =
  'h-8 min-w-max grow rounded-md bg-s2 px-[2px] text-xs font-semibold text-dim transition-colors duration-100 hover:bg-s3 hover:text-text active:bg-jade-wash mobile:h-11'

/**
 * The amount, below the balance (CART-010; the phone's cart shows it above): typed, increased by eight
 * buttons, MAX and 초기화 (CART-014..021, VALID-009..012). Changes made by a limit are noted below the
 * field.
 */
export function StakeEntry({ view: { stake, stakeNote, balance }, onChange, onEnter }: StakeEntryProps) {
  const [emptied, setEmptied] = useState(false)
  const wrong = checkStakeField(stake)
  const isToldNow = wrong && (emptied || wrong.code === 'STAKE_NOT_A_NUMBER')
  const press = (change: StakeChange) => {
    setEmptied(false)
    onChange(change)
  }
  return (
    <div className="grid gap-1">
      <dl className="in-data-cart-dock:hidden in-data-drawer:hidden">
        <Figure name={<span className="text-xs">보유금액</span>}>
          <Money won={balance} />
        </Figure>
      </dl>
      <AmountField
        label="베팅금액"
        text={stake.text}
        note={stakeNote}
        error={isToldNow ? slipText(wrong) : undefined}
        onType={text => setEmptied(onChange((_, bounds) => typeStake(text, bounds)).amount === undefined)}
        onEnter={onEnter}
      />
      <div className={rowClass}>
        <AddChips amounts={quickAddAmounts.slice(0, FIRST_ROW)} onPress={press} />
      </div>
      <div className={rowClass}>
        <AddChips amounts={quickAddAmounts.slice(FIRST_ROW)} onPress={press} />
        <button
          type="button"
          className={`${chipClass} text-jade! mobile:px-2.5`}
          onClick={() => press((_, bounds) => maxStake(bounds))}
        >
          MAX
        </button>
        <button
          type="button"
          className={`${chipClass} mobile:px-2.5`}
          onClick={() => press(() => emptyStake)}
        >
          초기화
        </button>
      </div>
    </div>
  )
}

type AddChipsProps = { readonly amounts: readonly Won[]; readonly onPress: (change: StakeChange) => void }

const AddChips = ({ amounts, onPress }: AddChipsProps) =>
  amounts.map(amount => (
    <button
      key={amount}
      type="button"
      className={chipClass}
      onClick={() => onPress((field, bounds) => addStake(field, amount, bounds))}
    >
      {formatFigure(amount)}
    </button>
  ))
