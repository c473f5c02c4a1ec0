import { Link, useRouterState } from '@tanstack/react-router'
import { minigameContract, type WireGame } from '#contract/minigame/minigames.ts'
import { useCall } from '#web/client/api/api.ts'
import { FoldArrow } from '#web/kit/display/fold-arrow.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { MinigameArea } from '../minigame-area.tsx'
import { CountdownText } from '../rounds/countdown-text.tsx'
import { useOverview } from '../rounds/use-overview.ts'
import { GameTitle } from './game-title.tsx'
import { byFamily, familyOf, findPlace, pathOfGame } from './places.ts'

const itemClass =
  'flex min-h-9.5 items-center gap-2 px-3.5 text-dim hover:bg-s2 hover:text-text -outline-offset-2 aria-[current=page]:bg-s2 aria-[current=page]:font-semibold aria-[current=page]:text-text aria-[current=page]:[box-shadow:inset_2px_0_var(--color-jade)]'

/** The left column of the minigames: all games by kind, each with the time left to bet. */
export function SidebarContent() {
  const { data: games } = useCall(minigameContract.games, undefined)
  const here = useHere(games)
  return (
    <MinigameArea>
      <nav aria-label="미니게임" className="card overflow-hidden py-1">
        <Link
          to="/minigame"
          activeOptions={{ exact: true }}
          activeProps={{ 'aria-current': 'page' }}
          className={itemClass}
        >
          전체 게임
        </Link>
        {byFamily(games ?? []).map(({ title, games: own }, index) => (
          <details
            key={title}
            open={here ? familyOf(here) === title : index === 0}
            name="minigame-family"
            className="group"
          >
            <summary className="flex min-h-9.5 mobile:min-h-11 items-center gap-2 border-t border-line px-3.5 text-sm font-semibold -outline-offset-2 hover:bg-s2">
              {title}
              <span className="ml-auto text-xs font-normal text-dim">{own.length}</span>
              <FoldArrow open={false} className="text-dim group-open:rotate-180" />
            </summary>
            <GameLinks games={own} here={here} />
          </details>
        ))}
      </nav>
    </MinigameArea>
  )
}

/** The game of the current page. */
function useHere(games: readonly WireGame[] | undefined): WireGame | undefined {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const place = findPlace(games ?? [], path.replace(/^\/minigame\/?/, '').replace(/\/$/, ''))
  return place?.kind === 'game' ? place.game : undefined
}

type GameLinksProps = { readonly games: readonly WireGame[]; readonly here: WireGame | undefined }

function GameLinks({ games, here }: GameLinksProps) {
  const { data } = useOverview()
  const roundOf = ({ gameId }: WireGame) => data?.games.find(one => one.gameId === gameId)?.round
  return (
    <ul>
      {games.map(game => {
        const round = roundOf(game)
        return (
          <li key={game.gameId}>
            <Link
              to={pathOfGame(game)}
              aria-current={game === here ? 'page' : undefined}
              className={itemClass}
            >
              <span className="truncate">
                <GameTitle game={game} />
              </span>
              <span className={classNames('ml-auto text-sm', game === here && 'text-jade')}>
                {game.state === 'open'
                  ? round && <CountdownText until={round.closesAt} />
                  : stateWords[game.state]}
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

const stateWords = { closed: '휴장', maintenance: '점검중' } as const
