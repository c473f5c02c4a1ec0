import { menuAt } from '../../menu.ts'
import type { PageEntry } from '../../routes/page-entry.ts'
import { PageLink } from '../page-link.tsx'
import { Submenu } from '../submenu.tsx'
import {
  RecentLogins,
  WaitingComplaints,
  WaitingPasswords,
  WaitingQuestions,
  WaitingSignUps,
} from './desk-counts.tsx'

const itemClass =
  'flex h-12 items-center gap-1 border-b-2 border-transparent px-3 font-semibold whitespace-nowrap text-dim hover:text-text -outline-offset-2'
const activeClass = 'border-jade! text-text!'

/** What an operator is to see of a page without opening it. */
export function deskNote({ path }: PageEntry) {
  if (path === '/admin/logins') return <RecentLogins />
  if (path === '/admin/customer') return <WaitingQuestions />
  if (path === '/admin/boards') return <WaitingComplaints />
  if (path === '/admin/passwords') return <WaitingPasswords />
  return path === '/admin/sign-ups' ? <WaitingSignUps /> : null
}

/** The pages of the desk by groups, in the bar of a desktop. */
export const DeskMenu = () => (
  <nav aria-label="관리자 메뉴">
    <ul className="flex">
      {menuAt('desk').map(item =>
        item.kind === 'page' ? (
          <li key={item.page.path}>
            <PageLink page={item.page} at="desk" className={itemClass} activeClassName={activeClass}>
              {item.page.title}
              {deskNote(item.page)}
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
            noteOf={deskNote}
          />
        ),
      )}
    </ul>
  </nav>
)
