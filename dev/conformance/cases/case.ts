import type { CaseDesk } from '../case-desk.ts'
import type { Rule } from '../paper-rules.ts'

/** What a case needs beyond one player. */
export type Need =
  | 'second member'
  | 'launch'
  | 'other game'
  | 'logout'
  | 'stranger'
  | 'held win'
  | 'house calls'
  | { readonly waits: number }

/** A short fixed script for one rule of the paper. */
export type Case = {
  readonly name: string
  readonly rule: Rule
  /** What the case shows, in one sentence. */
  readonly says: string
  readonly needs?: readonly Need[]
  readonly play: (desk: CaseDesk) => Promise<void>
}

/** Returns a name that differs in its last letter or digit. */
export const otherThan = (name: string): string =>
  name.replace(/[a-z0-9](?=[^a-z0-9]*$)/i, last => (last === '1' ? '2' : '1'))
