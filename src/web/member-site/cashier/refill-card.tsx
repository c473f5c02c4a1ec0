import { Gift } from 'lucide-react'
import { useState } from 'react'
import { type ChargeOverview, chargeContract } from '#contract/cashier/charge.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { call, showRefusal, useSession } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { showToast } from '#web/kit/overlays/toasts.ts'
import { useRereadDeposits } from './use-deposit.ts'

/** 무료 충전: play money for members with almost none left, once a day (handbook 5.2). */
export function RefillCard({
  refill,
  closed,
}: Pick<ChargeOverview, 'closed'> & {
  readonly refill: NonNullable<ChargeOverview['refill']>
}) {
  const balance = useSession()?.user.emoney ?? 0
  const [busy, setBusy] = useState(false)
  const reread = useRereadDeposits()
  const isLow = balance < refill.below
  const take = async () => {
    setBusy(true)
    const answer = await call(chargeContract.refill)
    setBusy(false)
    reread()
    if (answer.ok) showToast(`${formatFigure(answer.value.amount)}원이 무료 충전되었습니다.`, 'good')
    else showRefusal(answer.refusal)
  }
  return (
    <section aria-label="무료 충전" className="card flex flex-wrap items-center gap-3 px-5 py-4 mobile:px-4">
      <Gift aria-hidden size={20} className="shrink-0 text-gold" />
      <p className="min-w-0 flex-1">
        <b>{`무료 충전 ${formatFigure(refill.amount)}원`}</b>
        <span className="block text-xs text-dim">
          {refill.taken
            ? '오늘은 이미 받았습니다. 내일 다시 받을 수 있습니다.'
            : `보유금액이 ${formatFigure(refill.below)}원 미만일 때 하루 한 번 받을 수 있습니다.`}
        </span>
      </p>
      <Button busy={busy} disabled={refill.taken || !isLow || closed} onClick={() => void take()}>
        무료 충전
      </Button>
    </section>
  )
}
