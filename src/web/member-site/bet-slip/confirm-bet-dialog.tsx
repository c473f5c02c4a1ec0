import { formatTotalOdds } from '#domain/korean-formats.ts'
import { won } from '#domain/money.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Money } from '#web/kit/display/figures.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { cancelBet, confirmBet } from './bet-flow.ts'
import { BetHint, useBetHint } from './bet-hint.tsx'
import { ExpectedWinnings, Figure } from './cart-figures.tsx'
import { useSlipView } from './use-slip-view.ts'

type ConfirmBetDialogProps = { readonly open: boolean; readonly onPlaced: () => void }

/** The last question before the bet, with its figures in view (DIALOG-001..003, LAYOUT-021). */
export function ConfirmBetDialog({ open, onPlaced }: ConfirmBetDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={cancelBet}
      title="베팅하시겠습니까?"
      actions={
        <>
          <Button size="lg" onClick={cancelBet}>
            취소
          </Button>
          <Button size="lg" look="primary" onClick={() => void confirmBet(onPlaced)}>
            베팅
          </Button>
        </>
      }
    >
      <BetSummary />
    </Dialog>
  )
}

/** The figures follow the prices while the question stands; what became of them since the press is told with them. */
function BetSummary() {
  const view = useSlipView()
  const hint = useBetHint(view)
  const { slip, totalOdds, expectedWinnings } = view
  const count = slip.legs.length
  return (
    <div className="grid gap-3">
      <dl className="grid gap-2 rounded-lg bg-s2 p-4">
        <Figure name="선택">{count === 1 ? '단폴' : `${count}폴더`}</Figure>
        <Figure name="베팅금액">
          <Money won={won(Math.floor(slip.stake.amount || 0))} />
        </Figure>
        <Figure name="예상배당">
          <span className="font-bold">{totalOdds === undefined ? '-' : formatTotalOdds(totalOdds)}</span>
        </Figure>
        <ExpectedWinnings won={expectedWinnings} />
      </dl>
      <BetHint hint={hint} />
    </div>
  )
}
