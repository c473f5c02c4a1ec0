import { boardOperatorContract } from '#contract/back-office/boards-operator.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'

type RemoveCommentDialogProps = {
  readonly reply: { readonly id: number; readonly contents: string }
  readonly onClose: () => void
}

/** Asks for a reason, then removes a comment. */
export const RemoveCommentDialog = ({ reply, onClose }: RemoveCommentDialogProps) => (
  <ActDialog
    title="댓글 삭제"
    presets={['욕설·비방', '광고·도배', '개인정보 노출']}
    confirm="삭제"
    danger
    done="댓글을 삭제했습니다."
    rereads={[boardOperatorContract.post, boardOperatorContract.posts]}
    onAct={reason =>
      call(boardOperatorContract.removeComment, { params: { commentId: reply.id }, body: { reason } })
    }
    onClose={onClose}
  >
    <p className="rounded-lg bg-s2 p-4 wrap-anywhere whitespace-pre-line">{reply.contents}</p>
  </ActDialog>
)
