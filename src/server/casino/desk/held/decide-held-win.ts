import type { Refusal } from '#contract/wire/refusals.ts'
import { assert } from '#domain/assert.ts'
import type { HeldWinState } from '#domain/casino/win-most.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct, refusalForAmount, type Site } from '#server/site/site.ts'
import { payHeldWin } from '../../wallet/end-calls.ts'
import { decideWin, findHeldWin, type HeldWinPlace, type HeldWinRow } from '../../wallet/held-wins.sql.ts'
import { enterCalls } from '../../wallet/wallet-facts.sql.ts'

export type DecideDeps = Pick<Deps, 'db' | 'clock' | 'newUuid' | 'bus'> & {
  readonly site: Pick<Site, 'settings'>
}

export type Decision = Exclude<HeldWinState, 'held'>

type Decided = Result<
  { readonly state: Decision; readonly amount: number },
  Refusal<'TRANSACTION_UNKNOWN' | 'HELD_WIN_DECIDED' | 'SECOND_PERSON_NEEDED'>
>

const acts = { released: 'release-held-win', rejected: 'reject-held-win' } as const

/**
 * Pays a win out that was beyond the most of its game, or rejects it: its bets are open again then, as if it had not
 * arrived. Of concurrent decisions the first counts. Paying is money by hand, so it may need a second operator.
 */
export const decideHeldWin = (
  deps: DecideDeps,
  who: OperatorAct,
  { place, decision }: { readonly place: HeldWinPlace; readonly decision: Decision },
): Promise<Decided> =>
  deps.db.transaction(async tx => {
    const win = await findHeldWin(tx, place)
    if (!win) return refuse({ code: 'TRANSACTION_UNKNOWN' })
    if (win.state !== 'held') return refuse({ code: 'HELD_WIN_DECIDED', state: win.state })
    const at = deps.clock.now()
    const done = {
      act: acts[decision],
      subject: `member:${win.memberId}`,
      before: { stake: win.stake },
      after: { win: win.amount, game: win.game, number: place.ref },
    }
    const amount = { class: 'money-by-hand' as const, operator: who.operator, memberId: win.memberId }
    const no =
      decision === 'released' &&
      (await refusalForAmount(tx, deps.site, { ...amount, amount: win.amount, at, ...done }))
    if (no) return refuse(no)
    const keepAct = () => recordAct(tx, { ...who, ...done, at })
    return decideUnderLock(tx, deps, { place, win, decision, by: who.operator.memberId, keepAct })
  })

type Deciding = {
  readonly place: HeldWinPlace
  readonly win: HeldWinRow
  readonly decision: Decision
  readonly by: OperatorAct['operator']['memberId']
  readonly keepAct: () => Promise<void>
}

/** Holds the member's wallet, so that calls of suppliers and other decisions wait. */
async function decideUnderLock(
  tx: Tx,
  deps: DecideDeps,
  { place, win, decision, by, keepAct }: Deciding,
): Promise<Decided> {
  const { memberId, round, amount } = win
  const asked = { ...place, memberId, round, betRef: undefined, session: undefined }
  const { facts } = await enterCalls(tx, [asked])
  const [known] = facts
  assert(known, 'each call has its facts')
  const bets = known.bets.filter(({ heldBy }) => heldBy === place.ref)
  const isFirst = await decideWin(tx, { ...place, state: decision, by, at: deps.clock.now() })
  if (!isFirst) {
    const decided = await findHeldWin(tx, place)
    assert(decided && decided.state !== 'held', 'another operator has decided')
    return refuse({ code: 'HELD_WIN_DECIDED', state: decided.state })
  }
  await keepAct()
  if (decision === 'released') await payHeldWin(tx, deps, { win: { ...place, memberId, amount }, bets })
  return accept({ state: decision, amount })
}
