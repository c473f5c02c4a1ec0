/** Labels of failed logins and of locks. */
export const loginEventTexts = {
  mismatch: '비밀번호 불일치',
  'not-admitted': '이용 불가 계정',
  'wrong-code': '2단계 인증 실패',
  'pair-locked': '아이디·아이피 잠금',
  'name-locked': '아이디 보호',
  'address-locked': '아이피 제한',
  'device-locked': '기기 잠금',
  'code-locked': '2단계 인증 잠금',
  'exchange-locked': '환전비밀번호 잠금',
  crowded: '요청 폭주',
} as const
export type LoginEventKind = keyof typeof loginEventTexts
export const loginEventKinds = Object.keys(loginEventTexts) as LoginEventKind[]

/** Labels of locks. */
export const loginLockTexts = {
  pair: '아이디·아이피 잠금',
  name: '아이디 보호',
  address: '아이피 제한',
  code: '2단계 인증 잠금',
  exchange: '환전비밀번호 잠금',
} as const
