import { SkeletonRows } from '#web/kit/display/states.tsx'
import type { Address } from '#web/sport/board/finding/board-query.ts'
import { BoardFrame } from '#web/sport/board/games/board-frame.tsx'
import { groupGames } from '#web/sport/board/games/game-groups.ts'
import { useBoard } from '#web/sport/board/games/use-board.ts'
import type { MainColumn } from '#web/sport/board/markets/main-markets.ts'
import { LeagueTable } from './league-table.tsx'

type EuropeListProps = {
  readonly address: Address
  readonly closeSeconds: number
  readonly column: MainColumn
  readonly onGo: (address: Address) => void
}

/** Fixtures by league and day with their main odds, fifteen a page. */
export function EuropeList({ address, closeSeconds, column, onGo }: EuropeListProps) {
  const list = useBoard('europe', address, closeSeconds)
  return (
    <BoardFrame
      type="europe"
      address={address}
      list={list}
      onGo={onGo}
      waiting={<SkeletonRows rows={12} className="h-12" />}
    >
      {games =>
        groupGames(games, list.late).map(group => (
          <LeagueTable key={group.key} group={group} closeSeconds={closeSeconds} column={column} />
        ))
      }
    </BoardFrame>
  )
}
