import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
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

/** What the sidebar holds beside links, for the phone's left drawer. */
export function SidebarForDrawer({ onDone }: { readonly onDone: () => void }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 p-3">
      <SearchBox onDone={onDone} />
      {SidebarContent && <SidebarContent />}
    </div>
  )
}

/**
 * Enter with some text sets `search` on the current page and keeps the rest of the query (SIDEBAR-023..025). Absent
 * where the page has no list to search.
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
      {!isOfRounds && <Minigames />}
      {!isOfRounds && <CasinoProviders />}
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

/** The makers of casino games by image, fetched when they are asked for (SIDEBAR-013). */
function CasinoProviders() {
  const [open, setOpen] = useState(false)
  return (
    <details className="card overflow-hidden" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex h-10 mobile:h-11 items-center px-4 -outline-offset-2 hover:bg-s2">
        라이브카지노
      </summary>
      {open && <ProviderImages />}
    </details>
  )
}

/** The groups of minigames, fetched when they are asked for (SIDEBAR-016). */
function Minigames() {
  const [open, setOpen] = useState(false)
  return (
    <details className="card overflow-hidden" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex h-10 mobile:h-11 items-center px-4 -outline-offset-2 hover:bg-s2">
        미니게임
      </summary>
      {open && <MinigameGroups />}
    </details>
  )
}
