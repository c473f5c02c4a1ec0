import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { customerOperatorContract, type PasswordRequest } from '#contract/back-office/customer-operator.ts'
import { call } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { TextArea } from '#web/kit/controls/text-field.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { listDesk } from '../kit/lists/list-desk.tsx'
import { listFilter } from '../kit/lists/list-filter.ts'
import { RowList } from '../kit/lists/row-list.tsx'
import { viewOf } from '../kit/lists/view-field.tsx'
import { MemberLink } from '../kit/member-link.tsx'

const reasons = ['본인 확인 후 안내', '정보 불일치', '중복 요청']

type RequestsProps = {
  readonly requests: readonly PasswordRequest[]
  readonly onSettle: (request: PasswordRequest) => void
}

const matches = ({ member }: PasswordRequest) => (member ? '회원 정보 일치' : '일치하는 회원 없음')

function Requests({ requests, onSettle }: RequestsProps) {
  const mayChange = useMay('customer:write')
  const act = (request: PasswordRequest) =>
    request.settledAt === null && mayChange ? (
      <Button size="sm" aria-label={`${request.userId} 요청 처리`} onClick={() => onSettle(request)}>
        처리
      </Button>
    ) : (
      <span className="text-sm text-dim">{request.note ?? '–'}</span>
    )
  return (
    <RowList
      label="비밀번호 찾기 요청"
      columns={[...columns, { key: 'act', title: '처리', cell: act }]}
      rows={requests}
      rowKey={({ id }) => id}
      card={request => (
        <li className="flex items-center gap-3 px-3.5 py-2.5">
          <div className="grid min-w-0 flex-1 gap-1">
            <p className="break-all">
              <AskedFor request={request} /> {request.nickname}
            </p>
            <p className="text-xs text-dim">{`${request.createdAt.slice(5, 16)} · ${matches(request)}`}</p>
          </div>
          {act(request)}
        </li>
      )}
    />
  )
}

/** The login name as typed; links to the member if the nickname matches too. */
const AskedFor = ({ request: { userId, member } }: { readonly request: PasswordRequest }) =>
  member ? <MemberLink id={member.id}>{userId}</MemberLink> : <b className="font-semibold">{userId}</b>

const columns: readonly Column<PasswordRequest>[] = [
  { key: 'at', title: '요청 시각', width: '150px', cell: ({ createdAt }) => createdAt.slice(0, 16) },
  { key: 'userId', title: '아이디', cell: request => <AskedFor request={request} /> },
  { key: 'nickname', title: '닉네임', cell: ({ nickname }) => nickname },
  { key: 'member', title: '확인', cell: matches },
]

function SettleDialog({
  request,
  onClose,
}: {
  readonly request: PasswordRequest
  readonly onClose: () => void
}) {
  const [note, setNote] = useState('')
  return (
    <ActDialog
      title="비밀번호 찾기 처리"
      description={`${request.userId} · ${request.nickname} · ${matches(request)}`}
      presets={reasons}
      confirm="처리 완료"
      ready={note.trim() !== ''}
      done="요청을 처리했습니다."
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
        label="처리 내용"
        hint="어떻게 확인하고 안내했는지 적어 주세요."
        rows={4}
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </ActDialog>
  )
}

/**
 * 비밀번호 찾기: requests for forgotten passwords (DIALOG-021). Only operators see whether login name and
 * nickname belong to one member.
 */
export const Page = listDesk({
  title: '비밀번호 찾기',
  call: customerOperatorContract.passwords,
  filter: listFilter({ show: viewOf({ '': '처리 대기', settled: '처리 완료' }, '', '처리 상태') }),
  dialog: (request: PasswordRequest, close) => <SettleDialog request={request} onClose={close} />,
  list: ({ requests }, { open }) => <Requests requests={requests} onSettle={open} />,
  unit: '건',
  icon: KeyRound,
  nothing: '요청이 없습니다.',
})
