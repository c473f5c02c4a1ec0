import { Tabs } from '#web/kit/controls/tabs.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { type BoardsFilter, boardsForm } from './boards-filter.ts'
import { PostsPart } from './posts-part.tsx'
import { WordsPart } from './words-part.tsx'

const tabs = [
  { key: 'posts', label: '게시글' },
  { key: 'words', label: '금지어' },
] as const

/** 게시판관리: operators watch over the free board and its words (handbook 6.3). */
export function Page() {
  const { filter, show } = useAddressFilter<BoardsFilter>(boardsForm)
  const tab = filter.show === 'words' ? 'words' : 'posts'
  return (
    <DeskPage title="게시판관리">
      <Tabs
        label="게시판관리"
        look="lines"
        tabs={tabs}
        value={tab}
        onChange={next => show({ show: next === 'words' ? 'words' : 'all', search: '' })}
      >
        {filter.show === 'words' ? <WordsPart /> : <PostsPart filter={filter} onFilter={show} />}
      </Tabs>
    </DeskPage>
  )
}
