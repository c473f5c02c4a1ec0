type Shortcut = { readonly keys: readonly string[]; readonly does: string }

const list: readonly Shortcut[] = [
  { keys: ['/'], does: '경기 검색' },
  { keys: ['↑', '↓', 'J', 'K'], does: '경기 이동' },
  { keys: ['Enter'], does: '고른 경기 열기' },
  { keys: ['S'], does: '고른 경기 베팅 정지, 다시 누르면 해제' },
  { keys: ['?'], does: '단축키 보기' },
]

const sheet: readonly Shortcut[] = [
  { keys: ['↑', '↓', 'J', 'K'], does: '마켓 이동' },
  { keys: ['S'], does: '고른 마켓 (없으면 경기 전체) 베팅 정지, 다시 누르면 해제' },
  { keys: ['Shift', 'S'], does: '경기 전체 베팅 정지, 다시 누르면 해제' },
  { keys: ['?'], does: '단축키 보기' },
]

/** The keys of the fixture list and of the fixture page. */
export const shortcuts = { list, sheet } as const
