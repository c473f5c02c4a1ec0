import { type FormEvent, useState } from 'react'
import { boardContract } from '#contract/community/boards.ts'
import { call, showRefusal } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { showToast } from '#web/kit/overlays/toasts.ts'

type ReportDialogProps = { readonly postId: number; readonly onClose: () => void }

/** Reports a post to operators with a reason. */
export function ReportDialog({ postId, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const isWhole = reason.trim() !== ''
  const report = async () => {
    setBusy(true)
    const answer = await call(boardContract.report, { params: { postId }, body: { reason } })
    setBusy(false)
    if (!answer.ok) return showRefusal(answer.refusal)
    showToast('신고가 접수되었습니다.', 'good')
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWhole && !busy) void report()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="게시글 신고"
      description="관리자가 확인한 후 조치합니다."
      actions={
        <>
          <Button size="lg" onClick={onClose}>
            취소
          </Button>
          <Button size="lg" look="danger" disabled={!isWhole} busy={busy} onClick={() => void report()}>
            신고
          </Button>
        </>
      }
    >
      <form onSubmit={submit}>
        <TextField
          label="신고 사유"
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Dialog>
  )
}
