import type { ReactNode } from 'react'
import type { memberOperatorContract } from '#contract/account/members.ts'
import type { Output } from '#contract/wire/route.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { MemberLink } from '../kit/member-link.tsx'

export type SignUp = Output<typeof memberOperatorContract.signUps>['signUps'][number]

type SignUpListProps = {
  readonly signUps: readonly SignUp[]
  readonly onApprove: (signUp: SignUp) => void
  readonly onRefuse: (signUp: SignUp) => void
}

/** Pending sign-ups, each with buttons to approve or refuse it. */
export function SignUpList({ signUps, onApprove, onRefuse }: SignUpListProps) {
  const mayChange = useMay('members:write')
  const buttons = (signUp: SignUp) => (
    <div className="flex gap-1.5">
      <Button size="sm" aria-label={`${signUp.userId} 가입 승인`} onClick={() => onApprove(signUp)}>
        승인
      </Button>
      <Button
        size="sm"
        look="quiet"
        aria-label={`${signUp.userId} 가입 거절`}
        onClick={() => onRefuse(signUp)}
      >
        거절
      </Button>
    </div>
  )
  const approve = { key: 'approve', title: '작업', width: '150px', cell: buttons }
  return (
    <RowList
      label="가입 승인 대기"
      columns={mayChange ? [...columns, approve] : columns}
      rows={signUps}
      rowKey={({ id }) => id}
      card={signUp => <SignUpCard signUp={signUp}>{mayChange && buttons(signUp)}</SignUpCard>}
    />
  )
}

const SignUpCard = ({ signUp, children }: { readonly signUp: SignUp; readonly children: ReactNode }) => (
  <li className="flex items-center gap-3 px-3.5 py-2.5">
    <div className="grid min-w-0 flex-1 gap-1">
      <p className="break-all">
        <MemberLink id={signUp.id}>{signUp.userId}</MemberLink> {signUp.nickname}
      </p>
      <p className="text-xs text-dim">
        {signUp.joinedAt.slice(5)}
        {signUp.recommender !== null && ` · 추천인 ${signUp.recommender}`}
      </p>
    </div>
    {children}
  </li>
)

const none = <span className="text-dim">–</span>

const columns: readonly Column<SignUp>[] = [
  { key: 'joined', title: '가입 시각', width: '170px', cell: ({ joinedAt }) => joinedAt },
  { key: 'userId', title: '아이디', cell: ({ id, userId }) => <MemberLink id={id}>{userId}</MemberLink> },
  { key: 'nickname', title: '닉네임', cell: ({ nickname }) => nickname },
  { key: 'recommender', title: '추천인', cell: ({ recommender }) => recommender ?? none },
]
