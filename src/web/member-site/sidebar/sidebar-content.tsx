import { KeyMatches } from './key-matches.tsx'
import { SportsTree } from './sports-tree.tsx'
import { useOwnTree } from './use-sports-page.ts'

/**
 * Key matches and the trees of domestic and European sports (SIDEBAR rows); the tree of the page is open at first, none where
 * nothing is bet on: what the site has beside the games is in view there.
 */
export function SidebarContent() {
  const own = useOwnTree()
  return (
    <>
      <KeyMatches />
      <SportsTree title="국내형 스포츠" type="cross" openAtFirst={own === '/korea'} />
      <SportsTree title="유럽형 스포츠" type="europe" openAtFirst={own === '/europe'} />
    </>
  )
}
