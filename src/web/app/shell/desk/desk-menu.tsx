import { useDeskRights } from '#web/client/session/operator.ts'
import { menuAt, openTo } from '../../menu.ts'
import { PageLink } from '../page-link.tsx'
import { Submenu } from '../submenu.tsx'
import { DeskNote } from './desk-counts.tsx'

const itemClass =
  'flex h-12 items-center gap-1 border-b-2 border-transparent px-2 font-semibold whitespace-nowrap text-dim hover:text-text -outline-offset-2'
const activeClass = 'border-jade! text-text!'

/** The back-office pages by group in the desktop bar, limited to the role's permissions. */
export function DeskMenu() {
  const { permissions } = useDeskRights()
  return (
    <nav aria-label="관리자 메뉴">
      <ul className="flex">
        {menuAt('desk', openTo(permissions)).map(item =>
          item.kind === 'page' ? (
            <li key={item.page.path}>
              <PageLink page={item.page} at="desk" className={itemClass} activeClassName={activeClass}>
                {item.page.title}
                <DeskNote pages={[item.page]} />
              </PageLink>
            </li>
          ) : (
            <Submenu
              key={item.title}
              at="desk"
              title={item.title}
              pages={item.pages}
              className={itemClass}
              activeClassName={activeClass}
              noteOf={pages => <DeskNote pages={pages} />}
            />
          ),
        )}
      </ul>
    </nav>
  )
}
