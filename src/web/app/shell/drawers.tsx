import { LogOut, Monitor } from 'lucide-react'
import { useState } from 'react'
import type { MemberRecord } from '#contract/account/members.ts'
import { logOut } from '#web/client/session/log-out.ts'
import { closeDrawer, openDialog, useOverlays } from '#web/client/state/overlays.ts'
import { LevelBadge } from '#web/kit/display/badge.tsx'
import { Money, Points } from '#web/kit/display/figures.tsx'
import { Drawer } from '#web/kit/overlays/drawer.tsx'
import { toggleLayout } from '#web/kit/theme/layout-mode.ts'
import { pagesAt } from '../menu.ts'
import { Logo } from './logo.tsx'
import { PageLink } from './page-link.tsx'
import { Cart } from './right-column.tsx'
import { SidebarForDrawer } from './sidebar.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import { UnreadLink } from './unread-link.tsx'
import { usePickCount } from './use-slip-dialog.ts'

const linkClass = 'flex h-12 items-center px-4 text-md font-medium text-text hover:bg-s2 -outline-offset-2'
const activeClass = 'bg-s2 text-jade! [box-shadow:inset_2px_0_var(--color-jade)]'

/** Two next to each other; one that is too wide takes a full row. */
const figureClass = 'relative grid min-w-max flex-[1_1_40%] gap-1 rounded-lg bg-s2 p-3'

/** Clicking anywhere on a figure opens its history in place of the drawer (DIALOG-017, DIALOG-018). */
const opens = (dialog: 'moneyChange' | 'pointChange') => ({
  'aria-haspopup': 'dialog' as const,
  className: 'after:absolute after:inset-0 after:rounded-lg hover:after:bg-s3/40',
  onClick: () => {
    closeDrawer()
    openDialog(dialog)
  },
})

type MenuLinksProps = { readonly at: Parameters<typeof pagesAt>[0]; readonly onFollow: () => void }

/** The pages of a menu, one per row. */
const MenuLinks = ({ at, onFollow }: MenuLinksProps) =>
  pagesAt(at).map(page => (
    <PageLink
      key={page.path}
      page={page}
      at={at}
      onFollow={onFollow}
      className={linkClass}
      activeClassName={activeClass}
    />
  ))

/** The open drawer. */
export function OpenDrawer({ user }: { readonly user: MemberRecord }) {
  const drawer = useOverlays(state => state.drawer)
  if (drawer === 'menu') return <LeftDrawer />
  return drawer === 'account' && <RightDrawer user={user} />
}

/** The main menu on a phone, and the sports tree (LAYOUT-025). */
function LeftDrawer() {
  return (
    <Drawer open onClose={closeDrawer} side="left" title={<Logo />}>
      <nav aria-label="주 메뉴" className="grid grid-cols-2 border-b border-line py-1">
        <MenuLinks at="main" onFollow={closeDrawer} />
      </nav>
      <SidebarForDrawer onDone={closeDrawer} />
      <div className="border-t border-line">
        <DesktopViewButton />
      </div>
    </Drawer>
  )
}

/** User, balances and pages, and below them the cart unless it was empty when opened (LAYOUT-026..031). */
function RightDrawer({ user }: { readonly user: MemberRecord }) {
  const count = usePickCount()
  const [hasPicks] = useState(count > 0)
  return (
    <Drawer open onClose={closeDrawer} side="right" title="내정보">
      <section aria-label="계정" className="grid gap-3 border-b border-line p-4">
        <p className="flex items-center gap-2 text-lg font-semibold">
          <LevelBadge level={user.level} />
          <span className="min-w-0 wrap-anywhere">{user.nickname}님 환영합니다.</span>
        </p>
        <dl className="flex flex-wrap gap-2">
          <div className={figureClass}>
            <dt className="text-xs text-dim">보유금액</dt>
            <dd className="text-lg">
              <button type="button" {...opens('moneyChange')}>
                <Money won={user.emoney} />
              </button>
            </dd>
          </div>
          <div className={figureClass}>
            <dt className="text-xs text-dim">포인트</dt>
            <dd className="text-lg">
              <button type="button" {...opens('pointChange')}>
                <Points points={user.point} />
              </button>
            </dd>
          </div>
          <div className="flex basis-full items-center justify-between rounded-lg bg-s2 pl-3">
            <dt className="text-xs text-dim">쪽지</dt>
            <dd>
              <UnreadLink className="h-12 px-3" onFollow={closeDrawer} />
            </dd>
          </div>
        </dl>
      </section>
      <nav aria-label="내 메뉴" className="grid grid-cols-2 py-1">
        <MenuLinks at="account" onFollow={closeDrawer} />
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => {
            closeDrawer()
            openDialog('customerWrite')
          }}
          className={linkClass}
        >
          1:1 문의하기
        </button>
        <div className="col-span-full px-4">
          <ThemeChoice />
        </div>
        <button
          type="button"
          onClick={() => void logOut()}
          className={`${linkClass} col-span-full gap-3 text-dim!`}
        >
          <LogOut aria-hidden size={18} />
          로그아웃
        </button>
      </nav>
      {hasPicks && (
        <div className="border-t border-line p-3">
          <Cart />
        </div>
      )}
    </Drawer>
  )
}

/** Switches a phone to the desktop page; the header has the switch back (HEADER-018, HEADER-019). */
function DesktopViewButton() {
  return (
    <button
      type="button"
      onClick={() => toggleLayout('mobile')}
      className="flex h-12 w-full items-center gap-3 px-4 text-dim hover:bg-s2"
    >
      <Monitor aria-hidden size={18} />
      PC 버전
    </button>
  )
}
