import { Link } from '@tanstack/react-router'
import { MessagesSquare, PenLine } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { Button } from '#web/kit/controls/button.tsx'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { EmptyState, SkeletonRows } from '#web/kit/display/states.tsx'
import { PostList } from './post-list.tsx'
import { searchMax, useBoardList } from './use-board-list.ts'
import { ClosedNote } from './writing-rules.tsx'

/** 자유게시판: pinned posts, then the newest, fifteen a page (ROUTE-077, BOARD-001, BOARD-002). */
export function Page() {
  const { page, search, answer, show } = useBoardList()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <header className="flex min-h-10 flex-wrap items-center gap-3">
        <h1 className="text-2xl">자유게시판</h1>
        {answer.data && <p className="text-sm text-dim">{`총 ${formatFigure(answer.data.totalCount)}건`}</p>}
        <div className="ml-auto">
          <WriteLink />
        </div>
      </header>
      <ClosedNote />
      <SearchForm key={search} search={search} onSearch={words => show({ search: words })} />
      <AnswerView answer={answer} waiting={<SkeletonRows rows={8} className="h-14" />}>
        {({ posts }) =>
          posts.length === 0 ? (
            <NoPosts search={search} onReset={() => show({ search: '' })} />
          ) : (
            <PostList posts={posts} busy={answer.isPlaceholderData} />
          )
        }
      </AnswerView>
      <Pagination
        page={page}
        pageCount={answer.data?.pageCount ?? 0}
        onChange={next => show({ page: next })}
      />
    </div>
  )
}

const WriteLink = () => (
  <Link
    to="/free/write"
    className="inline-flex h-10 items-center gap-2 rounded-md bg-jade px-4 font-bold text-jade-ink hover:bg-jade-bright mobile:h-11"
  >
    <PenLine aria-hidden size={16} />
    글쓰기
  </Link>
)

type SearchFormProps = { readonly search: string; readonly onSearch: (words: string) => void }

function SearchForm({ search, onSearch }: SearchFormProps) {
  const [typed, setTyped] = useState(search)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <form aria-label="게시글 검색" onSubmit={submit} className="flex items-center gap-2">
      <div className="w-72 min-w-0 mobile:w-auto mobile:flex-1">
        <TextField
          label="게시글 검색"
          labelHidden
          placeholder="제목 또는 닉네임"
          maxLength={searchMax}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <Button type="submit">검색</Button>
    </form>
  )
}

type NoPostsProps = { readonly search: string; readonly onReset: () => void }

const NoPosts = ({ search, onReset }: NoPostsProps) => (
  <div className="card">
    {search === '' ? (
      <EmptyState
        icon={MessagesSquare}
        title="등록된 글이 없습니다."
        hint="첫 번째 글을 작성해 보세요."
        action={<WriteLink />}
      />
    ) : (
      <EmptyState
        icon={MessagesSquare}
        title="검색 결과가 없습니다."
        hint="다른 제목이나 닉네임으로 검색해 주세요."
        action={<Button onClick={onReset}>전체 보기</Button>}
      />
    )}
  </div>
)
