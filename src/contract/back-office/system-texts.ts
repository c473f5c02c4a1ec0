import type { AlarmCode } from '#domain/watch/alarms.ts'

type AlarmText = { readonly title: string; readonly todo: string }

/** Title and first steps of each alarm for operators. See `docs/runbook.md` for details. */
export const alarmTexts: Readonly<Record<AlarmCode, AlarmText>> = {
  'ledger-wrong': {
    title: '장부 검증 오류',
    todo: '머니 지급과 정산을 멈추고 담당 개발자에게 바로 연락해 주세요.',
  },
  'reconciliation-wrong': {
    title: '대조 차이 발생',
    todo: '입출금 처리를 멈추고 대조 화면에서 차이를 확인한 뒤 담당 개발자에게 바로 연락해 주세요.',
  },
  'ledger-unchecked': {
    title: '장부 검증 지연',
    todo: '장부 검증 작업의 상태와 마지막 실패를 확인해 주세요.',
  },
  'reports-wrong': {
    title: '통계 대조 오류',
    todo: '통계가 장부와 다릅니다. 정산서에 쓰지 말고 담당 개발자에게 연락해 주세요.',
  },
  'reports-late': {
    title: '통계 집계 지연',
    todo: '오래 걸리는 데이터베이스 작업이 있는지 확인해 주세요.',
  },
  'random-source': {
    title: '난수 생성기 이상',
    todo: '새 시드 체인을 만들지 않습니다. 다른 장비에서 서버를 시작하고 담당 개발자에게 바로 연락해 주세요.',
  },
  'minigame-unfair': {
    title: '미니게임 검증 오류',
    todo: '공개된 값과 맞지 않는 회차가 있습니다. 게임을 중지하고 담당 개발자에게 바로 연락해 주세요.',
  },
  'beacon-away': {
    title: '비콘 미수신',
    todo: '추첨에 쓸 외부 값(drand 또는 제2 키퍼)이 오지 않습니다. 10분이 지난 회차는 무효가 되어 베팅금이 반환됩니다. 키퍼나 drand 중계 서버가 응답하는지 확인해 주세요.',
  },
  'minigame-late': {
    title: '미니게임 지연',
    todo: '추첨이나 지급이 밀린 게임이 있습니다. 작업의 마지막 실패와 회차 상태를 확인해 주세요.',
  },
  'minigame-return': {
    title: '미니게임 수익률 이상',
    todo: '미니게임 수익률에서 선택별 편차와 배당을 확인해 주세요.',
  },
  'casino-held': {
    title: '당첨 보류',
    todo: '보류 당첨에서 공급사에 확인한 뒤 지급하거나 거절해 주세요. 키가 샜을 수 있으면 공급사를 점검으로 전환하고 키를 교체해 주세요.',
  },
  'casino-differs': {
    title: '공급사 대조 차이',
    todo: '공급사 대조에서 차이를 확인하고 공급사에 문의한 뒤 설명을 남겨 주세요.',
  },
  'casino-unresolved': {
    title: '카지노 미결 베팅',
    todo: '공급사 미결에서 베팅마다 안내된 조치를 확인해 주세요.',
  },
  'settlement-late': {
    title: '정산 지연',
    todo: '트레이딩에서 결과가 나온 경기의 정산 상태를 확인해 주세요.',
  },
  'feed-silent': {
    title: '경기 정보 수신 중단',
    todo: '해당 경기의 인플레이 베팅이 멈췄는지 확인하고 공급사에 문의해 주세요.',
  },
  'task-without-leader': {
    title: '담당 프로세스 없음',
    todo: '프로세스와 데이터베이스 연결을 확인하고, 계속되면 서버를 다시 시작해 주세요.',
  },
  'task-failing': {
    title: '작업 실패',
    todo: '작업의 마지막 실패 내용을 확인해 주세요. 다음 회차에 다시 시도합니다.',
  },
  'task-late': {
    title: '작업 지연',
    todo: '작업이 멈춰 있습니다. 데이터베이스의 부하를 확인해 주세요.',
  },
  'process-silent': {
    title: '프로세스 응답 없음',
    todo: '서버가 종료되었는지 확인해 주세요. 5분이 지나면 목록에서 사라집니다.',
  },
  'pool-exhausted': {
    title: '데이터베이스 연결 부족',
    todo: '오래 걸리는 조회가 있는지 확인해 주세요.',
  },
  'booking-queue': {
    title: '베팅 접수 대기 과다',
    todo: '데이터베이스의 부하를 확인하고, 계속되면 점검 전환을 검토해 주세요.',
  },
  'clock-drift': {
    title: '시각 오차',
    todo: '서버의 시각 동기화(NTP)를 확인해 주세요.',
  },
  'files-differ': {
    title: '프로세스 간 버전 불일치',
    todo: '배포가 끝났는지 확인하고, 이전 버전의 프로세스를 다시 시작해 주세요.',
  },
  'files-changed': {
    title: '실행 중 파일 변경',
    todo: '배포한 적이 없다면 보안 사고일 수 있습니다. 담당 개발자에게 바로 연락해 주세요.',
  },
}

