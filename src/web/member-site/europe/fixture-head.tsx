import { ChevronLeft } from 'lucide-react'
import type { Game } from '#contract/fixtures.ts'
import { untilStart } from '#domain/fixtures/until-start.ts'
import { formatSeoul, weekdaySeoul } from '#domain/korean-formats.ts'
import { matchText } from '#domain/slip/selection.ts'
import { leagueTitle, PlayMark } from '#web/kit/board/league-words.tsx'
import { StarButton } from '#web/kit/board/star-button.tsx'
import { toggleFixture, useFavourites } from '#web/kit/board/use-favourites.ts'
import { IconButton } from '#web/kit/button.tsx'
import { Flag } from '#web/kit/flag.tsx'
import { startOf } from '#web/kit/offered.ts'
import { SportIcon } from '#web/kit/sport-icon.tsx'
import { useClock } from '#web/kit/use-clock.ts'

type FixtureHeadProps = { readonly game: Game; readonly onBack: () => void }

/** Who plays, where and when, and the way back to the list. */
export function FixtureHead({ game, onBack }: FixtureHeadProps) {
  const chosen = useFavourites(({ fixtures }) => fixtures.includes(game.fixtureId))
  const startsAt = startOf(game)
  const left = useClock(now => untilStart(startsAt, now))
  return (
    <header className="card overflow-clip">
      <div className="flex h-11 items-center gap-2 border-b border-line bg-s2 pr-2 pl-1 text-sm">
        <IconButton label="목록으로" onClick={onBack}>
          <ChevronLeft aria-hidden size={20} />
        </IconButton>
        <SportIcon sportId={game.sport_id} size={16} />
        <Flag code={game.location_code} />
        <p className="min-w-0 flex-1 truncate font-semibold">{leagueTitle(game)}</p>
        <PlayMark note={game.replayOf} />
        <StarButton
          name={matchText(game.home_participants_name, game.away_participants_name)}
          chosen={chosen}
          onToggle={() => toggleFixture(game.fixtureId)}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-4 px-4 py-4 mobile:gap-2">
        <h1 className="col-span-full sr-only">
          {matchText(game.home_participants_name, game.away_participants_name)}
        </h1>
        <p aria-hidden className="text-right text-xl leading-tight font-bold mobile:text-lg">
          {game.home_participants_name}
        </p>
        <p className="text-center text-xs text-dim">
          <time
            dateTime={new Date(startsAt).toISOString()}
            className="block text-lg leading-tight font-bold text-text"
          >
            {formatSeoul(startsAt, 'HH:mm')}
          </time>
          {formatSeoul(startsAt, 'MM-DD HH:mm').slice(0, 5)} ({weekdaySeoul(startsAt)})
          <span className="block">{left}</span>
        </p>
        <p aria-hidden className="text-xl leading-tight font-bold mobile:text-lg">
          {game.away_participants_name}
        </p>
      </div>
    </header>
  )
}
