/** Categories of customer questions. The flag of `/customer/write/{flag?}` selects one (BOARD-006). */
export const customerCategories = ['general', 'deposit', 'withdrawal', 'betting'] as const
export type CustomerCategory = (typeof customerCategories)[number]

export const customerCategoryWord: Readonly<Record<CustomerCategory, string>> = {
  general: '일반 문의',
  deposit: '입금계좌 문의',
  withdrawal: '출금 문의',
  betting: '베팅 문의',
}

/** 1 deposit account, 2 withdrawal, 3 betting; any other or missing flag is general (BOARD-006). */
export const categoryOfFlag = (flag: string | undefined): CustomerCategory =>
  flag === '1' ? 'deposit' : flag === '2' ? 'withdrawal' : flag === '3' ? 'betting' : 'general'

/** 접수, 답변중, 답변완료 (handbook 6.3). A question is open until `done`. */
export const customerStates = ['new', 'doing', 'done'] as const
export type CustomerState = (typeof customerStates)[number]

export const customerStateWord: Readonly<Record<CustomerState, string>> = {
  new: '접수',
  doing: '답변중',
  done: '답변완료',
}

export const customerTitleMax = 60
export const customerContentsMax = 2_000
