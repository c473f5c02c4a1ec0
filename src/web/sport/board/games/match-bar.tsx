import { ChevronLeft } from 'lucide-react'
import type { Game } from '#contract/fixtures.ts'
import { matchText } from '#domain/slip/selection.ts'
import { IconButton } from '#web/kit/controls/button.tsx'
import { Flag } from '#web/kit/display/flag.tsx'
import { SportIcon } from '#web/kit/display/sport-icon.tsx'
import { leagueTitle, PlayMark } from '../finding/league-words.tsx'
import { StarButton } from '../finding/star-button.tsx'
import { toggleFixture, useFavourites } from '../finding/use-favourites.ts'

type MatchBarProps = { readonly game: Game; readonly onBack: () => void }

/** Above one match with all its markets: the way back, its league and its star; its name for who can't see the page. */
export function MatchBar({ game, onBack }: MatchBarProps) {
  const chosen = useFavourites(({ fixtures }) => fixtures.includes(game.fixtureId))
  const match = matchText(game.home_participants_name, game.away_participants_name)
  return (
    <div className="flex h-11 items-center gap-2 pr-2 pl-1 text-sm">
      <IconButton label="목록으로" onClick={onBack}>
        <ChevronLeft aria-hidden size={20} />
      </IconButton>
      <SportIcon sportId={game.sport_id} size={16} />
      <Flag code={game.location_code} />
      <p className="line-clamp-2 min-w-0 flex-1 leading-4 font-semibold">{leagueTitle(game)}</p>
      <h1 className="sr-only">{match}</h1>
      <PlayMark note={game.replayOf} />
      <StarButton name={match} chosen={chosen} onToggle={() => toggleFixture(game.fixtureId)} />
    </div>
  )
}
