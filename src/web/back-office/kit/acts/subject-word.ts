import { limitScopeWords } from '#domain/house-limits/limit-words.ko.ts'
import { ruleKeys, ruleTitles } from '#domain/rules/rule-keys.ts'

/** Subject other than a fixture: "회원 3", 사이트 설정. */
export function subjectWord(subject: string): string {
  const [kind = '', id = ''] = subject.split(/:(.*)/s)
  const kinds: Readonly<Record<string, string>> = {
    member: '회원',
    ask: '승인 요청',
    entry: '경기등록',
    address: '아이피',
    settings: '사이트 설정',
    rule: '규정',
    message: '쪽지',
    post: '게시글',
    'board-words': '금지어',
    question: '문의',
    'password-request': '비밀번호 요청',
    popup: '팝업',
    notice: '공지',
    messenger: '메신저',
    stream: '라이브 영상',
    'login-lock': '로그인 잠금',
    event: '이벤트',
    'event-page': '고정 이벤트 페이지',
    milestone: '누적이벤트 단계',
    tournament: '토너먼트',
    promotion: '이벤트 설정',
    turnover: '롤링 조건 설정',
    coupon: '쿠폰',
    quest: '퀘스트',
    quests: '전체 완료 보너스',
    'coin-event': '코인이벤트',
    'coin-prizes': '코인 상품표',
    level: '레벨',
    sport: '종목',
    league: '리그',
    team: '팀',
    operator: '운영자',
    role: '역할',
    roles: '역할 권한표',
    acts: '작업로그',
    bets: '베팅',
    integrity: '이상 베팅',
    reports: '통계',
    minigame: '미니게임',
    'minigame-level': '미니게임 레벨',
    round: '미니게임 회차',
    supplier: '게임 공급사',
    provider: '게임사',
    'casino-game': '카지노·슬롯 게임',
    'casino-bet': '카지노·슬롯 베팅',
    'supplier-day': '공급사 대조',
    'tether-payment': '테더 결제',
    'tether-terms': '테더 환율',
  }
  // A picture's id is its digest; its name is listed among the changes.
  if (kind === 'picture') return '그림'
  // Its scope is listed among the changes.
  if (kind === 'payout-rate') return '배당 환수율'
  if (kind === 'list') return listWords[id] ?? id
  if (kind === 'house-limit') return limitWord(id)
  const rule = ruleKeys.find(key => kind === 'rule' && key === id)
  return `${kinds[kind] ?? kind} ${rule ? ruleTitles[rule] : id}`.trim()
}

/** The exported lists. */
const listWords: Readonly<Record<string, string>> = {
  members: '회원 목록',
  bets: '베팅 목록',
  acts: '작업로그',
  logins: '로그인기록',
  signUps: '가입승인 목록',
  customer: '1:1 문의 목록',
  approvals: '승인 요청 목록',
  liability: '노출현황',
  integrity: '이상 베팅 목록',
  events: '주요 사건',
}

/** "베팅 한도 (리그)"; its exact scope is listed among the changes. */
function limitWord(id: string): string {
  const [scope = ''] = id.split(':')
  return `베팅 한도 (${new Map(Object.entries(limitScopeWords)).get(scope) ?? scope})`
}
