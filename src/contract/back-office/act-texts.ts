/** What operators do, as the log names it, in Korean. */
export const actTexts = {
  'override-price': '배당 변경',
  'suspend-betting': '베팅 정지',
  'reopen-betting': '베팅 정지 해제',
  'override-start': '시작 시간 변경',
  'release-to-feed': '피드로 되돌리기',
  'enter-result': '경기결과 입력',
  'correct-result': '경기결과 정정',
  'void-fixture': '경기 적특',
  'cancel-bet': '베팅 취소',
  'end-waiting-bet': '접수중 베팅 취소',
  'declare-void': '마켓/픽 적특',
  'take-void-back': '마켓/픽 적특 해제',
  'write-notice': '공지 등록',
  'edit-notice': '공지 수정',
  'delete-notice': '공지 삭제',
  'set-messenger': '메신저 변경',
  'send-message': '쪽지 발송',
  'change-settings': '설정 변경',
  'block-address': '아이피 차단',
  'unblock-address': '아이피 차단 해제',
  'approve-member': '회원 승인',
  'block-member': '회원 정지',
  'unblock-member': '회원 정지 해제',
  'lift-login-lock': '로그인 잠금 해제',
} as const
export type ActKind = keyof typeof actTexts
export const actKinds = Object.keys(actTexts) as ActKind[]
