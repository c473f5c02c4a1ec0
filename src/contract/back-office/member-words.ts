/** Filters and sort orders of members. Contains no schema, so that pages can import only the words. */

export const memberKinds = ['member', 'operator', 'partner'] as const
export type MemberKindName = (typeof memberKinds)[number]
export const memberKindWords: Readonly<Record<MemberKindName, string>> = {
  member: '일반회원',
  operator: '관리자',
  partner: '총판',
}

export const memberStates = ['waiting', 'active', 'blocked', 'left', 'refused'] as const
export type MemberState = (typeof memberStates)[number]
export const memberStateWords: Readonly<Record<MemberState, string>> = {
  waiting: '승인대기',
  active: '정상',
  blocked: '이용정지',
  left: '탈퇴',
  refused: '가입거절',
}

export const memberSorts = ['joined', 'balance', 'login'] as const

export const deskBetStates = ['open', 'won', 'lost', 'void', 'cancelled'] as const

/** Hard upper bound of a manual credit or debit, in won or points, whatever the setting is. */
export const HAND_FIGURE_MAX = 1_000_000_000

export const NOTE_LENGTH_MAX = 1_000

/** Risk codes (tendency) have two digits. */
export const TENDENCY_MAX = 99
