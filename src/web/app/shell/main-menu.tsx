import { menuAt } from '../menu.ts'
import { PageLink } from './page-link.tsx'
import { Submenu } from './submenu.tsx'

const itemClass =
  'flex h-(--menu-height) items-center gap-1 px-3 font-semibold whitespace-nowrap text-dim hover:text-text -outline-offset-2'
const activeClass = 'text-text! shadow-[inset_0_-2px_var(--color-jade)]'

/** The main menu of the desktop, one line below the header. */
export function MainMenu() {
  return (
    <nav aria-label="주 메뉴" className="scroll-quiet border-b border-line px-2 mobile:hidden">
      <ul className="flex flex-wrap">
        {menuAt('main').map(item =>
          item.kind === 'page' ? (
            <li key={item.page.path}>
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
      </ul>
    </nav>
  )
}
