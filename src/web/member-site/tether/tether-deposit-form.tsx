import type { FormEvent } from 'react'
import type { TetherDepositOverview } from '#contract/cashier/tether.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { closeDialog, openDialog, useOverlays } from '#web/client/state/overlays.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { FactList } from '#web/kit/display/fact-list.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { AmountBox } from '../kit/amount/amount-box.tsx'
import { NetworkChoice } from './network-choice.tsx'
import { useTetherDeposit } from './use-tether-deposit.ts'

/** Amount, chain, and the present amount in tether (WALLET-008, WALLET-009). */
export function TetherDepositForm({ overview }: { readonly overview: TetherDepositOverview }) {
  const form = useTetherDeposit(overview)
  const { rate, min, max, quoteMinutes, networks } = overview
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.ask()
  }
  return (
    <form
      onSubmit={submit}
      noValidate
      className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-5 mobile:p-4"
      data-tether-deposit
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-lg">입금신청</h2>
        <p className="text-sm text-dim">{`1만원 단위 · ${formatFigure(min)}원 ~ ${formatFigure(max)}원`}</p>
      </header>
      <NetworkChoice
        networks={networks}
        value={form.network}
        onChange={form.setNetwork}
        noteOf={({ confirmations }) => `확인 ${confirmations}회`}
      />
      <AmountBox label="충전금액" text={form.text} onType={form.setText} error={form.fault} />
      <FactList
        dense
        facts={[
          ['적용 환율', `1 USDT = ${formatFigure(rate)}원`],
          [
            '보낼 테더',
            <span key="usdt" data-usdt>
              {form.usdt ?? '-'}
            </span>,
          ],
        ]}
      />
      <p className="text-sm text-dim">
        {`환율은 결제창을 연 때부터 ${quoteMinutes}분 동안 그대로입니다. 보내신 테더에 그 환율을 곱해 원 미만을 버린 금액이 입금됩니다.`}
      </p>
      <Button type="submit" look="primary" size="lg" wide>
        테더 입금신청
      </Button>
      <DepositDialogs form={form} rate={rate} />
    </form>
  )
}

type DepositDialogsProps = {
  readonly form: ReturnType<typeof useTetherDeposit>
  readonly rate: number
}

/** The requested amount and a confirm dialog; then the window opens (DIALOG-023, DIALOG-024). */
function DepositDialogs({ form, rate }: DepositDialogsProps) {
  const dialog = useOverlays(state => state.dialog)
  const { amount, usdt, network } = form
  return (
    <>
      <Dialog
        open={dialog === 'coinDeposit'}
        onClose={closeDialog}
        title="테더 입금 확인"
        actions={
          <>
            <Button size="lg" onClick={closeDialog}>
              취소
            </Button>
            <Button size="lg" look="primary" onClick={() => openDialog('coinDepositConfirm')}>
              다음
            </Button>
          </>
        }
      >
        <FactList
          facts={[
            ['충전금액', `${formatFigure(amount)}원`],
            ['보낼 테더', usdt ?? '-'],
            ['적용 환율', `1 USDT = ${formatFigure(rate)}원`],
            ['네트워크', network],
            ['받는 주소', '새 창의 결제창에서 확인'],
          ]}
        />
      </Dialog>
      <Dialog
        open={dialog === 'coinDepositConfirm'}
        onClose={closeDialog}
        title="결제창을 여시겠습니까?"
        description={`${network} 네트워크로만 보내 주세요. 다른 네트워크로 보낸 테더는 찾을 수 없습니다.`}
        actions={
          <>
            <Button size="lg" onClick={closeDialog}>
              취소
            </Button>
            <Button size="lg" look="primary" busy={form.busy} onClick={() => void form.open()}>
              결제창 열기
            </Button>
          </>
        }
      />
    </>
  )
}
