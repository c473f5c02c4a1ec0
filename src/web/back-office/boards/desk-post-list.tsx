import type { DeskPost } from '#contract/back-office/boards-operator.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { MemberLink } from '../kit/member-link.tsx'

type PostListProps = { readonly posts: readonly DeskPost[]; readonly onOpen: (post: DeskPost) => void }

const stateWords = { shown: '표시', hidden: '숨김', deleted: '삭제됨' } as const

/** State of a post: shown or hidden, pinned, reported. */
export const PostStates = ({ post }: { readonly post: Pick<DeskPost, 'state' | 'pinned' | 'reports'> }) => (
  <span className="flex flex-wrap gap-1">
    <Badge tone={post.state === 'shown' ? 'plain' : 'outline'}>{stateWords[post.state]}</Badge>
    {post.pinned && <Badge tone="jade">고정</Badge>}
    {post.reports > 0 && <Badge tone="live">{`신고 ${formatFigure(post.reports)}`}</Badge>}
  </span>
)

/** Posts for operators; a title opens the post. */
export function DeskPostList({ posts, onOpen }: PostListProps) {
  const title = (post: DeskPost) => (
    <button
      type="button"
      onClick={() => onOpen(post)}
      className="max-w-full min-w-0 text-left font-semibold wrap-anywhere underline-offset-2 hover:underline mobile:min-h-11"
    >
      {post.title}
    </button>
  )
  const columns: readonly Column<DeskPost>[] = [
    { key: 'state', title: '상태', width: '170px', cell: post => <PostStates post={post} /> },
    { key: 'title', title: '제목', cell: title },
    { key: 'member', title: '작성자', width: '170px', cell: writerOf },
    { key: 'views', title: '조회', width: '80px', cell: ({ views }) => formatFigure(views) },
    { key: 'comments', title: '댓글', width: '80px', cell: ({ comments }) => formatFigure(comments) },
    { key: 'at', title: '작성 시각', width: '150px', cell: ({ createdAt }) => createdAt.slice(0, 16) },
  ]
  return (
    <RowList
      label="게시글"
      columns={columns}
      rows={posts}
      rowKey={({ id }) => id}
      card={post => (
        <li className="grid grid-cols-[minmax(0,1fr)] gap-1 px-3.5 py-2.5">
          <PostStates post={post} />
          {title(post)}
          <p>{writerOf(post)}</p>
          <p className="text-xs text-dim">
            {[
              post.createdAt.slice(5, 16),
              `조회 ${formatFigure(post.views)}`,
              `댓글 ${formatFigure(post.comments)}`,
            ].join(' · ')}
          </p>
        </li>
      )}
    />
  )
}

const writerOf = ({ memberId, nickname, userId }: DeskPost) => (
  <MemberLink id={memberId}>{`${nickname} (${userId})`}</MemberLink>
)
