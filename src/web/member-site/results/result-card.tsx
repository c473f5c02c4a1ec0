import { History } from 'lucide-react'
import type { FinishedGame } from '#contract/fixtures.ts'
import type { SportId } from '#domain/ids.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import { Flag } from '#web/kit/display/flag.tsx'
import { SportIcon } from '#web/kit/display/sport-icon.tsx'
import { LineScore } from '#web/sport/tracker/line-score.tsx'

/** How a match ended: league, time, state, the score by period; and that it was a replay, where it was. */
export function ResultCard({ game }: { readonly game: FinishedGame }) {
  return (
    <li
      className="card grid min-w-0 grid-cols-[188px_minmax(0,1fr)] gap-x-4 px-4 py-2 mobile:grid-cols-[minmax(0,1fr)] mobile:px-3"
      data-result={game.fixtureId}
    >
      <header className="grid content-center gap-1.5 border-r border-line pr-4 mobile:grid-cols-[minmax(0,1fr)_auto] mobile:border-r-0 mobile:border-b mobile:pr-0 mobile:pb-2">
        <p className="flex min-w-0 items-center gap-1.5">
          <span className="text-dim">
            <SportIcon sportId={game.sport_id as SportId} size={16} />
          </span>
          <span className="sr-only">{game.sport_name}</span>
          <Flag code={game.location_code} />
          <span className="truncate text-sm font-semibold">{game.league_name}</span>
        </p>
        <p className="flex items-center gap-2">
          <time className="text-sm">{game.startdate.slice(5, 16)}</time>
          <Badge tone={game.statusText === '종료' ? 'plain' : 'outline'}>{game.statusText}</Badge>
        </p>
        {game.replayOf && (
          <p className="flex items-start gap-1 text-xs text-dim mobile:col-span-2">
            <History aria-hidden size={12} className="mt-0.5 shrink-0" />
            <span className="min-w-0">{game.replayOf}</span>
          </p>
        )}
      </header>
      <LineScore game={game} />
    </li>
  )
}
