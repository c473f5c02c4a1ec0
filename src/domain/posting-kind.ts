/**
 * All kinds of money and point movements, with their code and Korean label for operators (handbook 5.1).
 * The ledger stores the name.
 */
const postingKinds = {
  deposit: { code: 1, korean: '충전' },
  'deposit-reversed': { code: 113, korean: '충전취소' },
  withdrawal: { code: 2, korean: '환전' },
  'withdrawal-requested': { code: 102, korean: '환전요청' },
  'withdrawal-withdrawn': { code: 112, korean: '환전요청취소' },
  'withdrawal-reversed': { code: 114, korean: '환전취소' },
  bet: { code: 3, korean: '베팅' },
  // The stake reserved while an in-play bet is pending, and returned when it is refused (handbook 2.4).
  'bet-waiting': { code: 103, korean: '베팅접수' },
  'bet-refused': { code: 104, korean: '베팅접수취소' },
  'bet-cancelled': { code: 4, korean: '베팅취소' },
  'bet-settled': { code: 7, korean: '베팅결과처리' },
  'points-converted': { code: 5, korean: '포인트전환' },
  'points-deducted': { code: 6, korean: '포인트차감' },
  'event-credit': { code: 8, korean: '이벤트충전' },
  'event-debit': { code: 9, korean: '이벤트차감' },
  'points-credited': { code: 10, korean: '포인트충전' },
  // The stake of a free bet in the house's own accounts (handbook 5.7); our own code.
  'free-stake': { code: 133, korean: '프리벳' },
  // Event coins (handbook 5.9); our own codes.
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
  // Partner earnings and claims, separate from wallets (handbook 4.3, 4.4); our own codes.
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

/** Korean label of a kind. */
export const postingKindWord = (kind: PostingKind): string => postingKinds[kind].korean

/** Code of a kind for operators (handbook 5.1). */
export const postingKindCode = (kind: PostingKind): number => postingKinds[kind].code
