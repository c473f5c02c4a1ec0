import { SearchX } from 'lucide-react'
import { fixtureContract, type Game } from '#contract/fixtures.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { CallError, useCall } from '#web/client/api/api.ts'
import { noRows } from '#web/client/api/no-rows.ts'
import { useFailure } from '#web/client/api/use-failure.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { EmptyState, SkeletonRows } from '#web/kit/display/states.tsx'
import { useFreshGames } from '#web/sport/board/games/use-board.ts'
import { MarketCard } from '#web/sport/board/markets/market-card.tsx'
import { useMarketTabs } from '#web/sport/board/markets/use-market-tabs.ts'
import { useIsClosed } from '#web/sport/match/live-starts.ts'
import { FixtureHead } from './fixture-head.tsx'

type FixtureDetailProps = {
  readonly fixtureId: number
  readonly closeSeconds: number
  readonly onBack: () => void
}

/** A fixture with all its markets in groups (handbook 2.1, 2.2). */
export function FixtureDetail({ fixtureId, closeSeconds, onBack }: FixtureDetailProps) {
  const answer = useCall(fixtureContract.event, { params: { fixtureId } }, { staleTime: 0 })
  const { data } = answer
  const games = data ? [data] : noRows
  const { handlers } = useFreshGames({ key: String(fixtureId), games, closeSeconds, answer })
  const failure = useFailure(answer)
  if (failure instanceof CallError && failure.refusal.status === 404) {
    return (
      <div className="card">
        <EmptyState
          icon={SearchX}
          title={failure.message}
          hint="주소가 바뀌었거나 없는 경기입니다."
          action={<Button onClick={onBack}>목록으로</Button>}
        />
      </div>
    )
  }
  return (
    <AnswerView answer={answer} waiting={<SkeletonRows rows={8} />}>
      {game => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3" {...handlers} data-fixture={fixtureId}>
          <FixtureHead game={game} onBack={onBack} />
          <Markets game={game} closeSeconds={closeSeconds} />
        </div>
      )}
    </AnswerView>
  )
}

function Markets({ game, closeSeconds }: { readonly game: Game; readonly closeSeconds: number }) {
  const { isEmpty, shown, tabs, tab, setTab } = useMarketTabs(game)
  const closed = useIsClosed(game, closeSeconds)
  if (isEmpty) {
    return (
      <div className="card">
        <EmptyState title="베팅할 수 있는 항목이 없습니다." hint="곧 시작하거나 마감된 경기입니다." />
      </div>
    )
  }
  return (
    <>
      <Tabs label="베팅 종류" tabs={tabs} value={tab} onChange={setTab} />
      <div className="columns-[330px] gap-3">
        {shown.map(group => (
          <MarketCard key={group.typeId} game={game} group={group} closed={closed} />
        ))}
      </div>
    </>
  )
}
