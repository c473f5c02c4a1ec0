import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'
import {
  keepLastTab,
  landingTab,
  pathOfTab,
  type SettlementTab,
  tabOfPath,
  useLastTab,
} from './settlement-tabs.ts'
import { SettlementView } from './settlement-view.tsx'

/** 정산신청: earnings and claims, with a path for each tab (ROUTE-023 to ROUTE-027, CALC-001 to CALC-004). */
export function Page() {
  const path = useLocation({ select: location => location.pathname })
  const navigate = useNavigate()
  const isMobile = useLayoutMode() === 'mobile'
  const last = useLastTab(({ tab }) => tab)
  const wanted = landingTab(path, last, isMobile)
  const shown = tabOfPath(path)
  useEffect(() => {
    if (wanted === shown) keepLastTab(shown)
    else void navigate({ to: pathOfTab(wanted), replace: true })
  }, [navigate, wanted, shown])
  const show = (tab: SettlementTab) => {
    keepLastTab(tab)
    void navigate({ to: pathOfTab(tab) })
  }
  return <SettlementView tab={shown} onTab={show} />
}
