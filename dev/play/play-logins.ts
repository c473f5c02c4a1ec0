/**
 * The users of the play data. All have the same known password, so they are never created automatically on a server
 * with somebody else's data.
 */
export const PLAY_PASSWORD = 'play1234!'

export type PlayLogin = {
  readonly userId: string
  readonly nickname: string
  readonly note: string
  readonly level?: number
  readonly tendency?: number
  /** Signed up this many days ago; today without it. */
  readonly joinedDaysAgo?: number
  /** The user whose code they signed up with. */
  readonly recommendedBy?: string
  /** The specification's type and role of operators; absent for members. */
  readonly operator?: { readonly type: number; readonly role: number }
}

export const playLogins: readonly PlayLogin[] = [
  { userId: 'demo', nickname: '데모', note: '회원, 레벨 1', level: 1, joinedDaysAgo: 20 },
  {
    userId: 'demo5',
    nickname: '데모오',
    note: '회원, 레벨 5',
    level: 5,
    joinedDaysAgo: 17,
    recommendedBy: 'demo',
  },
  {
    userId: 'demo22',
    nickname: '데모이이',
    note: '회원, 성향 22',
    tendency: 22,
    joinedDaysAgo: 14,
    recommendedBy: 'demo5',
  },
  { userId: 'demo36', nickname: '데모삼육', note: '회원, 성향 36', tendency: 36, joinedDaysAgo: 11 },
  { userId: 'demo37', nickname: '데모삼칠', note: '회원, 성향 37', tendency: 37, joinedDaysAgo: 8 },
  { userId: 'demo38', nickname: '데모삼팔', note: '회원, 성향 38', tendency: 38, joinedDaysAgo: 5 },
  { userId: 'admin', nickname: '최고관리자', note: '관리자', operator: { type: 1, role: 10 } },
  { userId: 'admin1', nickname: '관리자', note: '관리자, 감사 (조회만)', operator: { type: 1, role: 1 } },
  { userId: 'admin2', nickname: '부관리자', note: '관리자, 두 번째 승인', operator: { type: 1, role: 10 } },
  { userId: 'trader', nickname: '트레이더', note: '관리자, 트레이더', operator: { type: 1, role: 9 } },
  { userId: 'support', nickname: '고객상담', note: '관리자, 고객상담', operator: { type: 1, role: 8 } },
  { userId: 'settle', nickname: '정산담당', note: '관리자, 정산', operator: { type: 1, role: 7 } },
  { userId: 'content', nickname: '콘텐츠', note: '관리자, 콘텐츠', operator: { type: 1, role: 6 } },
  {
    userId: 'manager',
    nickname: '총판',
    note: '총판, 추천 회원 5명',
    joinedDaysAgo: 40,
    operator: { type: 2, role: 1 },
  },
]
