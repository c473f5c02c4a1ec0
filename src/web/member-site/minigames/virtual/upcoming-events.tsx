import { useEffect } from 'react'
import { minigameContract, type UpcomingEvent, type WireGame } from '#contract/minigame/minigames.ts'
import { instant } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { eventWords, upcomingTitle } from '#domain/minigames/virtual/event-words.ko.ts'
import { formatOdds, parseOdds } from '#domain/odds.ts'
import { useCall } from '#web/client/api/api.ts'
import { useHouseClock } from '../rounds/house-clock.ts'

const clockText = (at: number): string => formatSeoul(instant(at), 'YYYY-MM-DD HH:mm:ss').slice(11, 16)

/** The next events of a venue, reloaded as each one starts. */
function useUpcoming(gameId: number): readonly UpcomingEvent[] {
  const { data, refetch } = useCall(minigameContract.upcoming, { query: { gameId } }, { staleTime: 0 })
  const first = data?.[0]?.startsAt
  const isOld = useHouseClock(at => first !== undefined && at >= first)
  useEffect(() => {
    if (isOld) void refetch()
  }, [isOld, refetch])
  return data ?? []
}

/** Upcoming events after the one that is open for betting: competitors and main odds (VIRT-020). */
export function UpcomingEvents({ game }: { readonly game: WireGame }) {
  const events = useUpcoming(game.gameId)
  if (events.length === 0) return null
  return (
    <section aria-label="예정 경기" className="card min-w-0" data-upcoming>
      <header className="flex min-h-11 flex-wrap items-center gap-x-2 border-b border-line px-4 py-2 mobile:px-3">
        <h2 className="text-base">예정 경기</h2>
        <span className="text-sm text-dim">앞 경기가 시작되면 베팅할 수 있습니다.</span>
      </header>
      <ul className="divide-y divide-line">
        {events.map(event => (
          <UpcomingRow key={event.roundId} game={game} upcoming={event} />
        ))}
      </ul>
    </section>
  )
}

function oddsText(price: number): string {
  const odds = parseOdds(price)
  return odds === undefined ? '' : formatOdds(odds)
}

function UpcomingRow({ game, upcoming }: { readonly game: WireGame; readonly upcoming: UpcomingEvent }) {
  const { round, drawsAt, event, bets } = upcoming
  return (
    <li
      className="grid min-h-11 grid-cols-[52px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-4 py-2 text-sm narrow:grid-cols-[52px_minmax(0,1fr)] mobile:px-3"
      data-upcoming-round={round}
    >
      <span>
        <b className="block">{clockText(drawsAt)}</b>
        <span className="text-xs text-dim">{`${round}회차`}</span>
      </span>
      <span className="min-w-0 truncate font-semibold">{upcomingTitle(eventWords(game, event))}</span>
      <span className="flex flex-wrap gap-1 narrow:col-span-2">
        {bets.map(({ betName, betNameKorean, betPrice }) => (
          <span key={betName} className="inline-flex gap-1 rounded-sm bg-s2 px-1.5 py-0.5 text-xs">
            <span className="text-dim">{betNameKorean}</span>
            <b>{oddsText(betPrice)}</b>
          </span>
        ))}
      </span>
    </li>
  )
}
