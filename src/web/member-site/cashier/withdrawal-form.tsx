import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import type { ExchangeOverview, OwnBankAccount } from '#contract/cashier/exchange.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { typedDigits } from '#domain/typed-text.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { PasswordField } from '#web/kit/controls/text-field.tsx'
import { Money } from '#web/kit/display/figures.tsx'
import { SureDialog } from '#web/kit/overlays/sure-dialog.tsx'
import { AmountBox } from '../kit/amount/amount-box.tsx'
import { AccountNeeded } from './account-needed.tsx'
import { useWithdrawal } from './use-withdrawal.ts'

/** 환전신청: only to the registered account, with the withdrawal password (handbook 5.4, WALLET-005 to -007). */
export function WithdrawalForm({ overview }: { readonly overview: ExchangeOverview }) {
  const { account, hasExchangePassword, balance, most, barred, unit, dayMax } = overview
  const form = useWithdrawal(overview)
  const { text, setText, amount, error, isReady, ask } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) ask()
  }
  return (
    <section aria-labelledby="withdrawal" className="card overflow-hidden">
      <header className="flex items-baseline gap-2 border-b border-line px-5 py-3 mobile:px-4">
        <h2 id="withdrawal" className="text-lg">
          계좌출금
        </h2>
        <p className="text-xs text-dim">{`${formatFigure(unit)}원 단위 · 하루 ${formatFigure(dayMax)}원`}</p>
      </header>
      <form onSubmit={submit} noValidate className="grid gap-4 p-5 mobile:p-4">
        <Line label="받을 계좌">
          {account ? (
            <AccountLine account={account} />
          ) : (
            <AccountNeeded text="등록된 출금 계좌가 없습니다." />
          )}
        </Line>
        <Line label="보유금액">
          <p className="flex min-h-12 items-center gap-3 rounded-md bg-s2 px-3.5" data-withdrawable>
            <Money won={balance} />
            <span className="ml-auto text-sm text-dim">{`환전 가능 ${formatFigure(most)}원`}</span>
          </p>
        </Line>
        <Line label="환전금액">
          <AmountBox label="환전금액" text={text} error={error} onType={setText} most={most} />
        </Line>
        {hasExchangePassword ? (
          <PasswordField
            label="환전비밀번호"
            hint="5회 틀리면 잠깁니다."
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={form.password}
            onChange={({ target }) => form.setPassword(typedDigits(target.value))}
          />
        ) : (
          <p className="rounded-md bg-s2 px-3.5 py-3 text-sm text-dim">
            환전비밀번호를 먼저 설정해 주세요.{' '}
            <Link to="/member" className="font-semibold text-jade underline underline-offset-4">
              회원정보에서 설정하기
            </Link>
          </p>
        )}
        {barred !== null && <Barred text={barred} />}
        <Button type="submit" look="primary" size="lg" wide disabled={!isReady}>
          {labelOf(overview, amount)}
        </Button>
        <p className="text-center text-xs text-dim">신청하면 바로 차감되며 본인이 취소할 수 없습니다.</p>
      </form>
      {form.asking && (
        <SureDialog
          title="환전을 신청하시겠습니까?"
          description="신청 후에는 본인이 취소할 수 없습니다."
          confirm="환전신청"
          onSure={form.send}
          onClose={form.leave}
        >
          <b>{`${formatFigure(amount)}원`}</b>
          <span className="block text-sm text-dim">{account && `${account.masked} · ${account.holder}`}</span>
        </SureDialog>
      )}
    </section>
  )
}

function labelOf({ account, hasExchangePassword, barred, closed }: ExchangeOverview, amount: number): string {
  if (closed) return '환전 점검중입니다'
  if (account === null) return '계좌를 등록하면 환전할 수 있습니다'
  if (!hasExchangePassword) return '환전비밀번호를 설정하면 환전할 수 있습니다'
  if (barred !== null) return '지금은 환전할 수 없습니다'
  return amount > 0 ? `${formatFigure(amount)}원 환전신청` : '환전신청'
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <p className="text-sm text-dim">{label}</p>
      {children}
    </div>
  )
}

const AccountLine = ({ account: { masked, holder, restsUntil } }: { readonly account: OwnBankAccount }) => (
  <div className="grid gap-1">
    <p className="flex min-h-12 items-center gap-3 rounded-md bg-s2 px-3.5" data-account>
      <b className="tabular-nums">{masked}</b>
      <span className="ml-auto text-sm text-dim">{holder}</span>
    </p>
    <p className="text-xs text-dim">
      {restsUntil !== null && `계좌 변경으로 ${restsUntil.slice(5, 16)}까지 환전할 수 없습니다. `}
      계좌 변경은{' '}
      <Link to="/customer" className="underline underline-offset-4 hover:text-text">
        고객센터
      </Link>
      로 문의해 주세요.
    </p>
  </div>
)

const Barred = ({ text }: { readonly text: string }) => (
  <p className="flex items-center gap-2.5 rounded-md border border-gold/40 px-3.5 py-3 text-sm" data-barred>
    <Lock aria-hidden size={16} className="shrink-0 text-gold" />
    {text}
  </p>
)
