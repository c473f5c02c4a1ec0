import { useRef } from 'react'
import { menuAt } from '../menu.ts'
import { PageLink } from './page-link.tsx'
import { Submenu } from './submenu.tsx'
import { useFitting } from './use-fitting.ts'

const itemClass =
  'flex h-(--menu-height) items-center gap-1 px-3 font-semibold whitespace-nowrap text-dim hover:text-text -outline-offset-2'
const activeClass = 'text-text! [box-shadow:inset_0_-2px_var(--color-jade)]'

/** The desktop's main menu, one row below the header; items without room are behind 더보기. */
export function MainMenu() {
  const row = useRef<HTMLUListElement>(null)
  const items = menuAt('main')
  const shown = useFitting(row, items.length)
  const rest = items.slice(shown).flatMap(item => (item.kind === 'page' ? [item.page] : item.pages))
  return (
    <nav
      aria-label="주 메뉴"
      className="h-[calc(var(--menu-height)+1px)] overflow-x-clip border-b border-line px-2 mobile:hidden"
    >
      <ul ref={row} className="flex">
        {items.slice(0, shown).map(item =>
          item.kind === 'page' ? (
            <li key={item.page.path} className="shrink-0">
              <PageLink page={item.page} at="main" className={itemClass} activeClassName={activeClass} />
            </li>
          ) : (
            <Submenu
              key={item.title}
              at="main"
              title={item.title}
              pages={item.pages}
              className={itemClass}
              activeClassName={activeClass}
            />
          ),
        )}
        {rest.length > 0 && (
          <Submenu
            at="main"
            title="더보기"
            pages={rest}
            side="right"
            className={itemClass}
            activeClassName={activeClass}
          />
        )}
      </ul>
    </nav>
  )
}
