import { claimItems, claimItemWord } from '#domain/partners/claim-rules.ts'
import { sumOfHouseAccount } from '#server/ledger/ledger.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { purseAccount, RESERVED } from './purse-accounts.ts'
import { sumPurses, sumWaitingClaims } from './purses.sql.ts'

/**
 * Returns differences between partners' balances, the ledger and the requests, as texts; empty if all agree. Call it in
 * one snapshot (`repeatable read`).
 */
export async function listPurseFaults(db: Queries): Promise<readonly string[]> {
  const rows = new Map((await sumPurses(db)).map(row => [row.item, row]))
  const faults: string[] = []
  for (const item of claimItems) {
    const noted = rows.get(item)?.balance ?? 0
    const posted = await sumOfHouseAccount(db, purseAccount(item))
    if (noted !== posted) faults.push(`${claimItemWord[item]}: 잔액 ${noted}, 원장 ${posted}`)
  }
  const reserved = [...rows.values()].reduce((sum, row) => sum + row.reserved, 0)
  const posted = await sumOfHouseAccount(db, RESERVED)
  if (reserved !== posted) faults.push(`정산신청: 잔액 ${reserved}, 원장 ${posted}`)
  const waiting = await sumWaitingClaims(db)
  if (reserved !== waiting) faults.push(`정산신청: 잔액 ${reserved}, 신청 ${waiting}`)
  return faults
}
