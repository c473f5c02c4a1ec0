import { MessagesSquare } from 'lucide-react'
import { boardOperatorContract } from '#contract/back-office/boards-operator.ts'
import type { Output } from '#contract/wire/route.ts'
import { listPart } from '../kit/lists/list-desk.tsx'
import { fixedTo, listFilter, oneOf, text } from '../kit/lists/list-filter.ts'
import { DeskPostList } from './desk-post-list.tsx'
import { PostDialog } from './post-dialog.tsx'

const search = text(60, { label: '검색어', placeholder: '제목 또는 닉네임', width: 'w-52' })

const posts = {
  call: boardOperatorContract.posts,
  dialog: (postId: number, close: () => void) => <PostDialog postId={postId} onClose={close} />,
  list: (
    data: Output<typeof boardOperatorContract.posts>,
    { open }: { readonly open: (postId: number) => void },
  ) => <DeskPostList posts={data.posts} onOpen={({ id }) => open(id)} />,
  unit: '건',
  icon: MessagesSquare,
  nothingLeft: '조건에 맞는 게시글이 없습니다.',
} as const

/** All posts, newest first; one opens above the list. */
export const PostsPart = listPart({
  ...posts,
  filter: listFilter({ show: oneOf({ hidden: '숨김' }, { label: '상태', all: '전체 상태' }), search }),
  nothing: '등록된 게시글이 없습니다.',
})

/** Posts with open reports. */
export const ReportedPart = listPart({
  ...posts,
  filter: listFilter({ show: fixedTo('reported'), search }),
  nothing: '확인할 신고가 없습니다.',
})
