import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useDeskRights } from '#web/client/session/operator.ts'
import { IconButton } from '#web/kit/controls/button.tsx'
import { groupsAt, openTo } from '../../menu.ts'
import { lazyPart } from '../../slot.tsx'

const CommandPalette = lazyPart(
  () => import('#web/back-office/kit/palette/command-palette.tsx'),
  'CommandPalette',
)

/** Opens the command palette, also with Ctrl+K (or Command+K) on any back-office page. */
export function PaletteButton() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      setOpen(was => !was)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <IconButton label="통합 검색 (Ctrl+K)" onClick={() => setOpen(true)}>
        <Search aria-hidden size={18} />
      </IconButton>
      {open && <OpenPalette onClose={() => setOpen(false)} />}
    </>
  )
}

function OpenPalette({ onClose }: { readonly onClose: () => void }) {
  const { permissions } = useDeskRights()
  const pages = groupsAt('desk', openTo(permissions)).flatMap(group =>
    group.pages.map(({ path, title }) => ({ path, title, group: group.title })),
  )
  return <CommandPalette pages={pages} onClose={onClose} />
}
