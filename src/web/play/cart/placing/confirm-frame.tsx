import { type ReactNode, useEffect, useState } from 'react'
import { formatTotalOdds } from '#domain/korean-formats.ts'
import { won } from '#domain/money.ts'
import type { SlipSummary } from '#domain/slip/bet-slip.ts'
import type { StakeField } from '#domain/slip/stake-input.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Money } from '#web/kit/display/figures.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { BetHint, type Hint } from '../parts/bet-hint.tsx'
import { ExpectedWinnings, Figure } from '../parts/cart-figures.tsx'

/** Time to notice that a button has changed, in milliseconds. */
const REST = 500

/** True if the button's action has been the same for a moment; true from the start until it changes. */
function useSteady(act: string): boolean {
  const [known, setKnown] = useState({ act, rested: true })
  if (known.act !== act) setKnown({ act, rested: false })
  useEffect(() => {
    if (known.rested) return
    const timer = window.setTimeout(() => setKnown({ act: known.act, rested: true }), REST)
    return () => window.clearTimeout(timer)
  }, [known])
  return known.rested && known.act === act
}

type ConfirmFrameProps = {
  /** Current action of the button: 베팅, or the step that must come first. */
  readonly act: { readonly name: string; readonly onPress: () => void }
  /** Identifies what the action applies to: a press right after it changed is ignored. */
  readonly about?: string
  readonly hint: Hint | undefined
  readonly onCancel: () => void
  /** The picks of the bet, and its figures. */
  readonly children: ReactNode
}

/**
 * The confirm dialog before a bet (DIALOG-001..003, LAYOUT-021). Its button has the focus and keeps it
 * when its action changes; Enter presses it.
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
            // A key held down since the cart does not confirm this dialog.
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
  /** Kind of the bet: 단폴더. */
  readonly sort: string
  readonly stake: StakeField
}

/** Figures of the bet to confirm. */
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
