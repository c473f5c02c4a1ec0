/** States of an operation that needs a second operator (X4). */
export const askStateWords = {
  waiting: '대기',
  approved: '승인',
  rejected: '거절',
  withdrawn: '철회',
  lapsed: '기한 지남',
} as const
export type AskState = keyof typeof askStateWords
export const askStates = Object.keys(askStateWords) as AskState[]
