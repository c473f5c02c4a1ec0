import { useNavigate } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { MatchSearch } from '#web/sport/board/finding/match-search.tsx'
import { loadPlaying } from '../loading/load-playing.ts'
import { pagesAt } from '../menu.ts'
import { shellSlots } from '../shell-slots.ts'
import { lazyPart, lazySlot } from '../slot.tsx'
import { usePage } from '../use-page.ts'
import { PageLink } from './page-link.tsx'

const SidebarContent = lazySlot(shellSlots.sidebar, 'SidebarContent')
const RoundGames = lazySlot(shellSlots.roundGames, 'SidebarContent')

const ProviderImages = lazyPart(() => import('#web/member-site/casino/provider-images.tsx'), 'ProviderImages')
const MinigameGroups = lazyPart(loadPlaying, 'GroupLinks')

/** The left sidebar of the desktop, 256 px wide (LAYOUT-019). */
export function Sidebar() {
  const Content = usePage()?.plays === 'rounds' ? RoundGames : SidebarContent
  return (
    <aside
      aria-label="사이드 메뉴"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 mobile:hidden"
      data-sidebar
    >
      <SearchBox />
      {Content ? (
        <Content>
          <SideLinks />
        </Content>
      ) : (
        <SideLinks />
      )}
    </aside>
  )
}

/** The sidebar's content without links, for the phone's left drawer. */
export function SidebarForDrawer({ onDone }: { readonly onDone: () => void }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 p-3">
      <SearchBox onDone={onDone} />
      {SidebarContent && <SidebarContent />}
    </div>
  )
}

/**
 * Enter sets `search` on the current page and keeps the rest of the query (SIDEBAR-023..025). Absent on
 * pages without a searchable list.
 */
function SearchBox({ onDone }: { readonly onDone?: () => void }) {
  const navigate = useNavigate()
  const page = usePage()
  const search = (text: string) => {
    void navigate({
      to: '.',
      search: (old: Record<string, unknown>) => ({ ...old, search: text, page: undefined }),
    })
    onDone?.()
  }
  return page?.searchable && <MatchSearch label="리그명 또는 팀명 검색" onSearch={search} />
}

function SideLinks() {
  const pages = pagesAt('side')
  const isOfRounds = usePage()?.plays === 'rounds'
  if (pages.length === 0) return null
  return (
    <>
      {!isOfRounds && <SideSection title="미니게임" Content={MinigameGroups} />}
      {!isOfRounds && <SideSection title="라이브카지노" Content={ProviderImages} />}
      <nav aria-label="바로가기 메뉴" className="card overflow-hidden py-1">
        {pages.map(page => (
          <PageLink
            key={page.path}
            page={page}
            at="side"
            className="flex h-10 mobile:h-11 items-center px-4 text-dim hover:bg-s2 hover:text-text -outline-offset-2"
            activeClassName="bg-s2 text-text! [box-shadow:inset_2px_0_var(--color-jade)]"
          />
        ))}
      </nav>
    </>
  )
}

type SideSectionProps = { readonly title: string; readonly Content: ComponentType }

/**
 * A section that loads when opened: groups of minigames (SIDEBAR-016), casino providers as images
 * (SIDEBAR-013).
 */
function SideSection({ title, Content }: SideSectionProps) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className="card group overflow-hidden"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex h-10 mobile:h-11 items-center justify-between px-4 -outline-offset-2 hover:bg-s2">
        {title}
        <ChevronDown aria-hidden size={16} className="text-dim group-open:rotate-180" />
      </summary>
      {open && <Content />}
    </details>
  )
}
