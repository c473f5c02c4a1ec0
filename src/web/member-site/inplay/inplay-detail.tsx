import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { RunningGame } from '#contract/fixtures/inplay.ts'
import type { SportId } from '#domain/ids.ts'
import { searchTest, searchText } from '#domain/search-text.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { EmptyState, SkeletonRows } from '#web/kit/display/states.tsx'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'
import { withFixture } from '#web/sport/board/finding/board-query.ts'
import { BackToList, MatchBar, MatchLeague, MatchName } from '#web/sport/board/games/match-bar.tsx'
import { MarketCard } from '#web/sport/board/markets/market-card.tsx'
import type { MarketGroup } from '#web/sport/board/markets/market-groups.ts'
import { useMarketTabs } from '#web/sport/board/markets/use-market-tabs.ts'
import { LagNote } from '#web/sport/match/lag-note.tsx'
import type { MatchState } from '#web/sport/match/match-state.ts'
import { LiveTracker } from '#web/sport/tracker/live-tracker.tsx'
import { MatchTile } from '#web/sport/tracker/match-tile.tsx'
import { MarketSearch } from './market-search.tsx'
import { inplaySilence, useInplayGame, useInplayGames, useStale } from './use-inplay-games.ts'
import { useMatchState } from './use-match-state.ts'

type InplayDetailProps = { readonly fixtureId: number; readonly onBack: () => void }

/** A live match: the tracker, and all its markets in groups (handbook 2.1, 2.2). */
export function InplayDetail({ fixtureId, onBack }: InplayDetailProps) {
  const { onAim, ...answer } = useInplayGame(fixtureId)
  return (
    <AnswerView answer={answer} waiting={<SkeletonRows rows={8} />}>
      {game => (
        <div
          className="flex flex-col gap-3 mobile:gap-2"
          onPointerMove={onAim}
          onPointerDown={onAim}
          data-fixture={fixtureId}
        >
          <Match game={game} loadedAt={answer.loadedAt} onBack={onBack} />
        </div>
      )}
    </AnswerView>
  )
}

type MatchProps = { readonly game: RunningGame; readonly loadedAt: number; readonly onBack: () => void }

/** On a desktop all match facts are above the odds; a phone has the score above and the rest below. */
function Match({ game, loadedAt, onBack }: MatchProps) {
  const state = useMatchState(game, loadedAt)
  const isPhone = useLayoutMode() === 'mobile'
  const tracked = { fixtureId: game.fixtureId, state, heardElsewhere: true }
  const lag = <LagNote sportId={game.sport_id as SportId} silentFor={inplaySilence} />
  const others = <OtherMatches sportId={game.sport_id} fixtureId={game.fixtureId} />
  if (isPhone) {
    const strip = { before: <BackToList onBack={onBack} />, about: <MatchLeague game={game} /> }
    return (
      <>
        <MatchName game={game} />
        <LiveTracker {...tracked} strip={strip} />
        <Markets game={game} state={state} />
        {lag}
        {others}
      </>
    )
  }
  return (
    <>
      <header className="card">
        <MatchBar game={game} onBack={onBack} />
      </header>
      {lag}
      {others}
      <LiveTracker {...tracked} />
      <Markets game={game} state={state} />
    </>
  )
}

function Markets({ game, state }: { readonly game: RunningGame; readonly state: MatchState }) {
  const [wanted, setWanted] = useState('')
  const stale = useStale()
  const { isEmpty, shown: inTab, tabs, tab, setTab } = useMarketTabs(game)
  if (isEmpty) {
    return (
      <div className="card">
        <EmptyState
          title={state.kind === 'closed' ? state.text : '베팅할 수 있는 항목이 없습니다.'}
          hint="목록에서 다른 경기를 골라 주세요."
        />
      </div>
    )
  }
  const shown = inTab.filter(isFound(wanted))
  return (
    <>
      <div className="flex items-center gap-3 mobile:flex-wrap mobile:gap-1">
        <div className="min-w-0 flex-1">
          <Tabs label="베팅 종류" tabs={tabs} value={tab} onChange={setTab} />
        </div>
        <MarketSearch value={wanted} onChange={setWanted} />
      </div>
      {shown.length === 0 && (
        <div className="card">
          <EmptyState
            title="찾는 베팅 종류가 없습니다."
            hint="이름, 초성(ㅎㄷㅋ)이나 영문으로 찾을 수 있습니다."
          />
        </div>
      )}
      <div className="columns-[330px] gap-3">
        {shown.map(group => (
          <MarketCard
            key={group.typeId}
            game={game}
            group={group}
            closed={stale || state.kind === 'closed'}
            running
          />
        ))}
      </div>
    </>
  )
}

/** True when a market type matches by Korean name, initials or English name. */
function isFound(wanted: string): (group: MarketGroup) => boolean {
  const matches = searchTest(wanted)
  return ({ markets: [first] }) =>
    first !== undefined && matches(searchText([first.marketNameKorean, first.marketName]))
}

type OtherMatchesProps = { readonly sportId: number; readonly fixtureId: number }

/** Other live matches, those of the same sport first. */
function OtherMatches({ sportId, fixtureId }: OtherMatchesProps) {
  const { games, loadedAt } = useInplayGames(undefined)
  const others = games
    .filter(game => game.fixtureId !== fixtureId)
    .toSorted((a, b) => Number(b.sport_id === sportId) - Number(a.sport_id === sportId))
  return (
    <nav aria-label="다른 경기" className="min-h-20 min-w-0" data-others>
      <ul className="scroll-quiet grid [scroll-snap-type:x] auto-cols-[190px] grid-flow-col gap-2 overflow-x-auto">
        {others.map(game => (
          <li key={game.fixtureId} className="min-w-0 snap-start">
            <Link
              to="."
              replace
              search={withFixture(game.fixtureId)}
              className="card block px-3 py-2 -outline-offset-2 hover:bg-s2"
            >
              <MatchTile game={game} loadedAt={loadedAt} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
