import { Link } from '@tanstack/react-router'
import type { WireGame } from '#contract/minigame/minigames.ts'
import { VIRTUAL_GROUP } from '#domain/minigames/virtual/venues.ts'
import { useDocumentTitle } from '#web/client/navigation/use-document-title.ts'
import { EmptyState } from '#web/kit/display/states.tsx'
import { GameBetting } from '../cart/several-games.tsx'
import { GameSections } from './game-sections.tsx'
import { byFamily, bySport, gamesOf, groupTitle } from './places.ts'
import { useLobby } from './use-lobby.ts'

type GroupViewProps = { readonly group: string; readonly games: readonly WireGame[] }

/**
 * A group page: its games with countdown and last result (MINI-001 to MINI-012), or an empty state
 * (MINI-006).
 */
export function GroupView({ group, games }: GroupViewProps) {
  const view = useLobby()
  const own = gamesOf(group, games)
  useDocumentTitle(groupTitle(group))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" data-group={group}>
      <h1 className="text-2xl">{groupTitle(group)}</h1>
      {own.length > 0 ? (
        <GameSections sections={group === VIRTUAL_GROUP ? bySport(own) : byFamily(own)} view={view} />
      ) : (
        <div className="card">
          <EmptyState
            title="아직 열린 게임이 없습니다."
            hint="준비가 끝난 게임은 이곳에 바로 표시됩니다."
            action={<Link to="/minigame">미니게임 전체 보기</Link>}
          />
        </div>
      )}
      {view.pressed && <GameBetting game={view.pressed} />}
    </div>
  )
}
