import { Link } from '@tanstack/react-router'
import { MonitorPlay } from 'lucide-react'
import type { RunningGame } from '#contract/inplay.ts'
import { streamContract } from '#contract/streams.ts'
import { useCall } from '#web/client/api/api.ts'
import { Flag } from '#web/kit/display/flag.tsx'
import { SportIcon } from '#web/kit/display/sport-icon.tsx'
import { LeagueTitle, leagueTitle, PlayMark } from '#web/sport/board/finding/league-words.tsx'
import { LiveTracker } from '#web/sport/tracker/live-tracker.tsx'
import { MatchPrices } from './match-prices.tsx'
import { Stream } from './stream.tsx'

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
