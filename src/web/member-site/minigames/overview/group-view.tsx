import type { WireGame } from '#contract/minigame/minigames.ts'
import { useDocumentTitle } from '#web/client/navigation/use-document-title.ts'
import { useOverview } from '../rounds/use-overview.ts'
import { GameSections } from './game-sections.tsx'
import { byFamily, gamesOf, groupTitle } from './places.ts'

type GroupViewProps = { readonly group: string; readonly games: readonly WireGame[] }

/** The page of a group: each of its games with countdown and last result (MINI-001 to MINI-012). */
export function GroupView({ group, games }: GroupViewProps) {
  const { data } = useOverview()
  useDocumentTitle(groupTitle(group))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" data-group={group}>
      <h1 className="text-2xl">{groupTitle(group)}</h1>
      <GameSections sections={byFamily(gamesOf(group, games))} overview={data} />
    </div>
  )
}
