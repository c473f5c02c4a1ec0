import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { minigameContract } from '#contract/minigame/minigames.ts'
import type { Output } from '#contract/wire/route.ts'
import { GameTile } from './game-tile.tsx'
import type { GameSection } from './places.ts'

type GameSectionsProps = {
  readonly sections: readonly GameSection[]
  /** Undefined while it is loading. */
  readonly overview: Output<typeof minigameContract.overview> | undefined
}

/** Games grouped under titles. */
export const GameSections = ({ sections, overview }: GameSectionsProps) =>
  sections.map(section => (
    <section
      key={section.title}
      className="grid grid-cols-[minmax(0,1fr)] gap-2.5"
      data-section={section.title}
    >
      <h2 className="flex min-h-7 items-center gap-2 text-lg">
        {section.path ? (
          <Link to={section.path} className="hit flex items-center gap-0.5 hover:text-jade">
            {section.title}
            <ChevronRight aria-hidden size={17} className="text-dim" />
          </Link>
        ) : (
          section.title
        )}
        <span className="text-sm font-normal text-dim">{section.games.length}</span>
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,252px),1fr))] gap-2.5">
        {section.games.map(game => {
          const own = overview?.games.find(({ gameId }) => gameId === game.gameId)
          return (
            <GameTile
              key={game.gameId}
              game={game}
              round={own?.round}
              last={overview && (own?.last ?? null)}
            />
          )
        })}
      </ul>
    </section>
  ))
