import type { ReactNode } from 'react'
import { formatTotalOdds } from '#domain/korean-formats.ts'
import { won } from '#domain/money.ts'
import type { SlipSummary } from '#domain/slip/bet-slip.ts'
import type { StakeField } from '#domain/slip/stake-input.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Money } from '#web/kit/display/figures.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { BetHint, type Hint } from '../parts/bet-hint.tsx'
import { ExpectedWinnings, Figure } from '../parts/cart-figures.tsx'
import { useSteady } from './use-steady.ts'

type ConfirmFrameProps = {
  /** What its button does just now: 베팅, or what has to come first. */
  readonly act: { readonly name: string; readonly onPress: () => void }
  /** What the act is about: a press that was meant for what stood here a moment ago does nothing. */
  readonly about?: string
  readonly hint: Hint | undefined
  readonly onCancel: () => void
  /** What is bet on, and its figures. */
  readonly children: ReactNode
}

/**
 * The last question before a bet (DIALOG-001..003, LAYOUT-021). Its button has the focus and keeps it when it becomes
 * another one; Enter presses it.
 */
export function ConfirmFrame({ act, about = '', hint, onCancel, children }: ConfirmFrameProps) {
  const steady = useSteady(about)
  return (
    <Dialog
      open
      onClose={onCancel}
      title="베팅하시겠습니까?"
      actions={
        <>
          <Button size="lg" onClick={onCancel}>
            취소
          </Button>
          <Button
            size="lg"
            look="primary"
            data-first
            aria-disabled={!steady}
            // A key that is held down since the cart has not answered this question.
            onKeyDown={event => event.repeat && event.key === 'Enter' && event.preventDefault()}
            onClick={() => steady && act.onPress()}
          >
            {act.name}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {children}
        <BetHint hint={hint} />
      </div>
    </Dialog>
  )
}

type BetFiguresProps = SlipSummary & {
  /** What sort of bet it is: 단폴더. */
  readonly sort: string
  readonly stake: StakeField
}

/** The figures of the bet in question. */
export const BetFigures = ({ sort, stake, totalOdds, expectedWinnings }: BetFiguresProps) => (
  <dl className="grid gap-2 px-1">
    <Figure name="구분">{sort}</Figure>
    <Figure name="베팅금액">
      <Money won={won(Math.floor(stake.amount || 0))} />
    </Figure>
    <Figure name="예상배당">
      <span className="font-bold">{totalOdds === undefined ? '-' : formatTotalOdds(totalOdds)}</span>
    </Figure>
    <ExpectedWinnings won={expectedWinnings} />
  </dl>
)
