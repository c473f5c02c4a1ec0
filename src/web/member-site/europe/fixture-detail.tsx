import { SearchX } from 'lucide-react'
import { fixtureContract, type Game } from '#contract/fixtures/fixtures.ts'
import { untilStart } from '#domain/fixtures/until-start.ts'
import { weekdaySeoul } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { CallError, useCall } from '#web/client/api/api.ts'
import { noRows } from '#web/client/api/no-rows.ts'
import { useFailure } from '#web/client/api/use-failure.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { StartTime } from '#web/kit/display/start-time.tsx'
import { EmptyState, SkeletonRows } from '#web/kit/display/states.tsx'
import { useClock } from '#web/kit/time/use-clock.ts'
import { MatchBar } from '#web/sport/board/games/match-bar.tsx'
import { useFreshGames } from '#web/sport/board/games/use-board.ts'
import { MarketCard } from '#web/sport/board/markets/market-card.tsx'
import { useMarketTabs } from '#web/sport/board/markets/use-market-tabs.ts'
import { useIsClosed } from '#web/sport/match/live-starts.ts'
import { startOf } from '#web/sport/prices/offered.ts'
import { TeamBadge } from '#web/sport/teams/team-badge.tsx'

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

type FixtureHeadProps = { readonly game: Game; readonly onBack: () => void }

/** Teams, league and start, and the link back to the list. */
function FixtureHead({ game, onBack }: FixtureHeadProps) {
  const startsAt = startOf(game)
  const left = useClock(now => untilStart(startsAt, now))
  return (
    <header className="card overflow-clip">
      <div className="border-b border-line bg-s2">
        <MatchBar game={game} onBack={onBack} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-4 px-4 py-4 mobile:gap-2">
        <p
          aria-hidden
          className="flex items-center justify-end gap-3 text-right text-xl leading-tight font-bold mobile:flex-col mobile:gap-1.5 mobile:text-center mobile:text-lg"
        >
          <span className="mobile:order-1">{game.home_participants_name}</span>
          <TeamBadge match={game} side="home" size={44} />
        </p>
        <p className="text-center text-xs text-dim">
          <StartTime at={startsAt} className="block text-lg leading-tight font-bold text-text" />
          {weekdaySeoul(startsAt)}요일
          <span className="block">{left}</span>
        </p>
        <p
          aria-hidden
          className="flex items-center gap-3 text-xl leading-tight font-bold mobile:flex-col mobile:gap-1.5 mobile:text-center mobile:text-lg"
        >
          <TeamBadge match={game} side="away" size={44} />
          {game.away_participants_name}
        </p>
      </div>
    </header>
  )
}
