import { UserCheck } from 'lucide-react'
import { memberOperatorContract } from '#contract/account/members.ts'
import { exportContract } from '#contract/back-office/kit/exports.ts'
import { call } from '#web/client/api/api.ts'
import { lazyDialog } from '#web/kit/overlays/lazy-dialog.ts'
import { ExportButton } from '../kit/lists/export-button.tsx'
import { listDesk } from '../kit/lists/list-desk.tsx'
import { listFilter, memberName } from '../kit/lists/list-filter.ts'
import { type SignUp, SignUpList } from './sign-up-list.tsx'

const RefuseDialog = lazyDialog(() => import('./refuse-dialog.tsx'), 'RefuseDialog')
const ApproveDialog = lazyDialog(() => import('./approve-dialog.tsx'), 'ApproveDialog')

type Opened = { readonly kind: 'approve' | 'refuse'; readonly signUp: SignUp }

/** 가입승인: pending sign-ups, longest waiting first; an operator approves or refuses them, with a reason. */
export const Page = listDesk({
  title: '가입승인',
  call: memberOperatorContract.signUps,
  filter: listFilter({ name: memberName() }),
  dialog: ({ kind, signUp }: Opened, close) =>
    kind === 'approve' ? (
      <ApproveDialog signUp={signUp} onClose={close} />
    ) : (
      <RefuseDialog signUp={signUp} onClose={close} />
    ),
  action: ({ asked, isNarrowed }) => (
    <ExportButton
      name="가입승인"
      narrowed={isNarrowed}
      onExport={reason => call(exportContract.signUps, { body: { filter: asked, reason } })}
    />
  ),
  list: ({ signUps }, { open }) => (
    <SignUpList
      signUps={signUps}
      onApprove={signUp => open({ kind: 'approve', signUp })}
      onRefuse={signUp => open({ kind: 'refuse', signUp })}
    />
  ),
  unit: '명',
  icon: UserCheck,
  nothing: '승인을 기다리는 회원이 없습니다.',
  nothingLeft: '조건에 맞는 회원이 없습니다.',
})
