import type { CancelledBets } from '#contract/back-office/bets/cancel-many.ts'
import { betNumber } from '#domain/bets/bet-number.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { BetLink } from '../kit/bet-link.tsx'

type LeftDialogProps = { readonly done: CancelledBets; readonly onClose: () => void }

/** Cancelled bets, and bets left unchanged because something changed meanwhile. */
export const LeftDialog = ({ done: { cancelled, stakes, left }, onClose }: LeftDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title="일괄 취소 결과"
    description={`${formatFigure(cancelled.length)}건을 취소하고 ${formatFigure(stakes)}원을 환불했습니다. ${formatFigure(left.length)}건은 그 사이 상태가 바뀌어 그대로 두었습니다.`}
    actions={
      <Button size="lg" look="primary" onClick={onClose}>
        확인
      </Button>
    }
  >
    <ul aria-label="남긴 베팅" className="divide-y divide-line rounded-md border border-line text-sm">
      {left.map(({ betId, text }) => (
        <li key={betId} className="grid gap-0.5 px-3 py-2">
          <BetLink id={betId}>{betNumber(betId)}</BetLink>
          <span className="text-dim">{text}</span>
        </li>
      ))}
    </ul>
  </Dialog>
)
