import { boardOperatorContract } from '#contract/back-office/boards-operator.ts'
import { useCall } from '#web/client/api/api.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { useView } from '../kit/lists/use-view.ts'
import { PostsPart, ReportedPart } from './posts-part.tsx'
import { WordsPart } from './words-part.tsx'

const views = { posts: '게시글', reported: '신고', words: '금지어' } as const
const parts = { posts: PostsPart, reported: ReportedPart, words: WordsPart } as const

/** 게시판관리: moderation of the free board, its reports and banned words (handbook 6.3). */
export function Page() {
  const view = useView(views, 'posts')
  const { data } = useCall(boardOperatorContract.reported, undefined, { staleTime: 0 })
  const tabs = view.tabs.map(tab => (tab.key === 'reported' ? { ...tab, count: data?.count } : tab))
  const Part = parts[view.value]
  return (
    <DeskPage title="게시판관리">
      <Tabs label="게시판관리" look="lines" {...view} tabs={tabs}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <Part key={view.value} />
        </div>
      </Tabs>
    </DeskPage>
  )
}
