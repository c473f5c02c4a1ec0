import { Moon, Sun } from 'lucide-react'
import { useDeskRights } from '#web/client/session/operator.ts'
import { closeDrawer } from '#web/client/state/overlays.ts'
import { Drawer } from '#web/kit/overlays/drawer.tsx'
import { otherTheme, toggleDeskTheme, useDeskTheme } from '#web/kit/theme/desk-theme.ts'
import { groupsAt, openTo } from '../../menu.ts'
import { PageLink } from '../page-link.tsx'
import { DeskNote } from './desk-counts.tsx'

/** All groups of back-office pages, one below the other, and the theme switch. */
export function OpenDeskDrawer() {
  const { theme } = useDeskTheme()
  const Icon = theme === 'light' ? Moon : Sun
  const pages = openTo(useDeskRights().permissions)
  return (
    <Drawer open onClose={closeDrawer} side="left" title="관리자 메뉴">
      <nav aria-label="관리자 메뉴" className="grid gap-3 py-3">
        {groupsAt('desk', pages).map(({ title, pages: own }) => (
          <section key={title} aria-label={title}>
            <h2 className="px-4 pb-1 text-xs font-semibold text-dim">{title}</h2>
            {own.map(page => (
              <PageLink
                key={page.path}
                page={page}
                at="desk"
                onFollow={closeDrawer}
                className="flex h-12 items-center px-4 text-md font-medium text-text hover:bg-s2 -outline-offset-2"
                activeClassName="bg-s2 text-jade! [box-shadow:inset_2px_0_var(--color-jade)]"
              >
                {page.title}
                <DeskNote pages={[page]} />
              </PageLink>
            ))}
          </section>
        ))}
      </nav>
      <button
        type="button"
        onClick={() => {
          toggleDeskTheme()
          closeDrawer()
        }}
        className="flex h-12 w-full items-center gap-2 border-t border-line px-4 text-md font-medium hover:bg-s2 -outline-offset-2"
      >
        <Icon aria-hidden size={18} />
        {otherTheme(theme)}
      </button>
    </Drawer>
  )
}
