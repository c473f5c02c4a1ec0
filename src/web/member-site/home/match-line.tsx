import type { Game } from '#contract/fixtures/fixtures.ts'
import { untilStart } from '#domain/fixtures/until-start.ts'
import { Flag } from '#web/kit/display/flag.tsx'
import { SportIcon } from '#web/kit/display/sport-icon.tsx'
import { StartTime } from '#web/kit/display/start-time.tsx'
import { useClock } from '#web/kit/time/use-clock.ts'
import { startOf } from '#web/sport/prices/offered.ts'

/** "11-21 19:30 3분 후" */
export function Start({ game }: { readonly game: Game }) {
  const startsAt = startOf(game)
  const until = useClock(now => untilStart(startsAt, now))
  return (
    <span className="shrink-0 whitespace-nowrap">
      <StartTime at={startsAt} className="font-semibold text-text" />{' '}
      <span className="text-dim">{until}</span>
    </span>
  )
}

/** Sport and league of a match. */
export const LeagueName = ({ game }: { readonly game: Game }) => (
  <span className="flex min-w-0 items-center gap-1.5 text-dim">
    <SportIcon sportId={game.sport_id} size={15} />
    <Flag code={game.location_code} />
    <span className="truncate">{game.league_name}</span>
  </span>
)
