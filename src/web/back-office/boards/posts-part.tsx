import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { boardOperatorContract } from '#contract/back-office/boards-operator.ts'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { CountedAnswer } from '../kit/lists/counted-answer.tsx'
import { FilterBar } from '../kit/lists/filter-bar.tsx'
import { TextFilters } from '../kit/lists/text-filters.tsx'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { type BoardsFilter, boardsForm } from './boards-filter.ts'
import { DeskPostList } from './desk-post-list.tsx'
import { PostDialog } from './post-dialog.tsx'

type PostsPartProps = {
  readonly filter: BoardsFilter
  readonly onFilter: (change: Partial<BoardsFilter>) => void
}

const states = [
  { value: 'all', label: '전체 상태' },
  { value: 'hidden', label: '숨김' },
]

const texts = [
  { name: 'search', label: '검색어', placeholder: '제목 또는 닉네임', maxLength: 60, width: 'w-52' },
] as const

/** All posts, newest first; one opens above the list. */
export function PostsPart({ filter, onFilter }: PostsPartProps) {
  const { show, search, page } = filter
  const [openId, setOpenId] = useState<number>()
  const query = {
    page,
    ...((show === 'hidden' || show === 'reported') && { show }),
    ...(search && { search }),
  }
  const answer = usePagedCall(boardOperatorContract.posts, { query }, page)
  const isReported = show === 'reported'
  const isNarrowed = show === 'hidden' || search !== ''
  const reset = () => onFilter({ show: isReported ? 'reported' : 'all', search: '' })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <FilterBar narrowed={isNarrowed} onReset={reset}>
        {!isReported && (
          <SelectField
            label="상태"
            labelHidden
            options={states}
            value={show}
            onChange={({ target }) => onFilter({ show: boardsForm.read({ show: target.value }).show })}
          />
        )}
        <TextFilters fields={texts} values={filter} onSubmit={onFilter} />
      </FilterBar>
      <CountedAnswer
        answer={answer}
        page={page}
        onPage={next => onFilter({ page: next })}
        unit="건"
        icon={MessagesSquare}
        nothing={isReported ? '확인할 신고가 없습니다.' : '등록된 게시글이 없습니다.'}
        narrowed={isNarrowed ? { nothing: '조건에 맞는 게시글이 없습니다.', onReset: reset } : undefined}
      >
        {({ posts }) => <DeskPostList posts={posts} onOpen={({ id }) => setOpenId(id)} />}
      </CountedAnswer>
      {openId !== undefined && <PostDialog postId={openId} onClose={() => setOpenId(undefined)} />}
    </div>
  )
}
