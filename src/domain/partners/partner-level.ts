/** The four levels of partners below the house (handbook 4.3), by the number that is stored; a level may be skipped. */
export const partnerLevels = [1, 2, 3, 4] as const
export type PartnerLevel = (typeof partnerLevels)[number]

export const partnerLevelWord: Readonly<Record<PartnerLevel, string>> = {
  1: '본사',
  2: '부본사',
  3: '총판',
  4: '매장',
}

export const isPartnerLevel = (level: number): level is PartnerLevel =>
  partnerLevels.some(known => known === level)

/** Whether a partner may stand between others: below the one above and above those below, each of a level of its own. */
export const fitsBetween = (
  level: PartnerLevel,
  above: PartnerLevel | undefined,
  below: readonly PartnerLevel[],
): boolean => (above === undefined || above < level) && below.every(other => level < other)
