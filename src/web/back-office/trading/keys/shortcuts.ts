import type { Shortcut } from './shortcut-help.tsx'

export const listShortcuts: readonly Shortcut[] = [
  { keys: ['/'], does: '경기 검색' },
  { keys: ['↑', '↓', 'J', 'K'], does: '경기 이동' },
  { keys: ['Enter'], does: '고른 경기 열기' },
  { keys: ['S'], does: '고른 경기 베팅 정지, 다시 누르면 해제' },
  { keys: ['?'], does: '단축키 보기' },
]

export const sheetShortcuts: readonly Shortcut[] = [
  { keys: ['↑', '↓', 'J', 'K'], does: '마켓 이동' },
  { keys: ['S'], does: '고른 마켓 (없으면 경기 전체) 베팅 정지, 다시 누르면 해제' },
  { keys: ['Shift', 'S'], does: '경기 전체 베팅 정지, 다시 누르면 해제' },
  { keys: ['?'], does: '단축키 보기' },
]
