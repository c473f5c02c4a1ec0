import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Comment } from '#contract/community/boards.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { IconButton } from '#web/kit/controls/button.tsx'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { CommentForm } from './comment-form.tsx'
import { DeleteCommentDialog } from './delete-comment-dialog.tsx'
import { useComments } from './use-post.ts'
import { ClosedNote } from './writing-rules.tsx'

/** Comments of a post, newest first, fifteen a page; new ones appear automatically (BOARD-002). */
export function Comments({ postId }: { readonly postId: number }) {
  const [asked, setPage] = useState(1)
  const answer = useComments(postId, asked)
  // The last comment of the last page may just have been deleted.
  const last = answer.isPlaceholderData ? undefined : answer.data?.pageCount
  if (last !== undefined && asked > Math.max(1, last)) setPage(Math.max(1, last))
  return (
    <section aria-label="댓글" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-lg">
        댓글 <span className="text-jade">{formatFigure(answer.data?.totalCount ?? 0)}</span>
      </h2>
      <ClosedNote />
      <CommentForm postId={postId} onWritten={() => setPage(1)} />
      <AnswerView answer={answer} waiting={<SkeletonRows rows={3} className="h-14" />}>
        {({ comments }) => <CommentList comments={comments} />}
      </AnswerView>
      <Pagination page={asked} pageCount={answer.data?.pageCount ?? 0} onChange={setPage} />
    </section>
  )
}

function CommentList({ comments }: { readonly comments: readonly Comment[] }) {
  const [leaving, setLeaving] = useState<Comment>()
  if (comments.length === 0)
    return <p className="card p-5 text-center text-sm text-dim">첫 번째 댓글을 남겨 보세요.</p>
  return (
    <>
      <ol aria-label="댓글 목록" className="card divide-y divide-line">
        {comments.map(comment => (
          <li key={comment.id} data-comment={comment.id} className="flex items-start gap-2 px-4 py-3">
            <div className="grid min-w-0 flex-1 gap-1">
              <p className="flex flex-wrap gap-x-3 text-sm text-dim">
                <span className="font-semibold text-text">{comment.nickname}</span>
                <time>{comment.createdAt.slice(2, 16)}</time>
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{comment.contents}</p>
            </div>
            {comment.isOwn && (
              <IconButton label="댓글 삭제" onClick={() => setLeaving(comment)}>
                <Trash2 aria-hidden size={16} />
              </IconButton>
            )}
          </li>
        ))}
      </ol>
      {leaving && <DeleteCommentDialog comment={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}
