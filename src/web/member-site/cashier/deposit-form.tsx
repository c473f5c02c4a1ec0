import type { FormEvent } from 'react'
import type { ChargeOverview } from '#contract/cashier/charge.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { AmountBox } from '../kit/amount/amount-box.tsx'
import { AccountNeeded } from './account-needed.tsx'
import { BonusChoice } from './bonus-choice.tsx'
import { DepositAccountBox } from './deposit-account.tsx'
import { useDeposit } from './use-deposit.ts'

/** 충전신청: depositor, account, amount, bonus (handbook 5.3). */
export function DepositForm({ overview }: { readonly overview: ChargeOverview }) {
  const { holder, bonuses, closed, unit, max } = overview
  const { text, setText, amount, error, bonus, setBonus, busy, isReady, send } = useDeposit(overview)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !busy) void send()
  }
  return (
    <section aria-labelledby="deposit" className="card overflow-hidden">
      <header className="flex items-baseline gap-2 border-b border-line px-5 py-3 mobile:px-4">
        <h2 id="deposit" className="text-lg">
          계좌입금
        </h2>
        <p className="text-xs text-dim">{`${formatFigure(unit)}원 단위 · 최대 ${formatFigure(max)}원`}</p>
      </header>
      <form onSubmit={submit} noValidate className="grid gap-4 p-5 mobile:p-4">
        <div className="grid gap-1.5">
          <p className="text-sm text-dim">예금주 (입금자명)</p>
          {holder === null ? (
            <AccountNeeded text="등록된 예금주가 없습니다. 본인 계좌를 먼저 등록해 주세요." />
          ) : (
            <p className="flex min-h-12 items-center gap-3 rounded-md bg-s2 px-3.5" data-holder>
              <b>{holder}</b>
              <span className="ml-auto text-sm text-dim">등록된 예금주</span>
            </p>
          )}
        </div>
        <DepositAccountBox />
        <div className="grid gap-1.5">
          <p className="text-sm text-dim">충전금액</p>
          <AmountBox label="충전금액" text={text} error={error} onType={setText} />
        </div>
        <BonusChoice options={bonuses} amount={amount} value={bonus} onChange={setBonus} />
        <Button type="submit" look="primary" size="lg" wide busy={busy} disabled={!isReady}>
          {closed
            ? '충전 점검중입니다'
            : holder === null
              ? '예금주를 등록하면 신청할 수 있습니다'
              : amount > 0
                ? `${formatFigure(amount)}원 충전신청`
                : '충전신청'}
        </Button>
        <p className="text-center text-xs text-dim">처리 전에는 직접 취소할 수 있습니다.</p>
      </form>
    </section>
  )
}
