import { useMemo } from 'react'
import { formatTotalOdds } from '#domain/korean-formats.ts'
import { won } from '#domain/money.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Money } from '#web/kit/display/figures.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { BetHint, type Hint, movedText } from '#web/play/cart/parts/bet-hint.tsx'
import { ExpectedWinnings, Figure } from '#web/play/cart/parts/cart-figures.tsx'
import type { SentSlip } from '#web/play/cart/placing/flow.ts'
import { useSteady } from '#web/play/cart/placing/use-steady.ts'
import { useLiveQuotes } from '#web/sport/prices/use-odds.ts'
import { useAcceptMode } from '../changes/accept-mode.ts'
import { slipHint } from '../slip-hints.ko.ts'
import { useLockedCount } from '../use-leg-state.ts'
import { useSlipDesk } from '../use-slip-view.ts'
import { cancelBet, confirmBet, takeShown } from './bet-flow.ts'
import { ConfirmPicks } from './confirm-picks.tsx'
import { type ConfirmView, viewConfirm } from './confirm-view.ts'

type ConfirmBetDialogProps = { readonly fixed: SentSlip; readonly onPlaced: () => void }

/**
 * The last question before the bet: the picks at the prices that are sent, and its figures (DIALOG-001..003,
 * LAYOUT-021). What changes meanwhile has to be taken first, by the button in the place of 베팅.
 */
export function ConfirmBetDialog({ fixed, onPlaced }: ConfirmBetDialogProps) {
  const view = useConfirmView(fixed)
  const { asked } = view
  // A press that was meant for the button that stood here a moment ago does nothing.
  const steady = useSteady(asked.map(({ leg, to }) => `${leg.outcomeId} ${to?.odds}`).join())
  return (
    <Dialog
      open
      onClose={cancelBet}
      title="베팅하시겠습니까?"
      actions={
        <>
          <Button size="lg" onClick={cancelBet}>
            취소
          </Button>
          {asked.length > 0 ? (
            <Button key="take" size="lg" look="primary" disabled={!steady} onClick={() => takeShown(asked)}>
              변경 배당 수락
            </Button>
          ) : (
            <Button
              key="bet"
              size="lg"
              look="primary"
              disabled={!steady}
              onClick={() => void confirmBet(onPlaced)}
            >
              베팅
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <ConfirmPicks view={view} />
        <BetSummary view={view} />
        <BetHint hint={useConfirmHint(view)} />
      </div>
    </Dialog>
  )
}

function useConfirmView({ slip, page }: SentSlip): ConfirmView {
  const desk = useSlipDesk(page)
  const mode = useAcceptMode(page)
  const quotes = useLiveQuotes(slip.legs.map(leg => leg.outcomeId))
  return useMemo(() => viewConfirm(slip, quotes, { desk, mode }), [slip, quotes, desk, mode])
}

/** The figures of what is sent; while a change waits to be taken, of what taking it would make. */
function BetSummary({ view: { shown, totalOdds, expectedWinnings } }: { readonly view: ConfirmView }) {
  const count = shown.legs.length
  return (
    <dl className="grid gap-2 px-1">
      <Figure name="구분">{count === 1 ? '단폴더' : `${count}폴더`}</Figure>
      <Figure name="베팅금액">
        <Money won={won(Math.floor(shown.stake.amount || 0))} />
      </Figure>
      <Figure name="예상배당">
        <span className="font-bold">{totalOdds === undefined ? '-' : formatTotalOdds(totalOdds)}</span>
      </Figure>
      <ExpectedWinnings won={expectedWinnings} />
    </dl>
  )
}

function useConfirmHint({ stop, legs, asked }: ConfirmView): Hint | undefined {
  const locked = useLockedCount(legs)
  if (stop) return { text: slipHint(stop), stops: true }
  if (locked > 0) return { text: `지금 베팅할 수 없는 선택이 ${locked}개 있습니다.`, stops: true }
  const changed = legs.filter(({ leg }) => asked.some(change => change.leg.outcomeId === leg.outcomeId))
  const text = movedText(changed)
  return text === undefined ? undefined : { text, stops: false }
}
