import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { boardContract, type Comment } from '#contract/boards.ts'
import { call, showRefusal } from '#web/client/api/api.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'

type DeleteCommentDialogProps = { readonly comment: Comment; readonly onClose: () => void }

/** The question before an own comment is gone for good. */
export function DeleteCommentDialog({ comment, onClose }: DeleteCommentDialogProps) {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    const answer = await call(boardContract.deleteComment, { params: { commentId: comment.id } })
    setBusy(false)
    void readAgain(queryClient, boardContract.comments)
    onClose()
    if (!answer.ok) showRefusal(answer.refusal)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="댓글을 삭제하시겠습니까?"
      actions={
        <>
          <Button size="lg" onClick={onClose}>
            취소
          </Button>
          <Button size="lg" look="danger" busy={busy} onClick={() => void remove()}>
            삭제
          </Button>
        </>
      }
    >
      <p className="rounded-lg bg-s2 p-4 wrap-anywhere whitespace-pre-line">{comment.contents}</p>
    </Dialog>
  )
}
