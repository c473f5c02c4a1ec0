import { areaWords, type SiteArea } from '#contract/site/site-areas.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { slipTexts } from '#domain/slip/slip-texts.ko.ts'
import type { SlipViolation, SlipViolationCode } from '#domain/slip/slip-violation.ts'
import { approvalRefusals } from './approval-refusals.ts'
import { cashierRefusals } from './cashier-refusals.ts'
import { houseLimitRefusals } from './house-limit-refusals.ts'
import { integrityRefusals } from './integrity-refusals.ts'
import { minigameRefusals } from './minigame-refusals.ts'
import type { OddsChangeItem } from './odds-change-item.ts'
import { operatorRefusals } from './operator-refusals.ts'
import { partnerRefusals } from './partner-refusals.ts'
import { promotionRefusals } from './promotion-refusals.ts'
import { type Entry, entry } from './refusal-entry.ts'
import { turnoverRefusals } from './turnover-refusals.ts'

type SlipRefusals = {
  readonly [Code in SlipViolationCode]: {
    readonly status: number
    readonly text: (violation: SlipViolation<Code>) => string
  }
}

/** Refusals of the slip rules: the domain's texts with status 400 (BETFLOW-016, BETFLOW-023). */
const slipRefusals = Object.fromEntries(
  Object.entries(slipTexts).map(([code, text]) => [code, { status: 400, text }]),
  // `Object.fromEntries` loses the relation between a code and its figures; keys and texts are those of
  // the table.
) as SlipRefusals

/**
 * All expected refusals of the API: code, HTTP status and Korean text. The response body is the plain
 * text, the header `X-Refusal` has the code; ODDS_CHANGED returns the list instead (BETFLOW-014).
 */
