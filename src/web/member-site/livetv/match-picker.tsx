import { Link } from '@tanstack/react-router'
import type { RunningGame } from '#contract/inplay.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { withFixture } from '#web/sport/board/finding/board-query.ts'
import { MatchTile } from '#web/sport/tracker/match-tile.tsx'

type MatchPickerProps = {
  readonly games: readonly RunningGame[]
  readonly loadedAt: number
  readonly chosen: number
}

/** All live matches; the one on the screen is marked. */
export function MatchPicker({ games, loadedAt, chosen }: MatchPickerProps) {
  return (
    <nav aria-label="중계 경기" className="card overflow-clip">
      <h2 className="flex h-9 items-center gap-2 border-b border-line bg-s2 px-3 text-sm font-semibold">
        중계 경기 <span className="font-normal text-dim">{games.length}</span>
      </h2>
      <ul className="scroll-quiet max-h-[760px] overflow-y-auto narrow:max-h-none">
        {games.map(game => (
          <li key={game.fixtureId} className="border-b border-line last:border-0">
            <Link
              to="."
              search={withFixture(game.fixtureId)}
              resetScroll
              aria-current={game.fixtureId === chosen || undefined}
              data-live-match={game.fixtureId}
              className={classNames(
                'block px-3 py-2.5 -outline-offset-2 hover:bg-s2',
                game.fixtureId === chosen && 'bg-s2 [box-shadow:inset_2px_0_var(--color-jade)]',
              )}
            >
              <MatchTile game={game} loadedAt={loadedAt} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
