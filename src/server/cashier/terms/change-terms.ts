import type { Refusal } from '#contract/wire/refusals.ts'
import { accountDigits, accountEnd, isHolderName, maskedAccount } from '#domain/cashier/bank-account.ts'
import { type CashTerms, cashTermsFault } from '#domain/cashier/cash-terms.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import {
  type OperatorAct,
  recordAct,
  refusalForOne,
  type Site,
  tellContentChanged,
} from '#server/site/site.ts'
import { type CashLevel, lockCashLevel, updateCashTerms, updateDepositAccount } from './cash-levels.sql.ts'

type TermsDeps = Pick<Deps, 'db' | 'clock' | 'bus' | 'seal'> & { readonly site: Pick<Site, 'settings'> }
/** `revision`: the one that the operator saw. */
type LevelAct = OperatorAct & { readonly level: number; readonly revision: number }
type LevelRefusal = Refusal<'NOT_FOUND' | 'EDITED_MEANWHILE'>

const figures = [
  'depositMin',
  'depositMax',
  'withdrawalMin',
  'withdrawalMax',
  'withdrawalDayMax',
  'withdrawalHours',
] as const satisfies readonly (keyof CashTerms)[]

/** Changes the request limits of a level, for future requests. Raising a limit may need two operators (X4). */
export function changeTerms(
  { db, clock, bus, site }: TermsDeps,
  { terms, level, revision, ...who }: LevelAct & { readonly terms: CashTerms },
): Promise<Result<CashLevel, LevelRefusal | Refusal<'LIMITS_MEANINGLESS' | 'SECOND_PERSON_NEEDED'>>> {
  return db.transaction(async tx => {
    const found = await lockLevel(tx, level, revision)
    if (!found.ok) return found
    const fault = cashTermsFault(terms)
    if (fault) return refuse({ code: 'LIMITS_MEANINGLESS', why: fault })
    const before = found.value
    const changed = figures.filter(name => before[name] !== terms[name])
    if (changed.length === 0) return found
    const part = (of: CashTerms) => Object.fromEntries(changed.map(name => [name, of[name]]))
    const done = {
      act: 'change-cash-level',
      subject: `level:${level}`,
      before: part(before),
      after: part(terms),
    }
    const no = isRaised(before, terms)
      ? refusalForOne(site, who.operator, { class: 'limit-raise', ...done })
      : undefined
    if (no) return refuse(no)
    const after = await updateCashTerms(tx, level, terms)
    tellContentChanged(tx, { bus }, 'cash')
    await recordAct(tx, { ...who, ...done, at: clock.now() })
    return accept(after)
  })
}

/** Whether the new terms allow larger withdrawals. */
const isRaised = (before: CashTerms, after: CashTerms): boolean =>
  after.withdrawalMax > before.withdrawalMax || after.withdrawalDayMax > before.withdrawalDayMax

type Entered = { readonly bank: string; readonly number: string; readonly holder: string }

/** Sets or removes the account that a level pays into. The log contains only the bank and the last digits. */
export function setDepositAccount(
  { db, clock, bus, seal }: TermsDeps,
  { entered, level, revision, ...who }: LevelAct & { readonly entered: Entered },
): Promise<Result<CashLevel, LevelRefusal | Refusal<'ACCOUNT_BANK' | 'ACCOUNT_NUMBER' | 'ACCOUNT_HOLDER'>>> {
  return db.transaction(async tx => {
    const found = await lockLevel(tx, level, revision)
    if (!found.ok) return found
    const { bank, number, holder } = entered
    const isGone = bank === '' && number === '' && holder === ''
    if (!isGone && bank === '') return refuse({ code: 'ACCOUNT_BANK' })
    const digits = accountDigits(number)
    if (!isGone && !digits) return refuse({ code: 'ACCOUNT_NUMBER' })
    if (!isGone && !isHolderName(holder)) return refuse({ code: 'ACCOUNT_HOLDER' })
    const shown = (of: string, end: string | undefined) => ({ account: end ? maskedAccount(of, end) : '' })
    const before = found.value
    const hadEnd = before.accountSealed
      ? accountEnd(accountDigits(seal.open(before.accountSealed)) ?? '')
      : undefined
    const after = await updateDepositAccount(tx, level, {
      bank,
      holder,
      accountSealed: isGone ? null : seal.seal(number),
    })
    tellContentChanged(tx, { bus }, 'cash')
    await recordAct(tx, {
      ...who,
      act: 'set-deposit-account',
      subject: `level:${level}`,
      before: shown(before.bank, hadEnd),
      after: shown(bank, digits && accountEnd(digits)),
      at: clock.now(),
    })
    return accept(after)
  })
}

async function lockLevel(tx: Tx, level: number, revision: number): Promise<Result<CashLevel, LevelRefusal>> {
  const found = await lockCashLevel(tx, level)
  if (!found) return refuse({ code: 'NOT_FOUND' })
  return found.revision === revision ? accept(found) : refuse({ code: 'EDITED_MEANWHILE' })
}