export const refusals = {
  LOGIN_REQUIRED: entry(401, () => '로그인 후 이용해 주세요.'),
  SESSION_REPLACED: entry(555, () => '다른기기에서 로그인되어 로그아웃 됩니다.'),
  SESSION_ENDED: entry(556, () => '로그아웃 되었습니다.'),
  MEMBER_BLOCKED: entry(406, () => '이용이 정지된 계정입니다. 고객센터로 문의해 주세요.'),
  ADDRESS_BLOCKED: entry(600, () => '차단된 아이피입니다'),
  FAULT: entry(500, () => '예상치못한 문제가 발생했습니다.'),
  SESSION_EXCLUDED: entry(556, () => '자가제한이 시작되어 로그아웃 되었습니다.'),
  SESSION_BREAK: entry(556, () => '연속 이용시간이 지나 로그아웃 되었습니다. 잠시 쉬어 주세요.'),
  SESSION_TIME_USED_UP: entry(556, () => '설정하신 하루 이용시간이 지나 로그아웃 되었습니다.'),
  SITE_MAINTENANCE: entry(503, () => '점검중 입니다.'),
  GAME_IN_MAINTENANCE: entry(503, () => '점검중 입니다.'),
  SITE_STARTING: entry(503, () => '서비스를 준비하고 있습니다. 잠시 후 다시 시도해 주세요.'),
  SITE_UNAVAILABLE: entry(503, () => '일시적으로 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.'),
  NOT_FOUND: entry(404, () => '요청하신 정보를 찾을 수 없습니다.'),
  FORBIDDEN: entry(403, () => '권한이 없습니다.'),
  BAD_INPUT: entry<{ field?: string }>(400, ({ field }) =>
    field ? `입력항목을 확인해주세요. (${field})` : '입력항목을 확인해주세요.',
  ),
  REQUEST_TIMEOUT: entry(408, () => '요청이 시간 안에 도착하지 않았습니다. 다시 시도해 주세요.'),
  BODY_TOO_LARGE: entry(413, () => '요청 내용이 너무 큽니다.'),
  UNSUPPORTED_BODY: entry(415, () => '요청 형식이 올바르지 않습니다.'),
  TOO_MANY_REQUESTS: entry(429, () => '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.'),
  EDITED_MEANWHILE: entry(409, () => '그 사이 다른 운영자가 변경했습니다. 새 내용을 확인해 주세요.'),
  PICTURE_UNREADABLE: entry(
    400,
    () => '그림을 읽을 수 없습니다. JPG, PNG, WebP, GIF 파일인지 확인해 주세요.',
  ),
  PICTURE_TOO_LARGE: entry(400, () => '그림이 너무 큽니다. 가로×세로 1,600만 화소까지 올릴 수 있습니다.'),
  PICTURE_IN_USE: entry(409, () => '쓰이고 있는 그림은 삭제할 수 없습니다.'),

  LOGIN_MISMATCH: entry(404, () => '아이디 또는 비밀번호가 일치하지 않습니다.'),
  LOGIN_LOCKED: entry<{ minutes: number }>(
    404,
    ({ minutes }) => `로그인 시도 횟수를 초과했습니다. ${minutes}분 후 다시 시도해 주세요.`,
  ),
  LOGIN_WAITING: entry(404, () => '승인 대기중인 계정입니다.'),
  LOGIN_STOPPED: entry(404, () => '이용이 정지된 계정입니다. 고객센터로 문의해 주세요.'),
  LOGIN_LEFT: entry(404, () => '탈퇴한 계정입니다.'),
  LOGIN_REFUSED: entry(404, () => '가입이 거절된 계정입니다. 고객센터로 문의해 주세요.'),
  TICKET_ENDED: entry(400, () => '인증 시간이 지났습니다. 다시 로그인해 주세요.'),
  SECOND_FACTOR_NEEDED: entry(400, () => '2단계 인증이 필요합니다.'),
  SECOND_FACTOR_WRONG: entry(400, () => '2단계 인증에 실패했습니다. 다시 확인해 주세요.'),
  CODE_LOCKED: entry<{ minutes: number }>(
    400,
    ({ minutes }) => `인증 시도 횟수를 초과했습니다. ${minutes}분 후 다시 시도해 주세요.`,
  ),
  SECOND_FACTOR_OFF: entry(400, () => '2단계 인증을 사용하지 않는 계정입니다.'),
  SECOND_FACTOR_DEMANDED: entry(
    403,
    () => '관리자는 2단계 인증이 필요합니다. 회원정보에서 2단계 인증을 설정해 주세요.',
  ),
  APP_NOT_BEGUN: entry(400, () => '인증 앱 등록 시간이 지났습니다. 처음부터 다시 등록해 주세요.'),
  PASSKEY_REFUSED: entry(400, () => '패스키를 등록하지 못했습니다. 다시 시도해 주세요.'),
  PASSKEY_PLACE: entry(400, () => '이 주소에서는 패스키를 사용할 수 없습니다.'),
  PASSKEYS_FULL: entry<{ max: number }>(400, ({ max }) => `패스키는 ${max}개까지 등록할 수 있습니다.`),
  OWN_PASSWORD_WRONG: entry(400, () => '현재 비밀번호가 일치하지 않습니다.'),
  PASSWORD_SAME: entry(400, () => '현재 비밀번호와 다른 비밀번호를 입력해 주세요.'),
  EXCHANGE_PASSWORD_FORMAT: entry(400, () => '환전비밀번호는 숫자 4~6자리입니다.'),
  EXCHANGE_PASSWORD_SIMPLE: entry(400, () => '같은 숫자나 연속된 숫자는 환전비밀번호로 사용할 수 없습니다.'),
  EXCHANGE_PASSWORD_MISMATCH: entry(400, () => '환전비밀번호 확인이 일치하지 않습니다.'),
  EXCHANGE_PASSWORD_NEEDED: entry(400, () => '환전비밀번호를 입력해 주세요.'),
  EXCHANGE_PASSWORD_WRONG: entry(400, () => '환전비밀번호가 일치하지 않습니다.'),
  EXCHANGE_PASSWORD_LOCKED: entry<{ minutes: number }>(
    400,
    ({ minutes }) => `환전비밀번호 입력 횟수를 초과했습니다. ${minutes}분 후 다시 시도해 주세요.`,
  ),
  BETS_OPEN: entry(400, () => '진행 중인 베팅이 있습니다. 결과가 처리된 후 탈퇴할 수 있습니다.'),
  CLOSING_BY_SERVICE: entry(400, () => '파트너와 관리자 계정은 직접 탈퇴할 수 없습니다.'),
  MEMBER_CHANGED: entry(400, () => '회원정보가 변경되었습니다. 다시 시도해주세요.'),
  POINTS_BELOW_MINIMUM: entry(400, () => '5,000포인트 이상 전환가능합니다.'),
  POINTS_ABOVE_HELD: entry(400, () => '보유포인트가 부족합니다.'),
  MEMBERS_ALONE: entry(403, () => '회원만 이용할 수 있습니다.'),
  SIGN_UP_ENDED: entry(400, () => '현재 회원가입은 종료했습니다.'),
  SIGN_UP_UNAVAILABLE: entry(403, () => '입력하신 정보로는 가입할 수 없습니다. 고객센터로 문의해 주세요.'),
  USER_ID_FORMAT: entry(400, () => '아이디는 4~12자의 영문, 숫자 조합입니다.'),
  USER_ID_TAKEN: entry(400, () => '이미 사용중인 아이디입니다.'),
  USER_ID_RESERVED: entry(400, () => '운영자로 오인될 수 있는 아이디는 사용할 수 없습니다.'),
  NICKNAME_FORMAT: entry(400, () => '닉네임은 2~8자의 한글, 영문, 숫자입니다.'),
  NICKNAME_TAKEN: entry(400, () => '이미 사용중인 닉네임입니다.'),
  NICKNAME_RESERVED: entry(400, () => '운영자로 오인될 수 있는 닉네임은 사용할 수 없습니다.'),
  PASSWORD_FORMAT: entry(400, () => '비밀번호는 8~20자의 영문, 숫자 조합입니다.'),
  PASSWORD_MISMATCH: entry(400, () => '비밀번호 확인이 일치하지 않습니다.'),
  RECOMMENDER_UNKNOWN: entry(400, () => '추천인 코드를 확인해 주세요.'),
  UNDER_AGE: entry(400, () => '만 19세 이상만 가입할 수 있습니다.'),
  AGE_NOT_DECLARED: entry(400, () => '만 19세 이상임을 확인해 주세요.'),
  TERMS_NOT_ACCEPTED: entry(403, () => '이용약관과 개인정보처리방침에 동의해 주세요.'),
  TERMS_CHANGED: entry(409, () => '그 사이 약관이 변경되었습니다. 변경된 내용을 확인하고 동의해 주세요.'),

  PHONE_EXCLUDED: entry(
    409,
    () => '자가제한 중인 회원과 휴대폰번호가 같습니다. 제한이 끝난 후 승인할 수 있습니다.',
  ),
  ALARM_DECIDED: entry(409, () => '이미 처리된 신호입니다.'),

  RULE_CHANGED: entry(409, () => '그 사이 내용이 변경되었습니다. 다시 확인해 주세요.'),
  RULE_BLOCK_UNKNOWN: entry<{ name: string }>(
    400,
    ({ name }) => `[[${name}]] 표는 목록에 있는 이름으로, 한 줄에 하나만 적어 주세요.`,
  ),

  OWN_MONEY: entry(400, () => '본인 계정의 머니와 포인트는 직접 변경할 수 없습니다.'),
  OTHERS_ACCOUNT: entry(400, () => '관리자와 총판 계정의 비밀번호는 초기화할 수 없습니다.'),
  HAND_MONEY_MAX: entry<{ max: number }>(400, ({ max }) => `한 번에 ${formatFigure(max)}까지 가능합니다.`),
  SETTING_MEANINGLESS: entry<{ why: string }>(400, ({ why }) => why),
  LIMITS_MEANINGLESS: entry<{ why: string }>(400, ({ why }) => why),
  AREA_IN_MAINTENANCE: entry<{ area: SiteArea }>(
    503,
    ({ area }) => `${areaWords[area]} 점검중입니다. 잠시 후 다시 이용해 주세요.`,
  ),
  NETWORK_TOO_WIDE: entry(400, () => '너무 넓은 대역은 차단할 수 없습니다. (IPv4 /8, IPv6 /16 이상)'),
  OWN_ADDRESS: entry(400, () => '현재 접속중인 아이피는 차단할 수 없습니다.'),

  FIXTURE_UNKNOWN: entry(404, () => '경기를 찾을 수 없습니다.'),
  PROTO_STARTED: entry(400, () => '시작한 경기는 프로토 회차를 바꿀 수 없습니다.'),
  PROTO_NOT_LISTED: entry(400, () => '프로토 회차에 없는 경기입니다.'),
  FIXTURE_OVER: entry(400, () => '종료된 경기는 변경할 수 없습니다.'),
  OWN_CHECK_STALE: entry(409, () => '확인한 뒤 내용이 달라졌습니다. 다시 확인한 후 등록해 주세요.'),
  OWN_NOTHING: entry(400, () => '등록할 경기가 없습니다. 오류를 고친 후 다시 확인해 주세요.'),
  OWN_HAS_BETS: entry(
    409,
    () => '이미 베팅이 있는 경기입니다. 시작 시간, 베팅 정지, 적특은 경기 트레이딩에서 처리해 주세요.',
  ),
  OWN_DOUBLE: entry(409, () => '같은 팀의 경기가 이미 그 시간에 있습니다.'),
  RESULT_CHANGED: entry(409, () => '그 사이 경기결과가 변경되었습니다. 미리보기를 다시 확인해 주세요.'),
  RESULT_BEFORE_START: entry<{ why: string }>(400, ({ why }) => why),
  RESULT_UNCONFIRMED: entry<{ why: string }>(400, ({ why }) => `${why} · 확인 후 다시 입력해 주세요.`),
  RESULT_INCOMPLETE: entry<{ why: string }>(400, ({ why }) => `경기결과를 확인해 주세요. (${why})`),
  CORRECTION_TOO_LATE: entry<{ hours: number }>(
    400,
    ({ hours }) => `결과 정정은 정산 후 ${hours}시간 이내에만 가능합니다.`,
  ),

  MESSAGE_UNKNOWN: entry(404, () => '쪽지를 찾을 수 없습니다.'),
  RECIPIENT_UNKNOWN: entry(
    404,
    () => '이용중인 회원을 찾을 수 없습니다. 아이디 또는 닉네임을 확인해 주세요.',
  ),
  NO_RECIPIENTS: entry(400, () => '쪽지를 받을 회원이 없습니다.'),

  SELF_EXCLUDED: entry<{ date: string }>(
    403,
    ({ date }) => `자가제한 기간에는 이용할 수 없습니다. (해제일 ${date})`,
  ),
  VIEWS_FULL: entry<{ max: number }>(400, ({ max }) => `보기는 목록마다 ${max}개까지 저장할 수 있습니다.`),
  PRODUCT_BANNED: entry<{ game: string }>(
    403,
    ({ game }) => `${game} 베팅이 제한되어 있습니다. 고객센터에 문의해 주세요.`,
  ),
  LIMIT_REACHED: entry<{ date: string }>(
    400,
    ({ date }) => `설정하신 이용한도에 도달했습니다. ${date} 이후 이용할 수 있습니다.`,
  ),
  PLAY_BREAK: entry<{ date: string }>(400, ({ date }) => `휴식 시간입니다. ${date} 이후 이용할 수 있습니다.`),
  LIMIT_RISE_WAITS: entry(400, () => '한도 상향은 신청 24시간 후 적용됩니다.'),
  LIMIT_RISE_UNKNOWN: entry(400, () => '신청하신 한도 상향이 없습니다.'),
  EXCLUSION_NOT_LONGER: entry(400, () => '이미 더 긴 자가제한이 적용되어 있습니다.'),
  BOARD_TITLE: entry(400, () => '제목을 입력해 주세요.'),
  BOARD_CONTENTS: entry(400, () => '내용을 입력해 주세요.'),
  BOARD_WAIT: entry<{ minutes: number }>(400, ({ minutes }) => `${minutes}분 후에 다시 작성할 수 있습니다.`),
  COMMENT_WAIT: entry<{ seconds: number }>(
    400,
    ({ seconds }) => `${seconds}초 후에 다시 작성할 수 있습니다.`,
  ),
  BOARD_WORD: entry(400, () => '사용할 수 없는 단어가 포함되어 있습니다.'),
  POST_UNKNOWN: entry(404, () => '게시글을 찾을 수 없습니다.'),
  COMMENT_UNKNOWN: entry(404, () => '댓글을 찾을 수 없습니다.'),
  EDIT_TOO_LATE: entry<{ minutes: number }>(
    400,
    ({ minutes }) => `작성 후 ${minutes}분 이내에만 수정할 수 있습니다.`,
  ),
  OWN_POST: entry(400, () => '본인 게시글은 신고할 수 없습니다.'),
  REPORT_REASON: entry(400, () => '신고 사유를 입력해 주세요.'),
  WORD_TOO_SHORT: entry(400, () => '금지어는 두 글자 이상이어야 합니다.'),
  WORDS_FULL: entry<{ max: number }>(
    400,
    ({ max }) => `금지어는 ${formatFigure(max)}개까지 등록할 수 있습니다.`,
  ),
  TEMPLATE_TITLE: entry(400, () => '같은 제목의 템플릿이 있습니다.'),
  TEMPLATES_FULL: entry<{ max: number }>(400, ({ max }) => `템플릿은 ${max}개까지 등록할 수 있습니다.`),
  CUSTOMER_OPEN: entry(400, () => '앞선 문의의 답변을 기다리고 있습니다. 답변을 받은 후 다시 문의해 주세요.'),
  QUESTION_UNKNOWN: entry(404, () => '문의를 찾을 수 없습니다.'),
  QUESTION_DONE: entry(400, () => '답변이 완료된 문의입니다. 새로 문의해 주세요.'),

  PERIOD_REVERSED: entry(400, () => '종료일은 시작일보다 빠를 수 없습니다.'),

  BET_UNKNOWN: entry(404, () => '베팅내역을 찾을 수 없습니다.'),
  OTHER_MEMBER: entry(403, () => '본인만 이용할 수 있습니다.'),
  KEY_REUSED: entry(409, () => '이미 다른 내용으로 처리된 요청입니다.'),
  INSUFFICIENT_BALANCE: entry(400, () => '보유금액이 부족합니다.'),
  ODDS_CHANGED: entry<{ changes: readonly OddsChangeItem[] }>(
    409,
    () => '배당이 변경되었습니다. 변경된 배당으로 베팅하시겠습니까?',
  ),
  MATCH_CHANGED: entry(400, () => '경기 상황이 변경되어 베팅이 취소되었습니다.'),
  WAITED_TOO_LONG: entry(400, () => '베팅 접수가 지연되어 베팅이 취소되었습니다. 다시 베팅해 주세요.'),
  ENDED_BY_OPERATOR: entry(400, () => '관리자가 접수 중인 베팅을 취소하였습니다. 베팅금액은 환불되었습니다.'),
  WAITING_ENDED: entry(409, () => '이미 처리된 베팅입니다.'),
  WAITING_ABOVE_MAXIMUM: entry<{ max: number }>(
    400,
    ({ max }) => `접수 중인 베팅은 ${formatFigure(max)}건까지 가능합니다. 잠시 후 다시 베팅해 주세요.`,
  ),
  CANCEL_TOO_LATE: entry<{ minutes: number }>(
    400,
    ({ minutes }) => `베팅 후 ${minutes}분 이내에만 취소가 가능합니다.`,
  ),
  CANCEL_NEAR_START: entry<{ minutes: number }>(
    400,
    ({ minutes }) => `경기시작 ${minutes}분 전까지만 취소가 가능합니다.`,
  ),
  CANCEL_COUNT_EXCEEDED: entry<{ times: number }>(
    400,
    ({ times }) => `하루 베팅취소 횟수 ${formatFigure(times)}회를 초과하셨습니다.`,
  ),
  CANCEL_NOT_POSSIBLE: entry(400, () => '취소할 수 없는 베팅입니다.'),
  CANCEL_OUTCOME_KNOWN: entry(400, () => '결과가 나온 경기가 있어 취소할 수 없는 베팅입니다.'),

  ...approvalRefusals,
  ...cashierRefusals,
  ...houseLimitRefusals,
  ...integrityRefusals,
  ...minigameRefusals,
  ...operatorRefusals,
  ...partnerRefusals,
  ...promotionRefusals,
  ...slipRefusals,
  ...turnoverRefusals,
}

export type RefusalCode = keyof typeof refusals

type FiguresOf<C extends RefusalCode> = (typeof refusals)[C] extends { text: (figures: infer F) => string }
  ? F
  : never

/** A refusal: its code with the figures for its text. */
export type Refusal<C extends RefusalCode = RefusalCode> = C extends RefusalCode
  ? { readonly code: C } & FiguresOf<C>
  : never

/** HTTP status and Korean text of a refusal. */
export function describeRefusal(refusal: Refusal): { readonly status: number; readonly text: string } {
  const found: Entry = refusals[refusal.code]
  // A refusal has exactly the figures of its code's text, a relation that the compiler can't follow.
  return { status: found.status, text: found.text(refusal as never) }
}
