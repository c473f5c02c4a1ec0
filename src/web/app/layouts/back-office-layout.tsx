import { Outlet } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useSession } from '#web/client/api/api.ts'
import { useDeskRights, useOwnRights } from '#web/client/session/operator.ts'
import { EmptyState, SkeletonRows } from '#web/kit/display/states.tsx'
import { DeskHeader } from '../shell/desk/desk-header.tsx'
import { useDeskNews } from '../shell/desk/use-desk-news.ts'
import { SkipLink } from '../shell/skip-link.tsx'
import { lazyPart } from '../slot.tsx'
import { usePage } from '../use-page.ts'
import { useWarmth } from '../watches/use-warmth.ts'

const PartnerRow = lazyPart(() => import('../shell/desk/partner-parts.tsx'), 'PartnerRow')
const PartnerPage = lazyPart(() => import('../shell/desk/partner-parts.tsx'), 'PartnerPage')

const loadDialog = () => import('#web/kit/overlays/dialog.tsx')

/** Layout of the back office: a compact bar, and the page over the full width (ROUTE-016, ROUTE-017). */
export function BackOfficeLayout() {
  const user = useSession()?.user
  useDeskNews(user?.type === 1)
  useWarmth(loadDialog)
  const isOfPartners = usePage()?.path.startsWith('/manager')
  if (!user) return null
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <DeskHeader user={user} />
      {isOfPartners && <PartnerRow />}
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[1920px] min-w-0 flex-1 px-5 py-4 focus:outline-none mobile:px-3 mobile:py-3"
      >
        {user.type === 1 ? <OpenPages /> : <PartnerPage />}
      </main>
    </div>
  )
}

/** The page, after the operator's permissions are loaded. */
function OpenPages() {
  const answer = useOwnRights()
  return (
    <AnswerView answer={answer} waiting={<SkeletonRows rows={8} className="h-9" />}>
      {() => <OpenPage />}
    </AnswerView>
  )
}

/**
 * The page, or a notice that the role lacks the permission. The first page is open to all; each of its
 * parts checks its own permission.
 */
function OpenPage() {
  const page = usePage()
  const { permissions } = useDeskRights()
  const permission = page?.permission
  if (permission === undefined || permissions.has(permission)) return <Outlet />
  return <EmptyState icon={Lock} title="이 페이지를 볼 권한이 없습니다." />
}
