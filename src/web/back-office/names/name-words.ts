import type { ListedKind } from '#domain/fixtures/listed-names.ts'

export const kindWords: Readonly<Record<ListedKind, string>> = { sport: '종목', league: '리그', team: '팀' }

/** What can be done to one of a list beside its name. */
export type StateAct = 'hide' | 'show' | 'pin' | 'unpin'

export const actWords: Readonly<Record<StateAct, { readonly act: string; readonly done: string }>> = {
  hide: { act: '숨김', done: '숨겼습니다. 새 베팅을 받지 않습니다.' },
  show: { act: '노출', done: '다시 노출했습니다.' },
  pin: { act: '상단 고정', done: '상단에 고정했습니다.' },
  unpin: { act: '고정 해제', done: '고정을 해제했습니다.' },
}

/** What the act makes of it. */
export const changeOf: Readonly<Record<StateAct, { readonly hidden?: boolean; readonly pinned?: boolean }>> =
  {
    hide: { hidden: true },
    show: { hidden: false },
    pin: { pinned: true },
    unpin: { pinned: false },
  }

export const NAME_REASON = '이름 번역'
export const nameReasons = [NAME_REASON, '표기 통일', '오타 정정']
