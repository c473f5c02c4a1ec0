export type BetStatus = 'cancelled' | 'open' | 'lost' | 'won' | 'void'

/** Wire codes of a bet's status (FIELD-051 to FIELD-055). */
export const betStatusCode: Readonly<Record<BetStatus, number>> = {
  cancelled: -1,
  open: 0,
  lost: 1,
  won: 2,
  void: 3,
}

/** Returns undefined for a number that is no status. */
export function betStatus(code: number): BetStatus | undefined {
  const statuses = ['cancelled', 'open', 'lost', 'won', 'void'] as const
  return statuses.find(status => betStatusCode[status] === code)
}

/** Korean label of a bet status (LABEL-023). */
export const betStatusWord: Readonly<Record<BetStatus, string>> = {
  cancelled: '취소',
  open: '진행중',
  lost: '낙첨',
  won: '당첨',
  void: '적중특례',
}
