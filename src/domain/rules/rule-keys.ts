/** Categories of the betting rules in display order (ROUTE-011). */
export const bettingRuleKeys = ['sports', 'inplay', 'minigame', 'virtual', 'casino', 'wallet'] as const

/** Texts that a member must accept before betting (handbook 8.2). */
export const acceptedRuleKeys = ['terms', 'privacy'] as const
export type AcceptedRuleKey = (typeof acceptedRuleKeys)[number]

/** All versioned texts. */
export const ruleKeys = [...bettingRuleKeys, 'events', ...acceptedRuleKeys] as const
export type RuleKey = (typeof ruleKeys)[number]

export const ruleTitles: Readonly<Record<RuleKey, string>> = {
  sports: '스포츠',
  inplay: '인플레이',
  minigame: '미니게임',
  virtual: '가상스포츠',
  casino: '카지노·슬롯',
  wallet: '머니·포인트',
  events: '이벤트',
  terms: '이용약관',
  privacy: '개인정보처리방침',
}

/** The rules text of a bet by the spec's game type: 1 sports, 2 live, 3 minigame, 4 virtual (FIELD-056). */
const keyOfGameType: Readonly<Record<number, RuleKey>> = {
  1: 'sports',
  2: 'inplay',
  3: 'minigame',
  4: 'virtual',
}

export const ruleKeyOfGameType = (gameType: number): RuleKey | undefined => keyOfGameType[gameType]
