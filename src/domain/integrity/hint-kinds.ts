/** Kinds of suspicious betting, with their labels for operators (field B19). */
export const hintKindWords = {
  'unusual-volume': '이례적 베팅량',
  'many-small': '소액 반복 베팅',
  'linked-accounts': '연관 계정',
  insider: '내부자 의심',
  'before-move': '정지·변경 직전 베팅',
} as const
export type HintKind = keyof typeof hintKindWords
export const hintKinds = Object.keys(hintKindWords) as HintKind[]

/** State of a case: not assigned, under review, or decided. */
export const caseStateWords = { open: '열림', checking: '확인 중', closed: '종결' } as const
export type CaseState = keyof typeof caseStateWords

/** Filters of the case list; `waiting` is all cases that are not closed. */
export const caseFilterWords = {
  waiting: '처리 전',
  open: '열림',
  checking: '확인 중',
  closed: '종결',
  all: '전체',
} as const
export type CaseFilter = keyof typeof caseFilterWords
export const caseFilters = Object.keys(caseFilterWords) as CaseFilter[]

/** An operator's final decision. It has no automatic effect on members. */
export const caseDecisionWords = {
  nothing: '문제 없음',
  watch: '주의 관찰',
  acted: '조치함',
} as const
export type CaseDecision = keyof typeof caseDecisionWords
export const caseDecisions = Object.keys(caseDecisionWords) as CaseDecision[]
