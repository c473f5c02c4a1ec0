import { boardOperatorContract } from '#contract/back-office/boards-operator.ts'
import { useCall } from '#web/client/api/api.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { type BoardsFilter, boardsForm } from './boards-filter.ts'
import { PostsPart } from './posts-part.tsx'
import { WordsPart } from './words-part.tsx'

type Tab = 'posts' | 'reported' | 'words'

/** Initial view of a tab; hidden posts are a filter of all posts. */
const viewOf: Readonly<Record<Tab, BoardsFilter['show']>> = {
  posts: 'all',
  reported: 'reported',
  words: 'words',
}

const tabOf = (show: BoardsFilter['show']): Tab => (show === 'words' || show === 'reported' ? show : 'posts')

/** 게시판관리: moderation of the free board, its reports and banned words (handbook 6.3). */
export function Page() {
  const { filter, show } = useAddressFilter<BoardsFilter>(boardsForm)
  const { data } = useCall(boardOperatorContract.reported, undefined, { staleTime: 0 })
  const tabs = [
    { key: 'posts', label: '게시글' },
    { key: 'reported', label: '신고', count: data?.count },
    { key: 'words', label: '금지어' },
  ] as const
  return (
    <DeskPage title="게시판관리">
      <Tabs
        label="게시판관리"
        look="lines"
        tabs={tabs}
        value={tabOf(filter.show)}
        onChange={next => show({ show: viewOf[next], search: '' })}
      >
        {filter.show === 'words' ? <WordsPart /> : <PostsPart filter={filter} onFilter={show} />}
      </Tabs>
    </DeskPage>
  )
}
