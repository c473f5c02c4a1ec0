import { useState } from 'react'
import { cashDeskContract, type DeskRequest, type DeskRequestWhole } from '#contract/cashier/cash-desk.ts'
import { cashDirections, cashMethods, cashStates } from '#domain/cashier/cash-request.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { call, useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { CopyButton } from '#web/kit/controls/copy-button.tsx'
import { FactList } from '#web/kit/display/fact-list.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { CashHints } from '../kit/cash-hints.tsx'
import { StateBadge, WhoAsks } from './request-words.tsx'

type RequestDialogProps = { readonly request: DeskRequest; readonly onClose: () => void }

/** Details of one request: history, account, and the member's total deposits and withdrawals. */
export function RequestDialog({ request, onClose }: RequestDialogProps) {
  const answer = useCall(cashDeskContract.request, { params: { id: request.id } }, { staleTime: 0 })
  return (
    <Dialog
      open
      onClose={onClose}
      size="content"
      title={`${cashDirections[request.direction]} No.${request.no}`}
      actions={
        <Button size="lg" onClick={onClose}>
          닫기
        </Button>
      }
    >
      <AnswerView answer={answer} waiting={<Skeleton className="h-72" />}>
        {whole => <Whole request={whole} />}
      </AnswerView>
    </Dialog>
  )
}

const won = (amount: number): string => `${formatFigure(amount)}원`

function Whole({ request }: { readonly request: DeskRequestWhole }) {
  const { state, amount, method, member, hints, steps, account, reason, reversal } = request
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <StateBadge state={state} />
        <b className="text-lg">{won(amount)}</b>
        <WhoAsks member={member} />
      </p>
      <CashHints hints={hints} />
      <FactList
        facts={[
          ['방법', cashMethods[method]],
          ['보유금액', won(member.balance)],
          ...(member.owed > 0 ? [['미수금', won(member.owed)] as const] : []),
          ['누적 입금', `${won(member.deposits)} (${formatFigure(member.depositCount)}건)`],
          ['누적 출금', `${won(member.withdrawals)} (${formatFigure(member.withdrawalCount)}건)`],
          ['입금-출금', won(member.deposits - member.withdrawals)],
          ...(reversal
            ? [['회수', `보유금액 ${won(reversal.taken)} · 미수금 ${won(reversal.owed)}`] as const]
            : []),
          ...(reason ? [['사유', reason] as const] : []),
        ]}
      />
      {account !== '' && <AccountPart request={request} />}
      <ol aria-label="진행" className="grid gap-1.5 border-t border-line pt-3">
        {steps.map(({ state: step, at, word }) => (
          <li key={`${step} ${at}`} className="flex flex-wrap gap-x-3">
            <b className="w-10">{cashStates[step]}</b>
            <span className="text-dim tabular-nums">{at}</span>
            <span className="min-w-0 text-dim wrap-anywhere">{word}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

type Account = { readonly bank: string; readonly number: string; readonly holder: string }

/** The masked account; showing the full number is logged. */
function AccountPart({ request }: { readonly request: DeskRequestWhole }) {
  const [asking, setAsking] = useState(false)
  const [shown, setShown] = useState<Account>()
  const maySee = useMay('cashier:write')
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-3 rounded-lg bg-s2 px-3.5 py-2">
      <p className="min-w-0 flex-1 wrap-anywhere">
        <b>{request.holder}</b>
        <span className="tabular-nums">{` · ${shown ? `${shown.bank} ${shown.number}` : request.account}`}</span>
      </p>
      {shown && <CopyButton text={shown.number} name="계좌번호" />}
      {!shown && maySee && (
        <Button size="sm" onClick={() => setAsking(true)}>
          계좌번호 보기
        </Button>
      )}
      {asking && (
        <ActDialog
          title="계좌번호 조회"
          presets={['이체 처리', '입금 확인']}
          confirm="조회"
          done="계좌번호를 표시합니다."
          rereads={[]}
          onAct={async reason => {
            const answer = await call(cashDeskContract.account, {
              params: { id: request.id },
              body: { reason },
            })
            if (answer.ok) setShown(answer.value)
            return answer
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
