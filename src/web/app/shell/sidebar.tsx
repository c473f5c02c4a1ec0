import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { useSearchField } from '#web/kit/board/use-search-field.ts'
import { pagesAt } from '../menu.ts'
import { shellSlots } from '../shell-slots.ts'
import { lazySlot } from '../slot.tsx'
import { usePage } from '../use-page.ts'
import { PageLink } from './page-link.tsx'

const SidebarContent = lazySlot(shellSlots.sidebar, 'SidebarContent')

/** The left sidebar of the desktop, 256 px wide (LAYOUT-019). */
export function Sidebar() {
  return (
    <aside
      aria-label="사이드 메뉴"
      className="grid w-64 grid-cols-[minmax(0,1fr)] content-start gap-3 mobile:hidden"
      data-sidebar
    >
      <SearchBox />
      {SidebarContent && <SidebarContent />}
      <SideLinks />
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
  const id = useId()
  const field = useSearchField()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('search') ?? '').trim()
    if (text === '') return
    void navigate({
      to: '.',
      search: (old: Record<string, unknown>) => ({ ...old, search: text, page: undefined }),
    })
    onDone?.()
  }
  if (!page?.searchable) return null
  return (
    <search>
      <form onSubmit={search} className="relative">
        <label htmlFor={id} className="sr-only">
          리그명 또는 팀명 검색
        </label>
        <Search
          aria-hidden
          size={16}
          className="pointer-events-none absolute inset-y-0 left-3 my-auto text-dim"
        />
        <input
          {...field}
          id={id}
          name="search"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder="리그명 또는 팀명 검색"
          className="h-10 w-full rounded-lg border border-line bg-s1 pr-3 pl-9 hover:border-edge focus:border-jade focus:outline-none focus:ring-2 focus:ring-jade/35 mobile:h-12"
        />
      </form>
    </search>
  )
}

function SideLinks() {
  const pages = pagesAt('side')
  if (pages.length === 0) return null
  return (
    <nav aria-label="바로가기 메뉴" className="card overflow-hidden py-1">
      {pages.map(page => (
        <PageLink
          key={page.path}
          page={page}
          at="side"
          className="flex h-10 items-center px-4 text-dim hover:bg-s2 hover:text-text -outline-offset-2"
          activeClassName="bg-s2 text-text! shadow-[inset_2px_0_var(--color-jade)]"
        />
      ))}
    </nav>
  )
}
