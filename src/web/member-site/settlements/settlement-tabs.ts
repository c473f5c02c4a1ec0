import { create } from 'zustand'

/** The five tabs, each with its own page (CALC-004). */
export const settlementTabs = [
  { key: '1', label: '전체정산', path: '/calculate' },
  { key: '2', label: '스포츠/미니게임', path: '/calculateSports' },
  { key: '3', label: '카지노/슬롯', path: '/calculateCasino' },
  { key: '4', label: '이벤트', path: '/calculateEvent' },
  { key: '5', label: '테더정산', path: '/calculateTether' },
] as const
export type SettlementTab = (typeof settlementTabs)[number]['key']

/** The last open tab of this session (CALC-003). */
export const useLastTab = create<{ readonly tab: SettlementTab }>(() => ({ tab: '1' }))
export const keepLastTab = (tab: SettlementTab): void => useLastTab.setState({ tab })

export const tabOfPath = (path: string): SettlementTab =>
  settlementTabs.find(tab => tab.path === path)?.key ?? '1'

export const pathOfTab = (key: SettlementTab): string =>
  settlementTabs.find(tab => tab.key === key)?.path ?? '/calculate'

/** Tab when coming from the menu: the last one on a desktop, the first on a phone (CALC-002, CALC-003). */
export const landingTab = (path: string, last: SettlementTab, isMobile: boolean): SettlementTab =>
  path === '/calculate' && !isMobile ? last : tabOfPath(path)
