import { KeyMatches } from './key-matches.tsx'
import { SportsTree } from './sports-tree.tsx'
import { useOwnTree } from './use-sports-page.ts'

/**
 * Key matches and the trees of domestic and European sports (SIDEBAR rows). The tree of the current page
 * is open initially; on pages without betting none is, so that other content stays in view.
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
