import { commissionProducts, commissionProductWord } from '#domain/partners/commission-product.ts'
import { partnerLevelWord } from '#domain/partners/partner-level.ts'
import type { TermsChange } from './set-terms.ts'

const percent = (rate: number): string => `${String(rate / 100)}%`

/** Terms for the act log: the level, and all rates other than zero. */
export const toldTerms = ({ level, active, rates, agentOf }: TermsChange): object => ({
  level: level === null ? null : partnerLevelWord[level],
  active,
  ...Object.fromEntries(
    commissionProducts
      .filter(product => rates[product].rolling > 0 || rates[product].losing > 0)
      .map(product => [
        commissionProductWord[product],
        `롤링 ${percent(rates[product].rolling)} 루징 ${percent(rates[product].losing)}`,
      ]),
  ),
  ...(agentOf.length > 0 && { agentOf: agentOf.map(product => commissionProductWord[product]).join() }),
})
