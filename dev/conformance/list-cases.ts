import type { Case, Need } from './cases/case.ts'
import { walletCases } from './cases/wallet-cases.ts'
import { ruleText } from './paper-rules.ts'

/** What the kit checks in every call, with the names that begin its faults. */
const standingChecks: readonly Omit<Case, 'play'>[] = [
  { name: 'enter', rule: 16, says: 'A launch token opens a session.' },
  {
    name: 'form',
    rule: 'answers',
    says: 'Every answer has the form, the codes and the currency of its convention.',
  },
  { name: 'slow', rule: 'answers', says: 'At most 1 of 100 answers takes longer than the bound of the run.' },
  {
    name: 'random play',
    rule: 23,
    says: 'Random rounds move the money of the model; every answer has its balance.',
  },
]

/** Every case and standing check, in the order of play. */
export const everyCase: readonly Omit<Case, 'play'>[] = [...walletCases, ...standingChecks]

const needText = (need: Need): string =>
  typeof need === 'string' ? need : `a wait of ${need.waits / 1_000} s`

/** Writes one line for each case: its rule, its name, and what it shows. */
export function listCases(write: (line: string) => void): void {
  for (const one of everyCase) {
    const needs = one.needs ? ` (needs ${one.needs.map(needText).join(', ')})` : ''
    write(`${ruleText(one.rule).padEnd(8)} ${one.name.padEnd(22)} ${one.says}${needs}`)
  }
}
