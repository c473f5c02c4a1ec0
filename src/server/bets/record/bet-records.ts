import { assert } from '#domain/assert.ts'
import type { PayoutRule } from '#domain/slip/bonus.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { NamedSlip } from '../sports/offers.ts'
import { keepPayoutRule } from './payout-rule.sql.ts'
import { keepShownNames } from './shown-names.sql.ts'
import { createNamesMemory, type Named, type NamesMemory, type ShownNames } from './shown-names.ts'

/** Database numbers of the names and the payout rule under which the bets of a batch were taken. */
export type BatchRecord = {
  readonly payoutRule: number
  numberOf(pick: Named): number
}

/** Names and payout rules of bets, each stored once and cached by its number. */
export type BetRecords = {
  readonly names: NamesMemory
  /** Stores the new facts of these slips. Caches them only after the commit, since the transaction may roll back. */
  keep(tx: Tx, slips: readonly NamedSlip[], rule: PayoutRule): Promise<BatchRecord>
}

export function openBetRecords(): BetRecords {
  let known: KnownRule | undefined
  const numberOfRule = async (tx: Tx, rule: PayoutRule): Promise<number> => {
    const text = JSON.stringify(rule)
    if (known?.text === text) return known.number
    const number = await keepPayoutRule(tx, rule)
    tx.afterCommit(() => {
      known = { text, number }
    })
    return number
  }
  return {
    names: createNamesMemory(),
    keep: async (tx, slips, rule) => {
      const unknown = unknownOf(slips)
      const numbers = unknown.length === 0 ? none : await numberAll(tx, unknown)
      return {
        payoutRule: await numberOfRule(tx, rule),
        numberOf: pick => pick.namesId ?? numberIn(numbers, pick.shown),
      }
    },
  }
}

/** The rule of the last batch and its number. */
type KnownRule = { readonly text: string; readonly number: number }

const none: ReadonlyMap<string, number> = new Map()

function unknownOf(slips: readonly NamedSlip[]): readonly Named[] {
  const unknown: Named[] = []
  for (const slip of slips)
    for (const pick of slip) {
      if (!pick || pick.namesId !== undefined) continue
      // Another batch may have stored them meanwhile.
      pick.namesId = pick.shown.id
      if (pick.namesId === undefined) unknown.push(pick)
    }
  return unknown
}

async function numberAll(tx: Tx, picks: readonly Named[]): Promise<ReadonlyMap<string, number>> {
  const sets = [...new Set(picks.map(pick => pick.shown))]
  const numbers = new Map((await keepShownNames(tx, sets)).map(({ digest, id }) => [digest, id]))
  tx.afterCommit(() => {
    for (const pick of picks) {
      const number = numbers.get(pick.shown.digest)
      pick.shown.id = number
      pick.namesId = number
    }
  })
  return numbers
}

function numberIn(numbers: ReadonlyMap<string, number>, { digest }: ShownNames): number {
  const number = numbers.get(digest)
  assert(number !== undefined, 'the names of every booked pick are kept')
  return number
}
