import { UserCheck } from 'lucide-react'
import { useState } from 'react'
import { exportContract } from '#contract/back-office/kit/exports.ts'
import { memberOperatorContract } from '#contract/members.ts'
import { call } from '#web/client/api/api.ts'
import { lazyDialog } from '#web/kit/overlays/lazy-dialog.ts'
import { DeskPage } from '../kit/desk-page.tsx'
import { ExportButton } from '../kit/lists/export-button.tsx'
import { MembersByName } from '../kit/lists/members-by-name.tsx'
import { useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { type SignUp, SignUpList } from './sign-up-list.tsx'
import { signUpsForm } from './sign-ups-filter.ts'

const RefuseDialog = lazyDialog(() => import('./refuse-dialog.tsx'), 'RefuseDialog')
const ApproveDialog = lazyDialog(() => import('./approve-dialog.tsx'), 'ApproveDialog')

/** 가입승인: pending sign-ups, longest waiting first; an operator approves or refuses them, with a reason. */
export function Page() {
  const { filter, show } = useAddressFilter(signUpsForm)
  const { name, page } = filter
  const [approving, setApproving] = useState<SignUp>()
  const [refusing, setRefusing] = useState<SignUp>()
  const query = { page, ...(name && { name }) }
  const answer = usePagedCall(memberOperatorContract.signUps, { query }, page)
  return (
    <DeskPage
      title="가입승인"
      action={
        <ExportButton
          name="가입승인"
          narrowed={name !== ''}
          onExport={reason =>
            call(exportContract.signUps, { body: { filter: { ...(name && { name }) }, reason } })
          }
        />
      }
    >
      <MembersByName
        answer={answer}
        filter={filter}
        onShow={show}
        icon={UserCheck}
        nothing="승인을 기다리는 회원이 없습니다."
      >
        {({ signUps }) => <SignUpList signUps={signUps} onApprove={setApproving} onRefuse={setRefusing} />}
      </MembersByName>
      {approving && <ApproveDialog signUp={approving} onClose={() => setApproving(undefined)} />}
      {refusing && <RefuseDialog signUp={refusing} onClose={() => setRefusing(undefined)} />}
    </DeskPage>
  )
}
