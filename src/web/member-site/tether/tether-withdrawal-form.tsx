import type { FormEvent } from 'react'
import type { TetherWithdrawalOverview } from '#contract/cashier/tether.ts'
import { shortAddress } from '#domain/cashier/tether/tether-address.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { typedDigits } from '#domain/typed-text.ts'
import { closeDialog, useOverlays } from '#web/client/state/overlays.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { PasswordField } from '#web/kit/controls/text-field.tsx'
import { FactList } from '#web/kit/display/fact-list.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { AmountBox } from '../kit/amount/amount-box.tsx'
import { useTetherWithdrawal } from './use-tether-withdrawal.ts'

/** How much, whereto, and what arrives there (WALLET-010, WALLET-011). */
export function TetherWithdrawalForm({ overview }: { readonly overview: TetherWithdrawalOverview }) {
  const form = useTetherWithdrawal(overview)
  const { rate, min, max, balance, barred, hasExchangePassword } = overview
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.ask()
  }
  return (
    <form
      onSubmit={submit}
      noValidate
      className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-5 mobile:p-4"
      data-tether-withdrawal
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-lg">출금신청</h2>
        <p className="text-sm text-dim">{`1만원 단위 · ${formatFigure(min)}원 ~ ${formatFigure(max)}원`}</p>
      </header>
      <FactList dense facts={[['보유금액', `${formatFigure(balance)}원`]]} />
      {barred && (
        <p role="status" className="rounded-md border border-line bg-s2 px-3 py-2 text-sm text-gold">
          {barred}
        </p>
      )}
      <SelectField
        label="받는 지갑 주소"
        value={form.address?.id ?? ''}
        onChange={({ target }) => form.setChosen(target.value)}
        options={
          form.usable.length === 0
            ? [{ value: '', label: '사용할 수 있는 주소가 없습니다.' }]
            : form.usable.map(({ id, network, address, label }) => ({
                value: id,
                label: `${label === '' ? '' : `${label} · `}${network} ${shortAddress(address)}`,
              }))
        }
      />
      <AmountBox
        label="환전금액"
        text={form.text}
        onType={form.setText}
        error={form.fault}
        most={form.most}
      />
      <FactList
        dense
        facts={[
          ['적용 환율', `1 USDT = ${formatFigure(rate)}원`],
          ['네트워크 수수료', form.address ? form.fee : '-'],
          [
            '받을 테더',
            <span key="net" data-net>
              {form.net ?? '-'}
            </span>,
          ],
        ]}
      />
      <PasswordField
        label="환전비밀번호"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        hint={
          hasExchangePassword ? '5회 틀리면 잠깁니다.' : '회원정보에서 먼저 환전비밀번호를 설정해 주세요.'
        }
        value={form.password}
        onChange={({ target }) => form.setPassword(typedDigits(target.value))}
      />
      <Button type="submit" look="primary" size="lg" wide disabled={form.blocked !== undefined}>
        {form.blocked ?? '테더 출금신청'}
      </Button>
      <p className="text-center text-sm text-dim">신청하면 바로 차감되며 본인이 취소할 수 없습니다.</p>
      <WithdrawalDialog form={form} rate={rate} />
    </form>
  )
}

type WithdrawalDialogProps = {
  readonly form: ReturnType<typeof useTetherWithdrawal>
  readonly rate: number
}

/** Shows amount and wallet in full before the request is sent (DIALOG-025). */
function WithdrawalDialog({ form, rate }: WithdrawalDialogProps) {
  const open = useOverlays(state => state.dialog === 'tetherWithdrawal')
  return (
    <Dialog
      open={open}
      onClose={closeDialog}
      title="테더 출금을 신청하시겠습니까?"
      description="보낸 테더는 되돌릴 수 없습니다. 주소를 다시 확인해 주세요."
      actions={
        <>
          <Button size="lg" onClick={closeDialog}>
            취소
          </Button>
          <Button size="lg" look="primary" busy={form.busy} onClick={() => void form.send()}>
            출금신청
          </Button>
        </>
      }
    >
      <FactList
        facts={[
          ['환전금액', `${formatFigure(form.amount)}원`],
          ['받을 테더', form.net ?? '-'],
          ['적용 환율', `1 USDT = ${formatFigure(rate)}원`],
          ['수수료', form.fee],
          ['네트워크', form.address?.network ?? '-'],
          ['지갑 주소', form.address?.address ?? '-'],
        ]}
      />
    </Dialog>
  )
}
