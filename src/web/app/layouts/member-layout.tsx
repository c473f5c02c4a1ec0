import { Outlet } from '@tanstack/react-router'
import type { PropsWithChildren } from 'react'
import { useSession } from '#web/client/api/api.ts'
import { useAlternateAddress } from '#web/client/site/alternate-banner.tsx'
import { useAreContactsSettled, useContacts } from '#web/client/site/contacts.tsx'
import { useOverlays } from '#web/client/state/overlays.ts'
import { ScrollToTop } from '#web/kit/controls/scroll-to-top.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'
import { useOpenDock } from '#web/play/cart/cart-dock.ts'
import { BottomBar } from '../shell/bottom-bar.tsx'
import { ExclusionBanner } from '../shell/exclusion-banner.tsx'
import { Footer } from '../shell/footer.tsx'
import { Header, MemberStrip, StripLinks } from '../shell/header.tsx'
import { MainMenu } from '../shell/main-menu.tsx'
import { NewsLine } from '../shell/news-line.tsx'
import { RightColumn } from '../shell/right-column.tsx'
import { Sidebar } from '../shell/sidebar.tsx'
import { SkipLink } from '../shell/skip-link.tsx'
import { SlipDock } from '../shell/slip-dock.tsx'
import { shellSlots } from '../shell-slots.ts'
import { lazyPart, lazySlot } from '../slot.tsx'
import { usePage } from '../use-page.ts'
import { useUnreadWatch } from '../watches/use-unread-watch.ts'
import { useWarmth } from '../watches/use-warmth.ts'

const PopupLayer = lazySlot(shellSlots.popups, 'PopupLayer')
const CartDock = lazyPart(() => import('../shell/cart-dock.tsx'), 'CartDock')
const loadDrawers = () => import('../shell/drawers.tsx')
const OpenDrawer = lazyPart(loadDrawers, 'OpenDrawer')
const loadUserInfo = () => import('../shell/user-info-dialog.tsx')
const UserInfoDialog = lazyPart(loadUserInfo, 'UserInfoDialog')

/**
 * The default layout: bar, menu, sidebar (not on home), page, cart; members only (LAYOUT-001..003,
 * LAYOUT-008).
 */
export function MemberLayout({ children = <Outlet /> }: PropsWithChildren) {
  const user = useSession()?.user
  const mobile = useLayoutMode() === 'mobile'
  const page = usePage()
  const { drawer, dialog } = useOverlays()
  const isDockOpen = useOpenDock(dock => dock.open !== null)
  useUnreadWatch()
  useWarmth(mobile ? loadDrawers : loadUserInfo)
  if (!user) return null
  return (
    <div className="footer-last flex min-h-dvh flex-col pb-(--foot-height)">
      <SkipLink />
      {!mobile && page?.cart && <SkipLink to="cart">베팅카트로 건너뛰기</SkipLink>}
      <Header user={user} />
      <MainMenu />
      {mobile && <MemberStrip user={user} />}
      {mobile && <StripLinks />}
      {!mobile && <NewsLine />}
      <ExclusionBanner />
      <Columns>{children}</Columns>
      <Footer />
      {mobile && (
        <>
          <SlipDock />
          <BottomBar />
          {isDockOpen && <CartDock />}
          {drawer && <OpenDrawer user={user} />}
        </>
      )}
      {dialog === 'userInfo' && <UserInfoDialog />}
      <ScrollToTop />
      {PopupLayer && <PopupLayer />}
    </div>
  )
}

/**
 * Sidebar, page and right column; a column is present only when it has or may get content. Home has no
 * sidebar (LAYOUT-003).
 */
function Columns({ children }: PropsWithChildren) {
  const page = usePage()
  const mobile = useLayoutMode() === 'mobile'
  const contacts = useContacts()
  const settled = useAreContactsSettled()
  const alternate = useAlternateAddress()
  const sidebar = !mobile && page?.path !== '/'
  const right = !mobile && (page?.cart === true || contacts.length > 0 || alternate !== '' || !settled)
  return (
    <div
      className={classNames(
        'mx-auto grid w-full max-w-[1920px] flex-1 content-start items-start gap-4 px-5 py-4 mobile:px-3 mobile:pt-0 mobile:pb-3',
        sidebar && right && 'grid-cols-[256px_minmax(0,1fr)_300px]',
        sidebar && !right && 'grid-cols-[256px_minmax(0,1fr)]',
        !sidebar && right && 'grid-cols-[minmax(0,1fr)_300px]',
        !sidebar && !right && 'grid-cols-[minmax(0,1fr)]',
      )}
    >
      {sidebar && <Sidebar />}
      <main id="main" tabIndex={-1} className="min-w-0 focus:outline-none mobile:pt-2">
        <div className="contents" data-page>
          {children}
        </div>
      </main>
      {right && <RightColumn cart={page?.cart === true} contacts={contacts} alternate={alternate} />}
    </div>
  )
}
