import { DomesticSports } from './domestic-sports.tsx'
import { KeyMatches } from './key-matches.tsx'

/** Key matches and the tree of domestic sports (SIDEBAR rows). */
export function SidebarContent() {
  return (
    <>
      <KeyMatches />
      <DomesticSports />
    </>
  )
}
