import { useState } from 'react'
import type { SettlementTab } from './settlement-tabs.ts'
import { SettlementView } from './settlement-view.tsx'

/** 정산 in the partner pages: the same as on the member site, on one page (handbook 6.4). */
export function Page() {
  const [tab, setTab] = useState<SettlementTab>('1')
  return <SettlementView tab={tab} onTab={setTab} />
}
