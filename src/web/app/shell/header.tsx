import { Link } from '@tanstack/react-router'
import { LogOut, Menu, Smartphone, UserRound } from 'lucide-react'
import type { MemberRecord } from '#contract/account/members.ts'
import { logOut } from '#web/client/session/log-out.ts'
import { openDrawer, toggleDialog } from '#web/client/state/overlays.ts'
import { IconButton } from '#web/kit/controls/button.tsx'
import { useIsScrolled } from '#web/kit/controls/use-is-scrolled.ts'
import { LevelBadge } from '#web/kit/display/badge.tsx'
import { Money, Points } from '#web/kit/display/figures.tsx'
import { toggleLayout, useLayoutMode } from '#web/kit/theme/layout-mode.ts'
import { pagesAt } from '../menu.ts'
import { Logo } from './logo.tsx'
import { NewsLine } from './news-line.tsx'
import { PageLink } from './page-link.tsx'
import { UnreadLink } from './unread-link.tsx'

/** The top bar: quick links, user and balances (HEADER rows). */
export function Header({ user }: { readonly user: MemberRecord }) {
  const isPhone = useLayoutMode() === 'mobile'
  return (
    <header className="sticky top-0 z-40 flex h-(--header-height) items-center gap-5 border-b border-line bg-s1 px-5 mobile:gap-1 mobile:px-1.5">
      <div className="desktop:hidden">
        <IconButton label="메뉴" onClick={() => openDrawer('menu')}>
          <Menu aria-hidden size={22} />
        </IconButton>
      </div>
      <Link to="/" aria-label="한판 홈" className="flex h-11 items-center mobile:min-w-11">
        <Logo />
      </Link>
      <QuickLinks />
      <Account user={user} />
      <div className="flex min-w-0 flex-1 items-center justify-end desktop:hidden">
        {isPhone && <NewsOrBalance user={user} />}
        <IconButton label="내정보" onClick={() => openDrawer('account')}>
          <UserRound aria-hidden size={22} />
        </IconButton>
      </div>
    </header>
  )
}

/**
 * The notice runs in the bar and takes no extra row on a phone. Once the strip with the balances has
 * scrolled out, the balance takes its place (appearance: the frame).
 */
function NewsOrBalance({ user }: { readonly user: MemberRecord }) {
  const folded = useIsScrolled(STRIP_GONE)
  if (!folded) return <NewsLine />
  return (
    <button
      type="button"
      {...opens('moneyChange')}
      data-folded-balance
      className="flex h-11 min-w-0 animate-fade items-center px-2 font-bold"
    >
      <span className="sr-only">보유금액</span>
      <Money won={user.emoney} />
    </button>
  )
}

/** Scroll distance in pixels after which the strip below the header is out of sight. */
const STRIP_GONE = 34

function QuickLinks() {
  const pages = pagesAt('quick')
  if (pages.length === 0) return null
  return (
    <nav aria-label="바로가기" className="mobile:hidden">
      <ul className="flex gap-1">
        {pages.map(page => (
          <li key={page.path}>
            <PageLink
              page={page}
              at="quick"
              className="flex h-9 items-center rounded-md px-3 font-medium whitespace-nowrap text-dim hover:bg-s2 hover:text-text"
              activeClassName="bg-jade! text-jade-ink! font-bold"
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Account({ user }: { readonly user: MemberRecord }) {
  return (
    <div className="ml-auto flex min-w-0 items-center gap-5 mobile:hidden">
      <MemberName user={user} />
      <Figures user={user} />
      <div className="flex items-center gap-1">
        <IconButton label="모바일 버전" onClick={() => toggleLayout('desktop')}>
          <Smartphone aria-hidden size={18} />
        </IconButton>
        <button
          type="button"
          onClick={() => void logOut()}
          className="flex h-10 items-center gap-1.5 rounded-md px-2.5 text-dim hover:bg-s2 hover:text-text"
        >
          <LogOut aria-hidden size={16} />
          로그아웃
        </button>
      </div>
    </div>
  )
}

/** Level and nickname; a click opens the user info (DIALOG-016). */
function MemberName({ user }: { readonly user: MemberRecord }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => toggleDialog('userInfo')}
      className="-mx-1.5 flex h-10 min-w-0 items-center gap-2 rounded-md px-1.5 hover:bg-s2"
    >
      <LevelBadge level={user.level} />
      <span data-nickname className="truncate font-bold">
        {user.nickname}
      </span>
    </button>
  )
}

/** Clicking a figure opens its history (DIALOG-017, DIALOG-018). */
const opens = (dialog: 'moneyChange' | 'pointChange') => ({
  'aria-haspopup': 'dialog' as const,
  onClick: () => toggleDialog(dialog),
})
const figureButton = 'hit -mx-1.5 flex h-10 items-center rounded-md px-1.5 hover:bg-s2'

function Figures({ user }: { readonly user: MemberRecord }) {
  return (
    <dl className="flex items-center gap-5 whitespace-nowrap narrow:gap-2.5">
      <div className="flex items-baseline gap-1.5">
        <dt className="text-xs text-dim mobile:sr-only">보유금액</dt>
        <dd data-balance>
          <button type="button" {...opens('moneyChange')} className={figureButton}>
            <Money won={user.emoney} />
          </button>
        </dd>
      </div>
      <div className="flex items-baseline gap-1.5">
        <dt className="text-xs text-dim mobile:sr-only">포인트</dt>
        <dd data-points>
          <button type="button" {...opens('pointChange')} className={figureButton}>
            <Points points={user.point} />
          </button>
        </dd>
      </div>
      <div>
        <dt className="sr-only">쪽지</dt>
        <dd>
          <UnreadLink className="-mx-1.5 h-10 px-1.5" />
        </dd>
      </div>
    </dl>
  )
}

/**
 * The same facts on small screens, in a strip below the bar that scrolls away; long amounts get their own
 * row (LAYOUT-006).
 */
export function MemberStrip({ user }: { readonly user: MemberRecord }) {
  return (
    <section
      aria-label="내정보"
      data-strip
      className="flex min-h-[34px] flex-wrap items-center justify-between gap-x-3 border-b border-line bg-s1 px-3 text-sm [&_:is(a,button)]:-my-[5.5px] [&_:is(a,button)]:h-11 desktop:hidden"
    >
      <div className="flex min-w-0 flex-[1_1_5rem]">
        <MemberName user={user} />
      </div>
      <Figures user={user} />
    </section>
  )
}

/**
 * Quick links for phones (LAYOUT-007). Tap targets are 44 px high in rows of 34 and 38 px, so they extend
 * beyond the row.
 */
export function StripLinks() {
  const pages = pagesAt('strip')
  if (pages.length === 0) return null
  return (
    <nav aria-label="자주 찾는 메뉴" className="h-[38px] border-b border-line bg-s1 desktop:hidden">
      <ul className="scroll-quiet -my-[3px] flex overflow-x-auto px-1">
        {pages.map(page => (
          <li key={page.path}>
            <PageLink
              page={page}
              at="strip"
              className="flex h-11 items-center px-2.5 text-sm font-semibold whitespace-nowrap text-dim -outline-offset-2"
              activeClassName="text-jade!"
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}
