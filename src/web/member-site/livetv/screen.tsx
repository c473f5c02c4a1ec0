import { Link } from '@tanstack/react-router'
import { MonitorPlay } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { RunningGame } from '#contract/fixtures/inplay.ts'
import { streamContract } from '#contract/fixtures/streams.ts'
import { oddsTopic } from '#contract/live/live.ts'
import type { Output } from '#contract/wire/route.ts'
import { matchText } from '#domain/slip/selection.ts'
import { useCall } from '#web/client/api/api.ts'
import { useConnectionSilent, useLiveTopics } from '#web/client/live/live.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { Flag } from '#web/kit/display/flag.tsx'
import { SportIcon } from '#web/kit/display/sport-icon.tsx'
import { LeagueTitle, leagueTitle, PlayMark } from '#web/sport/board/finding/league-words.tsx'
import { columnNames, mainColumns, mainMarkets } from '#web/sport/board/markets/main-markets.ts'
import { PriceCells } from '#web/sport/board/markets/price-cells.tsx'
import { enterBetPage } from '#web/sport/cart/slip-store.ts'
import { useReport } from '#web/sport/match/live-reports.ts'
import { matchState } from '#web/sport/match/match-state.ts'
import { useScore } from '#web/sport/match/use-score.ts'
import { useStop } from '#web/sport/match/use-stop.ts'
import { LiveTracker } from '#web/sport/tracker/live-tracker.tsx'

type ScreenProps = { readonly game: RunningGame; readonly loadedAt: number }

/** A match: odds, live video if the house has a licence, and always the tracker (ROUTE-013). */
export function Screen({ game, loadedAt }: ScreenProps) {
  const { data: streams } = useCall(streamContract.list, undefined)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3" data-screen={game.fixtureId}>
      <header className="card flex h-11 items-center mobile:h-14 gap-2 px-3 text-sm">
        <SportIcon sportId={game.sport_id} size={16} />
        <Flag code={game.location_code} />
        <LeagueTitle>{leagueTitle(game)}</LeagueTitle>
        <PlayMark note={game.replayOf} />
        <Link
          to="/inplay"
          search={{ fixture: String(game.fixtureId) }}
          className="ml-auto flex h-8 shrink-0 items-center rounded-md bg-jade px-3 text-sm font-bold text-jade-ink hover:bg-jade-bright mobile:h-11"
        >
          모든 베팅
        </Link>
      </header>
      {streams && streams.length > 0 && <Stream game={game} streams={streams} />}
      <MatchPrices game={game} loadedAt={loadedAt} />
      <LiveTracker fixtureId={game.fixtureId} />
      {streams?.length === 0 && <NoPictures />}
      <p className="px-1 text-xs text-dim">영상과 스코어는 실제 경기보다 늦을 수 있습니다.</p>
    </div>
  )
}

/** Notice that there is no licensed video, which is no error. */
const NoPictures = () => (
  <p className="card flex items-center gap-3 px-4 py-3 text-sm text-dim" data-no-stream>
    <MonitorPlay aria-hidden size={20} className="shrink-0" />
    <span>
      <b className="block font-semibold text-text">이 경기는 송출 중인 영상이 없습니다.</b>
      대신 상황판으로 스코어, 공격 흐름, 주요 장면을 실시간으로 보여 드립니다.
    </span>
  </p>
)

type MatchPricesProps = { readonly game: RunningGame; readonly loadedAt: number }

/** Main odds of the match on the screen, under the in-play rules (ROUTE-013, handbook 2.2). */
function MatchPrices({ game, loadedAt }: MatchPricesProps) {
  const { status } = useScore(game, loadedAt)
  const { stopReason } = useReport(game, loadedAt)
  const state = matchState({ status, stopReason, ...useStop(game, loadedAt) })
  const silent = useConnectionSilent()
  const markets = mainMarkets(game)
  useLiveTopics([oddsTopic(game.fixtureId)])
  useEffect(() => enterBetPage('inplay'), [])
  return (
    <section aria-label="배당" className="card grid gap-2 p-3" data-live-prices={game.fixtureId}>
      {mainColumns.map(column => (
        <div key={column} className="grid grid-cols-[72px_minmax(0,1fr)] items-center gap-2">
          <h3 className="text-sm font-medium text-dim">{columnNames[column]}</h3>
          <PriceCells
            game={game}
            column={column}
            market={markets.get(column)}
            closed={silent || state.kind === 'closed'}
            named
          />
        </div>
      ))}
      {state.kind !== 'open' && <p className="text-xs text-dim">{state.text}</p>}
    </section>
  )
}

type StreamProps = {
  readonly game: RunningGame
  /** At least one. */
  readonly streams: Output<typeof streamContract.list>
}

/**
 * Live video of a match; with several sources the member chooses (ROUTE-013). It is in our own page
 * without scripts, the only one that may frame the source, in a sandbox.
 */
function Stream({ game, streams }: StreamProps) {
  const [wanted, setWanted] = useState('')
  const stream = streams.find(({ id }) => id === wanted) ?? streams[0]
  if (!stream) return null
  return (
    <section
      aria-label="중계 영상"
      className="grid grid-cols-[minmax(0,1fr)] gap-2"
      data-stream={stream.title}
    >
      {streams.length > 1 && (
        <Tabs
          label="영상 선택"
          tabs={streams.map(({ id, title }) => ({ key: id, label: title }))}
          value={stream.id}
          onChange={setWanted}
        />
      )}
      <iframe
        key={`${stream.id}.${stream.revision}`}
        src={`/file/stream/${stream.id}/${game.fixtureId}`}
        title={`${matchText(game.home_participants_name, game.away_participants_name)} 중계 영상`}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="no-referrer"
        className="aspect-video w-full rounded-lg border border-line bg-s1"
      />
    </section>
  )
}
