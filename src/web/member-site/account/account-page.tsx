import { useNavigate, useSearch } from '@tanstack/react-router'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useOwnAccount } from '#web/client/session/confirm/use-own-account.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import { DevicesSection } from './devices/devices-section.tsx'
import { LoginsSection } from './devices/logins-section.tsx'
import { ProfileSection } from './profile/profile-section.tsx'
import { SecondFactorSection } from './second-factor/second-factor-section.tsx'

const tabs = [
  { key: 'profile', label: '내 정보' },
  { key: 'security', label: '2단계 인증' },
  { key: 'logins', label: '기기·로그인' },
] as const
type View = (typeof tabs)[number]['key']

/** 회원정보: the member's account (ROUTE-004, ROUTE-005). The URL selects the section. */
export function Page() {
  const address: { readonly view?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const view = tabs.find(({ key }) => key === address.view)?.key ?? 'profile'
  const show = (next: View) =>
    void navigate({ to: '.', search: { view: next === 'profile' ? undefined : next } })
  const answer = useOwnAccount()
  return (
    <div className="grid max-w-[860px] grid-cols-[minmax(0,1fr)] gap-3">
      <h1 className="text-2xl">회원정보</h1>
      <Tabs label="회원정보" look="lines" tabs={tabs} value={view} onChange={show} />
      {view === 'logins' ? (
        <>
          <DevicesSection />
          <LoginsSection />
        </>
      ) : (
        <AnswerView answer={answer} waiting={<Skeleton className="h-96" />}>
          {own => (view === 'security' ? <SecondFactorSection own={own} /> : <ProfileSection own={own} />)}
        </AnswerView>
      )}
    </div>
  )
}
