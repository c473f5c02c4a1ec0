import { Link } from '@tanstack/react-router'
import { KeyRound, LogOut, UserRoundCog } from 'lucide-react'
import { ownAccountContract } from '#contract/account/own-account.ts'
import { siteContract } from '#contract/site/site.ts'
import type { Output } from '#contract/wire/route.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { useCall, useSession } from '#web/client/api/api.ts'
import { logOut } from '#web/client/session/log-out.ts'
import { closeDialog, openDialog } from '#web/client/state/overlays.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { LevelBadge } from '#web/kit/display/badge.tsx'
import { type Fact, FactList } from '#web/kit/display/fact-list.tsx'
import { Money, Points } from '#web/kit/display/figures.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { ThemeChoice } from './theme-choice.tsx'

/** User info with balances and session end; logging out closes it (DIALOG-016, SESSION-006). */
export function UserInfoDialog() {
  const session = useSession()
  const asked = { enabled: session !== undefined, staleTime: 60_000 }
  const { data: settings } = useCall(siteContract.settings, undefined, asked)
  const { data: own } = useCall(ownAccountContract.own, undefined, asked)
  if (!session) return null
  const { user, expiresAt } = session
  const facts: readonly Fact[] = [
    ['아이디', user.userId],
    ['보유금액', <Money key="money" won={user.emoney} />],
    ['포인트', <Points key="points" points={user.point} />],
    ['로그인 유지', `${formatSeoul(expiresAt, 'MM-DD HH:mm')}까지`],
    ...(settings ? sessionFacts(settings) : []),
    ...(own?.previousLogin
      ? [['지난 로그인', `${own.previousLogin.at.slice(0, 16)} · ${own.previousLogin.device}`] as const]
      : []),
  ]
  return (
    <Dialog
      open
      onClose={closeDialog}
      title="회원정보"
      actions={
        <>
          <Button size="lg" onClick={() => void logOut()}>
            <LogOut aria-hidden size={18} />
            로그아웃
          </Button>
          <Button size="lg" look="primary" onClick={closeDialog}>
            확인
          </Button>
        </>
      }
    >
      <div className="grid gap-4" data-dialog="userInfo">
        <p className="flex items-center gap-2 text-lg font-semibold">
          <LevelBadge level={user.level} />
          {user.nickname}
        </p>
        <FactList facts={facts} />
        <ThemeChoice />
        <div className="grid grid-cols-2 gap-2 mobile:[&>*]:h-11">
          <Link
            to="/member"
            onClick={closeDialog}
            className="inline-flex h-10 mobile:h-11 items-center justify-center gap-2 rounded-md bg-s2 px-3 font-semibold whitespace-nowrap hover:bg-s3"
          >
            <UserRoundCog aria-hidden size={16} />
            회원정보 수정
          </Link>
          <Button onClick={() => openDialog('changePassword')}>
            <KeyRound aria-hidden size={16} />
            비밀번호 변경
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Duration of a login, and of the idle time without navigation (FIELD-037, SESSION-016). */
const sessionFacts = ({
  logoutMin,
  autoLogoutMin,
}: Pick<Output<typeof siteContract.settings>, 'logoutMin' | 'autoLogoutMin'>): readonly Fact[] => [
  ['로그인 시간', `최대 ${logoutMin}분`],
  ...(autoLogoutMin > 0 ? [['자동 로그아웃', `이용 없이 ${autoLogoutMin}분`] as const] : []),
]
