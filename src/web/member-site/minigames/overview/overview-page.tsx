import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { minigameContract, type WireGame } from '#contract/minigame/minigames.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { MinigameArea } from '../minigame-area.tsx'
import { useClosedArea } from '../rounds/use-closed-area.ts'
import { useMinigameNews } from '../rounds/use-minigame-news.ts'
import { useOverview } from '../rounds/use-overview.ts'
import { GameSections } from './game-sections.tsx'
import { byFamily, byGroup, gamesOf, groups } from './places.ts'

type Order = 'kind' | 'group'

const tabs = [
  { key: 'kind', label: '종류별' },
  { key: 'group', label: '그룹별' },
] as const satisfies readonly { readonly key: Order; readonly label: string }[]

/** `/minigame`: every group and game with its running countdown and last result (ROUTE-038, MINI-071). */
export function Page() {
  const answer = useCall(minigameContract.games, undefined, { staleTime: 0 })
  useMinigameNews()
  useClosedArea(answer)
  return (
    <MinigameArea>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <header className="flex min-h-10 flex-wrap items-baseline gap-x-3">
          <h1 className="text-2xl">미니게임</h1>
          <p className="text-dim">모든 추첨은 누구나 다시 계산해 확인할 수 있습니다.</p>
        </header>
        <AnswerView answer={answer} waiting={<SkeletonRows rows={8} className="h-24" />}>
          {games => <Overview games={games} />}
        </AnswerView>
      </div>
    </MinigameArea>
  )
}

function Overview({ games }: { readonly games: readonly WireGame[] }) {
  const { data } = useOverview()
  const [order, setOrder] = useState<Order>('kind')
  return (
    <>
      <nav aria-label="게임 그룹" className="flex flex-wrap gap-1.5">
        {groups
          .filter(({ key }) => gamesOf(key, games).length > 0)
          .map(({ key, title }) => (
            <Link
              key={key}
              to={`/minigame/${key}`}
              className="inline-flex h-9 items-center rounded-md border border-line bg-s1 px-3 text-sm font-medium text-dim hover:border-edge hover:text-text mobile:h-11"
            >
              {title}
            </Link>
          ))}
      </nav>
      <Tabs label="정렬" tabs={tabs} value={order} onChange={setOrder} />
      <GameSections sections={order === 'kind' ? byFamily(games) : byGroup(games)} overview={data} />
    </>
  )
}
