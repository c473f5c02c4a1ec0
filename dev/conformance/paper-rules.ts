/** A numbered rule of docs/seamless-wallet.md, or another section of it. */
export type Rule = number | 'access' | 'answers' | 'calls'

/** "rule 2", or the section of the paper. */
export const ruleText = (rule: Rule): string => (typeof rule === 'number' ? `rule ${rule}` : rule)
