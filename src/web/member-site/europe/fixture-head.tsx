import type { Game } from '#contract/fixtures.ts'
import { untilStart } from '#domain/fixtures/until-start.ts'
import { weekdaySeoul } from '#domain/korean-formats.ts'
import { StartTime } from '#web/kit/display/start-time.tsx'
import { useClock } from '#web/kit/time/use-clock.ts'
import { MatchBar } from '#web/sport/board/games/match-bar.tsx'
import { startOf } from '#web/sport/prices/offered.ts'
import { TeamBadge } from '#web/sport/teams/team-badge.tsx'

type FixtureHeadProps = { readonly game: Game; readonly onBack: () => void }

/** Teams, league and start, and the link back to the list. */
export function FixtureHead({ game, onBack }: FixtureHeadProps) {
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
