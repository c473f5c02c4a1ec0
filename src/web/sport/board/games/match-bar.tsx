import { ChevronLeft } from 'lucide-react'
import type { Game } from '#contract/fixtures/fixtures.ts'
import { matchText } from '#domain/slip/selection.ts'
import { IconButton } from '#web/kit/controls/button.tsx'
import { Flag } from '#web/kit/display/flag.tsx'
import { SportIcon } from '#web/kit/display/sport-icon.tsx'
import { leagueTitle, PlayMark } from '../finding/league-words.tsx'
import { StarButton } from '../finding/star-button.tsx'
import { toggleFixture, useFavourites } from '../finding/use-favourites.ts'

type MatchBarProps = { readonly game: Game; readonly onBack: () => void }

/** Above a match with all its markets: back button, league and star. */
export const MatchBar = ({ game, onBack }: MatchBarProps) => (
  <div className="flex h-11 items-center pl-1">
    <BackToList onBack={onBack} />
    <MatchName game={game} />
    <MatchLeague game={game} />
  </div>
)

export const BackToList = ({ onBack }: Pick<MatchBarProps, 'onBack'>) => (
  <IconButton label="목록으로" onClick={onBack}>
    <ChevronLeft aria-hidden size={20} />
  </IconButton>
)

/** The page's name for screen readers. */
export const MatchName = ({ game }: Pick<MatchBarProps, 'game'>) => (
  <h1 className="sr-only">{matchText(game.home_participants_name, game.away_participants_name)}</h1>
)

/** The league of a match, its replay mark, and its star. */
export function MatchLeague({ game }: Pick<MatchBarProps, 'game'>) {
  const chosen = useFavourites(({ fixtures }) => fixtures.includes(game.fixtureId))
  const match = matchText(game.home_participants_name, game.away_participants_name)
  return (
    <div className="flex h-11 min-w-0 flex-1 items-center gap-2 pr-2 pl-2 text-sm">
      <SportIcon sportId={game.sport_id} size={16} />
      <Flag code={game.location_code} />
      <p className="line-clamp-2 min-w-0 flex-1 leading-4 font-semibold">{leagueTitle(game)}</p>
      <PlayMark note={game.replayOf} />
      <StarButton name={match} chosen={chosen} onToggle={() => toggleFixture(game.fixtureId)} />
    </div>
  )
}
