import type { Refusal } from '#contract/wire/refusals.ts'
import { assert } from '#domain/assert.ts'
import { isPrizeTable, weightOf } from '#domain/promotions/prize-table.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct, tellContentChanged } from '#server/site/site.ts'
import {
  insertPrizeTable,
  lockCoinEvent,
  type PrizeTable,
  prizeTableList,
  updateCoinEvent,
} from './prize-tables.sql.ts'

type OperatorDeps = Pick<Deps, 'db' | 'clock' | 'bus'>

/**
 * Publishes a further prize table. It applies to seeds committed from now on: a draw whose seed is already committed
 * keeps its table. Refused unless the chances add up to one.
 */
export function publishPrizes(
  { db, clock, bus }: OperatorDeps,
  act: OperatorAct,
  terms: Omit<PrizeTable, 'version'>,
): Promise<Result<{ version: number }, Refusal<'PRIZE_ODDS_SUM'>>> {
  return db.transaction(async tx => {
    if (!isPrizeTable(terms.prizes)) return refuse({ code: 'PRIZE_ODDS_SUM', total: weightOf(terms.prizes) })
    await lockCoinEvent(tx)
    const at = clock.now()
    const last = await prizeTableList.count(tx, undefined)
    const version = last + 1
    await insertPrizeTable(tx, at, { ...terms, version })
    tellContentChanged(tx, { bus }, 'coin-event')
    await recordAct(tx, {
      ...act,
      act: 'publish-prize-table',
      subject: `coin-prizes:${version}`,
      before: last === 0 ? null : { version: last },
      after: { ...terms, version },
      at,
    })
    return accept({ version })
  })
}

/** Closes or reopens the event; coins, seeds and tables stay unchanged. */
export function setCoinEventOpen(
  { db, clock, bus }: OperatorDeps,
  act: OperatorAct,
  open: boolean,
): Promise<Result<{ open: boolean }, never>> {
  return db.transaction(async tx => {
    const before = await lockCoinEvent(tx)
    if (before === open) return accept({ open })
    await updateCoinEvent(tx, open)
    tellContentChanged(tx, { bus }, 'coin-event')
    await recordAct(tx, {
      ...act,
      act: open ? 'open-coin-event' : 'close-coin-event',
      subject: 'coin-event',
      before: { open: before },
      after: { open },
      at: clock.now(),
    })
    return accept({ open })
  })
}

/** Publishes the default prizes if there are none yet, without an act log entry. */
export const publishFirstPrizes = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  terms: Omit<PrizeTable, 'version'>,
): Promise<void> =>
  db.transaction(async tx => {
    assert(isPrizeTable(terms.prizes), 'the chances of the first prizes add up')
    await lockCoinEvent(tx)
    if ((await prizeTableList.count(tx, undefined)) > 0) return
    await insertPrizeTable(tx, clock.now(), { ...terms, version: 1 })
  })
