/** The four partner levels below the house (handbook 4.3), by their stored number; levels may be skipped. */
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

/** True when the level fits between the partner above and those below; each must have a different level. */
export const fitsBetween = (
  level: PartnerLevel,
  above: PartnerLevel | undefined,
  below: readonly PartnerLevel[],
): boolean => (above === undefined || above < level) && below.every(other => level < other)
