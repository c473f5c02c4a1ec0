/** Labels of account events for members. */
export const accountEventTexts = {
  login: '로그인',
  'nickname-changed': '닉네임 변경',
  'password-changed': '비밀번호 변경',
  'password-reset': '비밀번호 초기화',
  'exchange-password-set': '환전비밀번호 변경',
  'app-on': '인증 앱 등록',
  'app-off': '인증 앱 해제',
  'passkey-added': '패스키 등록',
  'passkey-removed': '패스키 삭제',
  'recovery-codes-made': '복구 코드 발급',
  'recovery-code-used': '복구 코드 사용',
  'second-factor-reset': '2단계 인증 초기화 (고객센터)',
  'device-forgotten': '기기 삭제',
  'session-ended': '기기 로그아웃',
  closed: '회원 탈퇴',
  'bank-account-set': '출금 계좌 등록',
  'bank-account-changed': '출금 계좌 변경 (고객센터)',
} as const
export type AccountEventKind = keyof typeof accountEventTexts
