import { Link } from '@tanstack/react-router'
import { Eye, MessageSquare, Pin, Ticket } from 'lucide-react'
import type { ListedPost } from '#contract/community/boards.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { classNames } from '#web/kit/theme/class-names.ts'

type PostListProps = { readonly posts: readonly ListedPost[]; readonly busy: boolean }

/** Posts as links with title, author, time, number of views and comments (BOARD-002). */
export const PostList = ({ posts, busy }: PostListProps) => (
  <ul
    aria-label="게시글 목록"
    aria-busy={busy}
    className={classNames(
      'card divide-y divide-line overflow-hidden transition-opacity',
      busy && 'opacity-60',
    )}
  >
    {posts.map(post => (
      <PostRow key={post.id} post={post} />
    ))}
  </ul>
)

const PostRow = ({ post }: { readonly post: ListedPost }) => (
  <li data-post={post.id} data-pinned={post.pinned} className={classNames(post.pinned && 'bg-s2/50')}>
    <Link
      to={`/free/view/${post.id}`}
      className="flex min-h-14 items-center gap-4 px-4 py-2 -outline-offset-2 hover:bg-s2 mobile:grid mobile:grid-cols-[minmax(0,1fr)] mobile:gap-1"
    >
      <span className="flex min-w-0 flex-1 items-center gap-2">
        {post.pinned && (
          <span className="inline-flex shrink-0 items-center gap-1 text-sm font-bold text-jade">
            <Pin aria-hidden size={14} />
            고정
          </span>
        )}
        <span className={classNames('min-w-0 truncate', post.pinned && 'font-bold')}>{post.title}</span>
        {post.hasBets && (
          <span className="shrink-0 text-dim">
            <Ticket aria-hidden size={16} />
            <span className="sr-only">베팅 첨부</span>
          </span>
        )}
        <Count icon={MessageSquare} label="댓글" count={post.comments} hidden={post.comments === 0} />
      </span>
      <span className="flex shrink-0 items-center gap-3 text-sm text-dim">
        <span className="w-28 truncate mobile:w-auto">{post.nickname}</span>
        <time className="whitespace-nowrap">{post.createdAt.slice(2, 10)}</time>
        <Count icon={Eye} label="조회" count={post.views} />
      </span>
    </Link>
  </li>
)

type CountProps = {
  readonly icon: typeof Eye
  readonly label: string
  readonly count: number
  readonly hidden?: boolean
}

function Count({ icon: Icon, label, count, hidden = false }: CountProps) {
  if (hidden) return null
  return (
    <span className="inline-flex min-w-10 shrink-0 items-center gap-1 text-sm text-dim">
      <Icon aria-hidden size={14} />
      <span className="sr-only">{label}</span>
      {formatFigure(count)}
    </span>
  )
}
