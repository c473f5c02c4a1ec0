/** Reconciliation checks that run each minute (field W14). */
export const reconciliationChecks = {
  balances: {
    korean: '잔액과 분개',
    what: '모든 회원 잔액을 분개 합계와 대조하고, 이미 확인한 분개가 바뀌지 않았는지 봅니다.',
  },
  requests: {
    korean: '입출금 신청과 분개',
    what: '충전·환전 신청의 상태와 금액을 장부의 분개·보류와 양쪽으로 대조합니다.',
  },
  gateway: { korean: '결제 게이트웨이와 신청', what: '게이트웨이가 알려 준 입출금을 신청과 대조합니다.' },
} as const

export type ReconciliationCheck = keyof typeof reconciliationChecks
export const reconciliationCheckNames = Object.keys(reconciliationChecks) as ReconciliationCheck[]