/** Labels of background tasks; others are shown by their names. */
export const taskTexts: Readonly<Record<string, string>> = {
  'bus-bridge': '프로세스 간 소식 전달',
  'month-partitions': '월별 저장 공간',
  'odds-history': '배당 기록 정리',
  'proto-rounds': '프로토 회차 번호',
  'waiting-bets': '인플레이 대기 베팅',
  'overdue-bets': '지연 베팅 감시',
  'request-purge': '베팅 요청 정리',
  'ended-bets-purge': '끝난 베팅 소식 정리',
  settlement: '정산',
  'recommender-points': '추천인 포인트',
  'time-limits': '이용시간 한도',
  'play-breaks': '휴식 시작',
  'harm-marks': '위험신호 수집',
  'dormant-accounts': '휴면 계정 표시',
  'cash-marks': '충전·환전 위험신호 수집',
  'live-guard': '인플레이 감시',
  catalogue: '이름·환수율 반영',
  'in-play-feed': '인플레이 경기',
  'replay-feed': '경기 재생',
  'lsports-feed': '경기 정보 수신',
  'lsports-names': '경기 정보 이름 학습',
  'session-activity': '로그인 사용 기록',
  'deployed-files': '배포 파일 확인',
  'lsports-inbox': '경기 정보 수신함 정리',
  'session-sweep': '로그인 만료 정리',
  'hold-purge': '보류 머니 정리',
  'amount-purge': '단독 처리 금액 정리',
  'ledger-check': '장부 검증',
  reconciliation: '장부·신청 대조',
  'tether-expiry': '테더 결제 만료',
  'tether-payouts': '테더 출금 전송',
  turnover: '롤링 조건 집계',
  commissions: '파트너 롤링 집계',
  'losing-shares': '파트너 루징 정산',
  'losing-points': '낙첨 포인트',
  'free-bets': '프리벳 쿠폰 반환',
  'recommender-rounds': '추천인 포인트 (회차)',
  tournaments: '토너먼트 순위',
  'tournament-prizes': '토너먼트 상금 지급',
  'auto-levels': '자동 등업',
  'report-sums': '통계 집계',
  'report-check': '통계 대조',
  'house-events': '주요 사건 기록',
  'act-heads': '작업로그 봉인 보관',
  'integrity-watch': '이상 베팅 감시',
  rounds: '미니게임 회차 진행',
  'round-settling': '미니게임 정산',
  'minigame-sums': '미니게임 수익 집계',
  'minigame-returns': '미니게임 수익률 감시',
  'minigame-checks': '미니게임 자체 검증',
  'casino-watch': '공급사 미결·일별 대조',
  'process-report': '상태 보고',
}
