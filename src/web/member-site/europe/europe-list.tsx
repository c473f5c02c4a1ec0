import { BoardFrame } from '#web/kit/board/board-frame.tsx'
import type { Address } from '#web/kit/board/board-query.ts'
import { groupGames } from '#web/kit/board/game-groups.ts'
import type { MainColumn } from '#web/kit/board/main-markets.ts'
import { useBoard } from '#web/kit/board/use-board.ts'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { LeagueTable } from './league-table.tsx'

type EuropeListProps = {
  readonly address: Address
  readonly closeSeconds: number
  readonly column: MainColumn
  readonly onGo: (address: Address) => void
}

/** Fixtures by league and day with their main prices, fifteen a page. */
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
        groupGames(games).map(group => (
          <LeagueTable key={group.key} group={group} closeSeconds={closeSeconds} column={column} />
        ))
      }
    </BoardFrame>
  )
}
