import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { exportContract } from '#contract/back-office/kit/exports.ts'
import { loginEventTexts } from '#contract/back-office/login-event-texts.ts'
import { loginOperatorContract } from '#contract/back-office/logins.ts'
import { call } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { lazyDialog } from '#web/kit/overlays/lazy-dialog.ts'
import { DeskPage } from '../kit/desk-page.tsx'
import { ExportButton } from '../kit/lists/export-button.tsx'
import { listPart } from '../kit/lists/list-desk.tsx'
import { listFilter, oneOf, text } from '../kit/lists/list-filter.ts'
import { useView } from '../kit/lists/use-view.ts'
import { LoginEvents } from './login-events.tsx'
import { type LoginLock, LoginLocks } from './login-locks.tsx'

const ResetSecondFactorDialog = lazyDialog(
  () => import('./reset-second-factor-dialog.tsx'),
  'ResetSecondFactorDialog',
)

const LiftLockDialog = lazyDialog(() => import('./lift-lock-dialog.tsx'), 'LiftLockDialog')

const views = { events: '실패·잠금 기록', locks: '현재 잠금' } as const

/** 로그인기록: failed logins, and locks; a lock can be lifted with a reason. */
export function Page() {
  const view = useView(views, 'events', Object.keys(names))
  return (
    <DeskPage title="로그인기록" action={<ResetButton />}>
      <Tabs label="보기" {...view} />
      {view.value === 'locks' ? <Locks /> : <Events />}
    </DeskPage>
  )
}

/** For operators who have lost the device of the second factor. */
function ResetButton() {
  const mayChange = useMay('log:write')
  const [asked, setAsked] = useState(false)
  if (!mayChange) return null
  return (
    <>
      <Button size="sm" onClick={() => setAsked(true)}>
        2단계 인증 초기화
      </Button>
      {asked && <ResetSecondFactorDialog onClose={() => setAsked(false)} />}
    </>
  )
}

const names = {
  name: text(40, { label: '아이디', placeholder: '아이디' }),
  address: text(50, { label: '아이피', placeholder: '아이피 또는 대역', width: 'w-48' }),
}

const shared = { unit: '건', icon: ShieldCheck, nothingLeft: '조건에 맞는 기록이 없습니다.' } as const

const Events = listPart({
  ...shared,
  call: loginOperatorContract.events,
  filter: listFilter({
    what: oneOf(loginEventTexts, { label: '기록 종류', all: '모든 기록', width: 'w-44' }),
    ...names,
  }),
  action: ({ asked, isNarrowed }) => (
    <ExportButton
      name="로그인기록"
      narrowed={isNarrowed}
      onExport={reason => call(exportContract.logins, { body: { filter: asked, reason } })}
    />
  ),
  list: ({ events }) => <LoginEvents events={events} />,
  nothing: '로그인 실패 기록이 없습니다.',
})

const Locks = listPart({
  ...shared,
  call: loginOperatorContract.locks,
  filter: listFilter(names),
  dialog: (lock: LoginLock, close) => <LiftLockDialog lock={lock} onClose={close} />,
  list: ({ locks }, { open }) => <LoginLocks locks={locks} onLift={open} />,
  nothing: '현재 잠금이 없습니다.',
})
