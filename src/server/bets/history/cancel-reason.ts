/** Texts shown as the reason of a cancelled pick. */
export const cancelReason = {
  member: '회원님이 취소한 베팅입니다.',
  operator: '관리자가 취소한 베팅입니다.',
  supplier: '게임사가 취소한 베팅입니다. 베팅금이 반환되었습니다.',
} as const
