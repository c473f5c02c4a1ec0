import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { boardOperatorContract } from '#contract/back-office/boards-operator.ts'
import type { Output } from '#contract/wire/route.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { SharedBetCard } from '#web/sport/shared-bet/shared-bet-card.tsx'
import { sharedBetKey } from '#web/sport/shared-bet/shared-bet-key.ts'
import { MemberLink } from '../kit/member-link.tsx'
import { PostStates } from './desk-post-list.tsx'
import { PostActDialog, type PostActKind } from './post-act-dialog.tsx'
import { RemoveCommentDialog } from './remove-comment-dialog.tsx'

type OpenPost = Output<typeof boardOperatorContract.post>

type PostDialogProps = { readonly postId: number; readonly onClose: () => void }

/** A post with its reports and comments, and the available actions. */
export function PostDialog({ postId, onClose }: PostDialogProps) {
  const [page, setPage] = useState(1)
  const [kind, setKind] = useState<PostActKind>()
  const answer = useCall(
    boardOperatorContract.post,
    { params: { postId }, query: { page } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  const post = answer.data
  if (kind && post) return <PostActDialog kind={kind} post={post} onClose={() => setKind(undefined)} />
  return (
    <Dialog open onClose={onClose} title={post?.title ?? '게시글'} size="content">
      <AnswerView answer={answer} waiting={<SkeletonRows rows={4} className="h-11" />}>
        {open => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <PostText post={open} />
            <PostButtons post={open} onAct={setKind} />
            <Complaints complaints={open.complaints} />
            <Replies replies={open.replies} />
            <Pagination page={page} pageCount={open.pageCount} onChange={setPage} />
          </div>
        )}
      </AnswerView>
    </Dialog>
  )
}

const PostText = ({ post }: { readonly post: OpenPost }) => (
  <>
    <p className="text-sm text-dim">
      <MemberLink id={post.memberId}>{`${post.nickname} (${post.userId})`}</MemberLink>
      {` · ${post.createdAt.slice(0, 16)} · 조회 ${formatFigure(post.views)}`}
    </p>
    <PostStates post={post} />
    {post.hiddenReason !== null && <p className="text-sm text-dim">{`숨김 사유: ${post.hiddenReason}`}</p>}
    <p className="rounded-lg bg-s2 p-4 wrap-anywhere whitespace-pre-line">{post.contents}</p>
    {post.bets.map(bet => (
      <SharedBetCard key={sharedBetKey(bet)} bet={bet} />
    ))}
  </>
)

type PostButtonsProps = { readonly post: OpenPost; readonly onAct: (kind: PostActKind) => void }

function PostButtons({ post, onAct }: PostButtonsProps) {
  const mayChange = useMay('boards:write')
  const isThere = post.state !== 'deleted'
  if (!mayChange || (!isThere && post.reports === 0)) return null
  return (
    <div className="flex flex-wrap gap-2">
      {post.state === 'hidden' && <Button onClick={() => onAct('show')}>숨김 해제</Button>}
      {post.state === 'shown' && (
        <Button look="danger" onClick={() => onAct('hide')}>
          숨기기
        </Button>
      )}
      {isThere && (
        <Button onClick={() => onAct(post.pinned ? 'unpin' : 'pin')}>
          {post.pinned ? '고정 해제' : '상단 고정'}
        </Button>
      )}
      {post.reports > 0 && (
        <Button onClick={() => onAct('settle')}>{isThere ? '신고 문제 없음' : '신고 확인'}</Button>
      )}
    </div>
  )
}

const Complaints = ({ complaints }: Pick<OpenPost, 'complaints'>) =>
  complaints.length === 0 ? null : (
    <section aria-label="신고" className="grid gap-2">
      <h3 className="font-semibold">신고</h3>
      <ul className="card divide-y divide-line text-sm">
        {complaints.map(({ memberId, nickname, reason, createdAt, open }) => (
          <li key={`${memberId} ${createdAt}`} className="grid gap-0.5 px-3 py-2">
            <span className="wrap-anywhere">{reason}</span>
            <span className="text-xs text-dim">
              <MemberLink id={memberId}>{nickname}</MemberLink>
              {` · ${createdAt.slice(5, 16)} · ${open ? '미처리' : '처리됨'}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )

export type Reply = OpenPost['replies'][number]

function Replies({ replies }: Pick<OpenPost, 'replies'>) {
  const mayChange = useMay('boards:write')
  const [leaving, setLeaving] = useState<Reply>()
  if (replies.length === 0) return <p className="text-sm text-dim">댓글이 없습니다.</p>
  return (
    <section aria-label="댓글" className="grid gap-2">
      <h3 className="font-semibold">댓글</h3>
      <ul className="card divide-y divide-line text-sm">
        {replies.map(reply => (
          <li key={reply.id} className="flex items-center gap-3 px-3 py-2">
            <span className="grid min-w-0 flex-1 gap-0.5">
              <span className="wrap-anywhere whitespace-pre-line">{reply.contents}</span>
              <span className="text-xs text-dim">
                <MemberLink id={reply.memberId}>{reply.nickname}</MemberLink>
                {` · ${reply.createdAt.slice(5, 16)}`}
              </span>
            </span>
            {mayChange && (
              <Button size="sm" look="quiet" onClick={() => setLeaving(reply)}>
                댓글 삭제
              </Button>
            )}
          </li>
        ))}
      </ul>
      {leaving && <RemoveCommentDialog reply={leaving} onClose={() => setLeaving(undefined)} />}
    </section>
  )
}
