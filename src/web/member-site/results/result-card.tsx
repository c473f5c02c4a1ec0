import { History } from 'lucide-react'
import type { FinishedGame } from '#contract/fixtures.ts'
import type { SportId } from '#domain/ids.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Flag } from '#web/kit/flag.tsx'
import { SportIcon } from '#web/kit/sport-icon.tsx'
import { LineScore } from './line-score.tsx'

/** How a match ended: league, time, state, the score by period; and that it was a replay, where it was. */
export function ResultCard({ game }: { readonly game: FinishedGame }) {
  return (
    <li className="card min-w-0" data-result={game.fixtureId}>
      <header className="flex min-h-10 items-center gap-2 border-b border-line px-4 mobile:px-3">
        <span className="text-dim">
          <SportIcon sportId={game.sport_id as SportId} size={16} />
        </span>
        <span className="sr-only">{game.sport_name}</span>
        <Flag code={game.location_code} />
        <h2 className="min-w-0 truncate text-sm font-semibold">{game.league_name}</h2>
        <time className="ml-auto shrink-0 text-xs text-dim">{game.startdate.slice(5, 16)}</time>
        <Badge tone={game.statusText === '종료' ? 'plain' : 'outline'}>{game.statusText}</Badge>
      </header>
      <div className="px-4 py-2 mobile:px-3">
        <LineScore game={game} />
      </div>
      {game.replayOf && (
        <p className="flex items-center gap-1.5 border-t border-line px-4 py-1.5 text-xs text-dim mobile:px-3">
          <History aria-hidden size={13} />
          {game.replayOf}
        </p>
      )}
    </li>
  )
}
