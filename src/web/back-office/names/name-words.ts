import type { ListedKind } from '#domain/fixtures/listed-names.ts'

export const kindWords: Readonly<Record<ListedKind, string>> = { sport: '종목', league: '리그', team: '팀' }

/** The actions on an entry besides its name. */
export type StateAct = 'hide' | 'show' | 'pin' | 'unpin'

type ActWords = { readonly act: string; readonly done: string; readonly reasons: readonly string[] }

export const actWords: Readonly<Record<StateAct, ActWords>> = {
  hide: {
    act: '숨김',
    done: '숨겼습니다. 새 베팅을 받지 않습니다.',
    reasons: ['운영 정책', '피드 오류', '제공 중단'],
  },
  show: { act: '노출', done: '다시 노출했습니다.', reasons: ['운영 정책', '오류 해소', '제공 재개'] },
  pin: { act: '상단 고정', done: '상단에 고정했습니다.', reasons: ['운영 정책', '관심 경기', '이벤트'] },
  unpin: { act: '고정 해제', done: '고정을 해제했습니다.', reasons: ['운영 정책', '이벤트 종료'] },
}

/** The change made by the action. */
export const changeOf: Readonly<Record<StateAct, { readonly hidden?: boolean; readonly pinned?: boolean }>> =
  {
    hide: { hidden: true },
    show: { hidden: false },
    pin: { pinned: true },
    unpin: { pinned: false },
  }

/** Default reason for a name. */
export const NAME_REASON = '이름 번역'
