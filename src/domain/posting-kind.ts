/**
 * Every reason for which money or points move, with the code and the Korean word that operators read
 * (handbook 5.1). The name is what the ledger stores.
 */
const postingKinds = {
  deposit: { code: 1, korean: '충전' },
  'deposit-reversed': { code: 113, korean: '충전취소' },
  withdrawal: { code: 2, korean: '환전' },
  'withdrawal-requested': { code: 102, korean: '환전요청' },
  'withdrawal-withdrawn': { code: 112, korean: '환전요청취소' },
  'withdrawal-reversed': { code: 114, korean: '환전취소' },
  bet: { code: 3, korean: '베팅' },
  // A stake that is set aside while an in-play bet waits, and given back when it is refused (handbook 2.4).
  'bet-waiting': { code: 103, korean: '베팅접수' },
  'bet-refused': { code: 104, korean: '베팅접수취소' },
  'bet-cancelled': { code: 4, korean: '베팅취소' },
  'bet-settled': { code: 7, korean: '베팅결과처리' },
  'points-converted': { code: 5, korean: '포인트전환' },
  'points-deducted': { code: 6, korean: '포인트차감' },
  'event-credit': { code: 8, korean: '이벤트충전' },
  'event-debit': { code: 9, korean: '이벤트차감' },
  'points-credited': { code: 10, korean: '포인트충전' },
  // Where the stake of a free bet lies among the house's own accounts (handbook 5.7); a code of our own.
  'free-stake': { code: 133, korean: '프리벳' },
  // Event coins (handbook 5.9); codes of our own.
  'coins-credited': { code: 131, korean: '코인적립' },
  'coins-spent': { code: 132, korean: '코인사용' },
  'losing-points': { code: 11, korean: '낙첨포인트' },
  'operator-credit': { code: 121, korean: '관리자충전' },
  'operator-debit': { code: 122, korean: '관리자회수' },
  'operator-points-credit': { code: 123, korean: '관리자 포인트 지급' },
  'operator-points-debit': { code: 124, korean: '관리자 포인트 회수' },
  'settlement-reversed': { code: 201, korean: '정산취소' },
  'settlement-points-reversed': { code: 202, korean: '정산포인트취소' },
  'settlement-recommender-points-reversed': { code: 203, korean: '정산추천인포인트취소' },
  'partner-settlement': { code: 301, korean: '총판정산' },
  'rolling-converted': { code: 302, korean: '롤링금전환' },
  // What partners earn and ask for, beside their wallets (handbook 4.3, 4.4); codes of our own.
  rolling: { code: 303, korean: '롤링적립' },
  'losing-share': { code: 304, korean: '루징적립' },
  'settlement-claimed': { code: 305, korean: '정산신청' },
  'settlement-returned': { code: 306, korean: '정산신청취소' },
  'tether-deposit': { code: 901, korean: '테더충전' },
  'tether-withdrawal': { code: 902, korean: '테더환전' },
  'data-repair': { code: 998, korean: '데이터복구' },
  other: { code: 999, korean: '기타' },
} as const satisfies Record<string, { readonly code: number; readonly korean: string }>

export type PostingKind = keyof typeof postingKinds

export const postingKindNames = Object.keys(postingKinds) as readonly PostingKind[]

/** The Korean word of a kind. */
export const postingKindWord = (kind: PostingKind): string => postingKinds[kind].korean

/** The number of a kind in the books of operators (handbook 5.1). */
export const postingKindCode = (kind: PostingKind): number => postingKinds[kind].code
