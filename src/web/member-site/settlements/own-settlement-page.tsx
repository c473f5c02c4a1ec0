import { useState } from 'react'
import type { SettlementTab } from './settlement-tabs.ts'
import { SettlementView } from './settlement-view.tsx'

/** 정산 among the partners' pages: the same as members' pages show, in one place (handbook 6.4). */
export function Page() {
  const [tab, setTab] = useState<SettlementTab>('1')
  return <SettlementView tab={tab} onTab={setTab} />
}
