import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { boardContract, type Post } from '#contract/community/boards.ts'
import { call, showRefusal } from '#web/client/api/api.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { SureDialog } from '#web/kit/overlays/sure-dialog.tsx'
import { showToast } from '#web/kit/overlays/toasts.ts'

type DeletePostDialogProps = { readonly post: Post; readonly onClose: () => void }

/** Confirm dialog before an own post is deleted for good. */
export function DeletePostDialog({ post, onClose }: DeletePostDialogProps) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const remove = async () => {
    const answer = await call(boardContract.delete, { params: { postId: post.id } })
    if (!answer.ok) return showRefusal(answer.refusal)
    showToast('글이 삭제되었습니다.', 'good')
    void readAgain(queryClient, boardContract.list)
    void navigate({ to: '/free', replace: true })
  }
  return (
    <SureDialog
      confirm="삭제"
      danger
      title="글을 삭제하시겠습니까?"
      description="삭제한 글과 댓글은 다시 볼 수 없습니다."
      onSure={remove}
      onClose={onClose}
    >
      <p className="font-semibold">{post.title}</p>
    </SureDialog>
  )
}
