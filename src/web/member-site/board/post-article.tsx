import { Link } from '@tanstack/react-router'
import { ArrowLeft, Flag, PenLine, Pin, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Post } from '#contract/community/boards.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { SharedBetCard } from '#web/sport/shared-bet/shared-bet-card.tsx'
import { sharedBetKey } from '#web/sport/shared-bet/shared-bet-key.ts'
import { DeletePostDialog } from './delete-post-dialog.tsx'
import { ReportDialog } from './report-dialog.tsx'

/** A post. Members' text is rendered as plain text, never as markup (BOARD-003). */
export const PostArticle = ({ post }: { readonly post: Post }) => (
  <article className="grid grid-cols-[minmax(0,1fr)] gap-3">
    <p>
      <Link
        to="/free"
        className="inline-flex min-h-10 items-center gap-1.5 text-sm font-semibold text-dim hover:text-text mobile:min-h-11"
      >
        <ArrowLeft aria-hidden size={16} />
        목록
      </Link>
    </p>
    <div className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-5 mobile:p-4">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-2 border-b border-line pb-4">
        {post.pinned && (
          <p className="flex items-center gap-1 text-sm font-bold text-jade">
            <Pin aria-hidden size={14} />
            고정
          </p>
        )}
        <h1 className="text-xl wrap-anywhere">{post.title}</h1>
        <p className="flex flex-wrap gap-x-3 text-sm text-dim">
          <span>{post.nickname}</span>
          <time>{post.createdAt.slice(2, 16)}</time>
          {post.editedAt !== null && <span>{`${post.editedAt.slice(11, 16)} 수정됨`}</span>}
          <span>{`조회 ${formatFigure(post.views)}`}</span>
        </p>
      </header>
      <p data-contents className="leading-relaxed wrap-anywhere whitespace-pre-line">
        {post.contents}
      </p>
      {post.bets.map(bet => (
        <SharedBetCard key={sharedBetKey(bet)} bet={bet} />
      ))}
      <PostActs post={post} />
    </div>
  </article>
)

function PostActs({ post }: { readonly post: Post }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="flex justify-end gap-1">
      {post.editable && (
        <Link
          to={`/free/edit/${post.id}`}
          className="inline-flex h-10 items-center gap-2 rounded-md px-4 font-semibold text-dim hover:bg-s2 hover:text-text mobile:h-11"
        >
          <PenLine aria-hidden size={16} />
          수정
        </Link>
      )}
      <Button look="quiet" onClick={() => setOpen(true)}>
        {post.isOwn ? <Trash2 aria-hidden size={16} /> : <Flag aria-hidden size={16} />}
        {post.isOwn ? '삭제' : '신고'}
      </Button>
      {isOpen && post.isOwn && <DeletePostDialog post={post} onClose={close} />}
      {isOpen && !post.isOwn && <ReportDialog postId={post.id} onClose={close} />}
    </div>
  )
}
