import { Menu, Moon, Sun } from 'lucide-react'
import { useDeskRights } from '#web/client/session/operator.ts'
import { closeDrawer, openDrawer, useOverlays } from '#web/client/state/overlays.ts'
import { IconButton } from '#web/kit/controls/button.tsx'
import { Drawer } from '#web/kit/overlays/drawer.tsx'
import { otherTheme, toggleDeskTheme, useDeskTheme } from '#web/kit/theme/desk-theme.ts'
import { groupsAt, openTo, pagesAt } from '../../menu.ts'
import { PageLink } from '../page-link.tsx'
import { DeskNote } from './desk-counts.tsx'

/** The pages of the desk on small screens: a button at the head of the bar, and all groups in a drawer. */
export function DeskDrawer() {
  const open = useOverlays(({ drawer }) => drawer === 'menu')
  const { theme } = useDeskTheme()
  const Icon = theme === 'light' ? Moon : Sun
  const pages = openTo(useDeskRights().permissions)
  return (
    <div className="flex items-center">
      <IconButton label="메뉴" onClick={() => openDrawer('menu')}>
        <Menu aria-hidden size={22} />
      </IconButton>
      {!open && <DeskNote pages={pagesAt('desk', pages)} />}
      <Drawer open={open} onClose={closeDrawer} side="left" title="관리자 메뉴">
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
                  activeClassName="bg-s2 text-jade! shadow-[inset_2px_0_var(--color-jade)]"
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
    </div>
  )
}
