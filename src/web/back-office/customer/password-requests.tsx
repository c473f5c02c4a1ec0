import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { customerOperatorContract, type PasswordRequest } from '#contract/back-office/customer-operator.ts'
import { isVisibleText } from '#domain/visible-text.ts'
import { call } from '#web/client/api/api.ts'
import { useMayChange } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { TextArea } from '#web/kit/controls/text-field.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { NothingFound } from '../kit/lists/nothing-found.tsx'
import { PagedAnswer } from '../kit/lists/paged-answer.tsx'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'

type PasswordRequestsProps = { readonly page: number; readonly onPage: (page: number) => void }

/** Who has forgotten a password and waits (DIALOG-021); an operator notes what was done. */
export function PasswordRequests({ page, onPage }: PasswordRequestsProps) {
  const mayChange = useMayChange()
  const [settling, setSettling] = useState<PasswordRequest>()
  const answer = usePagedCall(customerOperatorContract.passwords, { query: { page } }, page)
  return (
    <>
      <PagedAnswer answer={answer} page={page} onPage={onPage} rows={5}>
        {({ requests }) =>
          requests.length === 0 ? (
            <NothingFound icon={KeyRound} title="기다리는 요청이 없습니다." />
          ) : (
            <ul aria-label="비밀번호 찾기 요청" className="card divide-y divide-line text-sm">
              {requests.map(request => (
                <li key={request.id} className="flex min-h-14 items-center gap-3 px-3.5 py-2">
                  <div className="grid min-w-0 flex-1 gap-0.5">
                    <p className="font-semibold wrap-anywhere">{`${request.userId} · ${request.nickname}`}</p>
                    <p className="text-xs text-dim">
                      {request.createdAt}
                      {request.member ? ' · 회원 확인됨' : ' · 일치하는 회원 없음'}
                    </p>
                  </div>
                  {mayChange && (
                    <Button
                      size="sm"
                      aria-label={`${request.userId} 요청 처리`}
                      onClick={() => setSettling(request)}
                    >
                      처리
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </PagedAnswer>
      {settling && <SettleDialog request={settling} onClose={() => setSettling(undefined)} />}
    </>
  )
}

type SettleDialogProps = { readonly request: PasswordRequest; readonly onClose: () => void }

function SettleDialog({ request, onClose }: SettleDialogProps) {
  const [note, setNote] = useState('')
  return (
    <ActDialog
      title="비밀번호 찾기 요청 처리"
      description={`${request.userId} · ${request.nickname}`}
      presets={['본인 확인 완료', '일치하는 회원 없음']}
      confirm="처리"
      done="요청을 처리했습니다."
      ready={isVisibleText(note)}
      rereads={[customerOperatorContract.passwords, customerOperatorContract.waiting]}
      onAct={reason =>
        call(customerOperatorContract.settlePassword, {
          params: { requestId: request.id },
          body: { note, reason },
        })
      }
      onClose={onClose}
    >
      <TextArea
        label="메모"
        rows={3}
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </ActDialog>
  )
}
