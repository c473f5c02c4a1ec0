import { Link } from '@tanstack/react-router'
import { LogOut, Moon, Sun } from 'lucide-react'
import type { MemberRecord } from '#contract/account/members.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { changesSomething } from '#domain/operators/permissions.ts'
import { logOut } from '#web/client/session/log-out.ts'
import { roleWord, useDeskRights } from '#web/client/session/operator.ts'
import { IconButton } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { otherTheme, toggleDeskTheme, useDeskTheme } from '#web/kit/theme/desk-theme.ts'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'
import { useClock } from '#web/kit/time/use-clock.ts'
import { lazyPart } from '../../slot.tsx'
import { Logo } from '../logo.tsx'
import { DeskAlerts } from './desk-alerts.tsx'
import { OnlineMembers } from './desk-counts.tsx'
import { DeskDrawer } from './desk-drawer.tsx'
import { DeskMenu } from './desk-menu.tsx'
import { PaletteButton } from './palette-button.tsx'

/** Hides items next to the menu of an operator with all areas, which fills a usual desktop. */
const besideMenu = 'max-[1679px]:hidden'

const PartnerMenu = lazyPart(() => import('./partner-menu.tsx'), 'PartnerMenu')

/** The back-office bar: pages, operator and role, time in Seoul. */
export function DeskHeader({ user }: { readonly user: MemberRecord }) {
  const isOperator = user.type === 1
  const isSmall = useLayoutMode() === 'mobile'
  const isCrowded = isOperator && !isSmall
  return (
    <header className="sticky top-0 z-40 flex h-12 items-center gap-4 border-b border-line bg-s1 px-5 mobile:gap-2 mobile:px-1.5">
      {isOperator && isSmall && <DeskDrawer />}
      <Link
        to={isOperator ? '/admin' : '/manager'}
        activeOptions={{ exact: true }}
        aria-label={`한판 ${isOperator ? '관리자' : '총판'} 홈`}
        className="hit flex h-12 items-center gap-2"
      >
        <Logo />{' '}
        <span
          className={classNames(
            'text-sm font-semibold whitespace-nowrap text-dim narrow:hidden',
            isCrowded && besideMenu,
          )}
        >
          {isOperator ? '관리자' : '총판'}
        </span>
      </Link>
      {!isSmall && (isOperator ? <DeskMenu /> : <PartnerMenu />)}
      <div className="ml-auto flex min-w-0 items-center gap-3 narrow:gap-1">
        <OnlineMembers />
        <SeoulClock isCrowded={isCrowded} />
        <Who user={user} isCrowded={isCrowded} />
        <div className="flex items-center">
          {isOperator && <PaletteButton />}
          {isOperator && <DeskAlerts />}
          {/* On phones it is in the drawer, because the name needs the room. */}
          {!(isOperator && isSmall) && <ThemeButton />}
          <IconButton label="로그아웃" onClick={() => void logOut()}>
            <LogOut aria-hidden size={18} />
          </IconButton>
        </div>
      </div>
    </header>
  )
}

type Crowded = { readonly isCrowded: boolean }

function SeoulClock({ isCrowded }: Crowded) {
  const time = useClock(now => formatSeoul(now, 'YYYY-MM-DD HH:mm:ss'))
  // Only the time is shown, because a menu with counters leaves no room for the date.
  return (
    <time
      className={classNames('text-sm whitespace-nowrap text-dim mobile:hidden', isCrowded && besideMenu)}
      title={`${time.slice(0, 10)} · 서울 시각`}
    >
      {time.slice(11)}
    </time>
  )
}

/** Clicking the name opens the operator's account: password and second factor. */
function Who({ user, isCrowded }: Crowded & { readonly user: MemberRecord }) {
  const { role, permissions } = useDeskRights()
  const reads = user.type === 1 && role !== '' && ![...permissions].some(changesSomething)
  return (
    <p className="flex min-w-0 items-center gap-1.5">
      <Link
        to={user.type === 1 ? '/member' : '/manager/account'}
        title="회원정보"
        className="hit flex h-10 min-w-0 items-center rounded-md px-1.5 hover:bg-s2 narrow:min-w-11"
      >
        <span data-nickname className="truncate text-sm font-semibold">
          {user.nickname}
        </span>
      </Link>
      {reads && <Badge tone="outline">조회 전용</Badge>}
      {/* Phones need the room for counters. */}
      {!reads && (
        <span className={classNames('narrow:hidden', isCrowded && besideMenu)}>
          <Badge tone="jade">{role || roleWord(user)}</Badge>
        </span>
      )}
    </p>
  )
}

function ThemeButton() {
  const { theme } = useDeskTheme()
  const Icon = theme === 'light' ? Moon : Sun
  return (
    <IconButton label={otherTheme(theme)} onClick={toggleDeskTheme}>
      <Icon aria-hidden size={18} />
    </IconButton>
  )
}
