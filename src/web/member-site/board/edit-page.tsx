import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { PenLine } from 'lucide-react'
import { boardContract, type Post } from '#contract/community/boards.ts'
import { editMinutes } from '#domain/community/board-rules.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { CallError, useCall } from '#web/client/api/api.ts'
import { pageNotFound } from '#web/client/navigation/page-not-found.ts'
import { EmptyState, Skeleton } from '#web/kit/display/states.tsx'
import { EditForm } from './edit-form.tsx'

/** 글 수정: edits an own post while it is editable; another member's post is a 404 (BOARD-002). */
export function Page() {
  const { postId = '' }: { readonly postId?: string } = useParams({ strict: false })
  if (!/^[1-9]\d{0,14}$/.test(postId)) throw pageNotFound()
  return <OwnPost key={postId} postId={Number(postId)} />
}

const isGone = (error: Error | null): boolean => error instanceof CallError && error.refusal.status === 404

function OwnPost({ postId }: { readonly postId: number }) {
  const answer = useCall(
    boardContract.post,
    { params: { postId } },
    { staleTime: 0, retry: (tries, error) => tries < 2 && !isGone(error) },
  )
  if (isGone(answer.error) || answer.data?.isOwn === false) throw pageNotFound()
  return (
    <div className="grid max-w-[860px] grid-cols-[minmax(0,1fr)] gap-3">
      <header className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-2xl">글 수정</h1>
        <p className="text-sm text-dim">{`작성 후 ${editMinutes}분 이내에 수정할 수 있습니다.`}</p>
      </header>
      <AnswerView answer={answer} waiting={<Skeleton className="h-96" />}>
        {post => (post.editable ? <Editing post={post} /> : <TooLate postId={postId} />)}
      </AnswerView>
    </div>
  )
}

function Editing({ post }: { readonly post: Post }) {
  const navigate = useNavigate()
  const leave = () => void navigate({ to: `/free/view/${post.id}`, replace: true })
  return <EditForm post={post} onDone={leave} />
}

const TooLate = ({ postId }: { readonly postId: number }) => (
  <div className="card">
    <EmptyState
      icon={PenLine}
      title="수정할 수 있는 시간이 지났습니다."
      hint={`작성 후 ${editMinutes}분 이내에만 수정할 수 있습니다.`}
      action={
        <Link to={`/free/view/${postId}`} className="text-jade underline mobile:leading-11">
          게시글로 돌아가기
        </Link>
      }
    />
  </div>
)
