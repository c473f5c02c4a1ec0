import { Search } from 'lucide-react'
import { useState } from 'react'
import type { RunningGame } from '#contract/inplay.ts'
import type { SportId } from '#domain/ids.ts'
import { searchTest, searchText } from '#domain/search-text.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { EmptyState, SkeletonRows } from '#web/kit/display/states.tsx'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'
import { MatchBar } from '#web/sport/board/games/match-bar.tsx'
import { MarketCard } from '#web/sport/board/markets/market-card.tsx'
import type { MarketGroup } from '#web/sport/board/markets/market-groups.ts'
import { useMarketTabs } from '#web/sport/board/markets/use-market-tabs.ts'
import { LagNote } from '#web/sport/match/lag-note.tsx'
import type { MatchState } from '#web/sport/match/match-state.ts'
import { LiveTracker } from '#web/sport/tracker/live-tracker.tsx'
import { OtherMatches } from './other-matches.tsx'
import { inplaySilence, useInplayGame, useStale } from './use-inplay-games.ts'
import { useMatchState } from './use-match-state.ts'

type InplayDetailProps = { readonly fixtureId: number; readonly onBack: () => void }

/** One running match: the tracker, and all its markets in groups (handbook 2.1, 2.2). */
export function InplayDetail({ fixtureId, onBack }: InplayDetailProps) {
  const { onAim, ...answer } = useInplayGame(fixtureId)
  return (
    <AnswerView answer={answer} waiting={<SkeletonRows rows={8} />}>
      {game => (
        <div
          className="grid grid-cols-[minmax(0,1fr)] gap-3"
          onPointerMove={onAim}
          onPointerDown={onAim}
          data-fixture={fixtureId}
        >
          <header className="card">
            <MatchBar game={game} onBack={onBack} />
          </header>
          <LagNote sportId={game.sport_id as SportId} silentFor={inplaySilence} />
          <OtherMatches sportId={game.sport_id} fixtureId={fixtureId} />
          <Match game={game} loadedAt={answer.loadedAt} />
        </div>
      )}
    </AnswerView>
  )
}

function Match({ game, loadedAt }: { readonly game: RunningGame; readonly loadedAt: number }) {
  const state = useMatchState(game, loadedAt)
  // A phone has no room for a pitch above the prices.
  const folded = useLayoutMode() === 'mobile'
  return (
    <>
      <LiveTracker fixtureId={game.fixtureId} state={state} heardElsewhere foldedAtFirst={folded} />
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
          title={state.kind === 'closed' ? state.text : '열린 베팅이 없습니다.'}
          hint="목록에서 다른 경기를 골라 주세요."
        />
      </div>
    )
  }
  const shown = inTab.filter(isFound(wanted))
  return (
    <>
      <div className="flex items-center gap-3 mobile:flex-col mobile:items-stretch">
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

/** Whether a kind of market is found by its Korean name, its initials or its English name. */
function isFound(wanted: string): (group: MarketGroup) => boolean {
  const matches = searchTest(wanted)
  return ({ markets: [first] }) =>
    first !== undefined && matches(searchText([first.marketNameKorean, first.marketName]))
}

type MarketSearchProps = { readonly value: string; readonly onChange: (text: string) => void }

const MarketSearch = ({ value, onChange }: MarketSearchProps) => (
  <search className="relative w-44 shrink-0 mobile:w-full">
    <Search
      aria-hidden
      size={14}
      className="pointer-events-none absolute inset-y-0 left-3 my-auto text-dim"
    />
    <input
      type="search"
      aria-label="베팅 종류 검색"
      placeholder="베팅 종류 검색"
      autoComplete="off"
      value={value}
      onChange={event => onChange(event.target.value)}
      className="h-9 w-full rounded-full border border-line bg-s1 pr-3 pl-8 text-sm focus:border-jade focus:outline-none focus:ring-2 focus:ring-jade/35 mobile:h-11 mobile:text-lg"
    />
  </search>
)
