import { useQueryClient } from '@tanstack/react-query'
import { boardContract, type Comment } from '#contract/community/boards.ts'
import { call, showRefusal } from '#web/client/api/api.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { SureDialog } from '#web/kit/overlays/sure-dialog.tsx'

type DeleteCommentDialogProps = { readonly comment: Comment; readonly onClose: () => void }

/** Confirm dialog before an own comment is deleted for good. */
export function DeleteCommentDialog({ comment, onClose }: DeleteCommentDialogProps) {
  const queryClient = useQueryClient()
  const remove = async () => {
    const answer = await call(boardContract.deleteComment, { params: { commentId: comment.id } })
    void readAgain(queryClient, boardContract.comments)
    if (!answer.ok) showRefusal(answer.refusal)
  }
  return (
    <SureDialog confirm="삭제" danger title="댓글을 삭제하시겠습니까?" onSure={remove} onClose={onClose}>
      <p className="whitespace-pre-line">{comment.contents}</p>
    </SureDialog>
  )
}
