/**
 * Blocks with current rules that a text can include as a line such as `[[레벨별 한도]]`. Their content comes
 * from the settings and the domain functions, so it always matches the actual behaviour.
 */
export const ruleBlocks = {
  'level-limits': '레벨별 한도',
  'live-limits': '라이브 한도',
  'special-limits': '스페셜 한도',
  'proto-limits': '프로토 한도',
  'prematch-close': '베팅 마감',
  'same-fixture': '동일경기 조합',
  bonus: '보너스 배당',
  cancelling: '베팅취소',
  'void-waiting': '연기 경기 대기시간',
  correcting: '결과 정정',
  'payout-examples': '당첨금 계산 예시',
  'live-delay': '라이브 접수 대기시간',
  'live-close': '라이브 마감 시점',
  protection: '이용한도 안내',
  attendance: '출석 보상',
  quests: '데일리퀘스트 보상',
  milestones: '누적이벤트 단계',
  friends: '추천 포인트',
  'coin-odds': '코인이벤트 확률',
} as const
export type RuleBlock = keyof typeof ruleBlocks

const blockNames = new Map(Object.entries(ruleBlocks).map(([block, name]) => [name, block as RuleBlock]))

/** The block with a name written between `[[` and `]]`. */
export const blockNamed = (name: string): RuleBlock | undefined =>
  blockNames.get(name.trim() as (typeof ruleBlocks)[RuleBlock])
