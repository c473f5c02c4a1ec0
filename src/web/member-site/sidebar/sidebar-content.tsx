import { KeyMatches } from './key-matches.tsx'
import { SportsTree } from './sports-tree.tsx'
import { useSportsPage } from './use-sports-page.ts'

/** Key matches and the trees of domestic and European sports (SIDEBAR rows); the tree of the page is open at first. */
export function SidebarContent() {
  const isKorean = useSportsPage() === '/korea'
  return (
    <>
      <KeyMatches />
      <SportsTree title="국내형 스포츠" type="cross" openAtFirst={isKorean} />
      <SportsTree title="유럽형 스포츠" type="europe" openAtFirst={!isKorean} />
    </>
  )
}
