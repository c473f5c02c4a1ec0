import { Outlet } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { useSession } from '#web/client/api/api.ts'
import { usePartnerRights } from '#web/client/session/partner.ts'
import { EmptyState, SkeletonRows } from '#web/kit/display/states.tsx'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'
import { usePage } from '../../use-page.ts'
import { PartnerMenu } from './partner-menu.tsx'

/** The partner menu below the bar, where the bar has no room or contains an operator's menu (ROLE-007). */
export function PartnerRow() {
  const isOperator = useSession()?.user.type === 1
  const isSmall = useLayoutMode() === 'mobile'
  if (!isOperator && !isSmall) return null
  return (
    <div className="border-b border-line bg-s1 px-5 mobile:px-1.5">
      <PartnerMenu />
    </div>
  )
}

/** A partner page, if the permissions allow it. */
export function PartnerPage() {
  const page = usePage()
  const rights = usePartnerRights()
  if (page?.partnerPermission === undefined || rights.has(page.partnerPermission)) return <Outlet />
  if (rights.size === 0) return <SkeletonRows rows={8} className="h-9" />
  return <EmptyState icon={Lock} title="이 페이지를 볼 권한이 없습니다." />
}
