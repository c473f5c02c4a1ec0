import { boardOperatorContract, type DeskPost } from '#contract/back-office/boards-operator.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'

export type PostActKind = 'hide' | 'show' | 'pin' | 'unpin' | 'settle'

type PostActDialogProps = {
  readonly kind: PostActKind
  readonly post: Pick<DeskPost, 'id' | 'title'>
  readonly onClose: () => void
}

const words = {
  hide: { title: '게시글 숨기기', confirm: '숨기기', done: '게시글을 숨겼습니다.' },
  show: { title: '게시글 숨김 해제', confirm: '숨김 해제', done: '게시글을 다시 표시합니다.' },
  pin: { title: '게시글 상단 고정', confirm: '상단 고정', done: '게시글을 고정했습니다.' },
  unpin: { title: '게시글 고정 해제', confirm: '고정 해제', done: '고정을 해제했습니다.' },
  settle: { title: '신고 처리', confirm: '문제 없음', done: '신고를 처리했습니다.' },
} as const

const presets: Readonly<Record<PostActKind, readonly string[]>> = {
  hide: ['욕설·비방', '광고·도배', '개인정보 노출'],
  show: ['재검토 결과 문제 없음', '작업 착오'],
  pin: ['중요 안내', '우수 게시글'],
  unpin: ['안내 기간 종료', '작업 착오'],
  settle: ['확인 결과 문제 없음'],
}

const send = (kind: PostActKind, postId: number, reason: string) => {
  const params = { postId }
  if (kind === 'settle') return call(boardOperatorContract.settleReports, { params, body: { reason } })
  if (kind === 'pin' || kind === 'unpin')
    return call(boardOperatorContract.pin, { params, body: { pinned: kind === 'pin', reason } })
  return call(boardOperatorContract.hide, { params, body: { hidden: kind === 'hide', reason } })
}

/** Asks for a reason, then hides, shows or pins a post, or closes its reports. */
export const PostActDialog = ({ kind, post, onClose }: PostActDialogProps) => (
  <ActDialog
    {...words[kind]}
    description={post.title}
    presets={presets[kind]}
    danger={kind === 'hide'}
    rereads={[boardOperatorContract.posts, boardOperatorContract.post, boardOperatorContract.reported]}
    onAct={reason => send(kind, post.id, reason)}
    onClose={onClose}
  />
)
