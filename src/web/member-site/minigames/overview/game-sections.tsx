import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { WireGame } from '#contract/minigame/minigames.ts'
import { LobbyCard } from './lobby-card.tsx'
import type { GameSection } from './places.ts'
import type { LobbyView } from './use-lobby.ts'

type GameGridProps = { readonly games: readonly WireGame[]; readonly view: LobbyView }

/** Cards of games. */
export const GameGrid = ({ games, view }: GameGridProps) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,240px),1fr))] gap-2.5 mobile:grid-cols-[minmax(0,1fr)] mobile:gap-2">
    {games.map(game => (
      <LobbyCard key={game.gameId} game={game} view={view} />
    ))}
  </ul>
)

type GameSectionsProps = { readonly sections: readonly GameSection[]; readonly view: LobbyView }

/** Games grouped under titles. */
export const GameSections = ({ sections, view }: GameSectionsProps) =>
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
      <GameGrid games={section.games} view={view} />
    </section>
  ))
