import { randomBytes } from 'node:crypto'
import type { Refusal } from '#contract/wire/refusals.ts'
import type { Dialect, OldKeyMinutes } from '#domain/casino/supplier-terms.ts'
import { instant, MINUTE } from '#domain/instant.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { isUniqueViolation } from '#server/platform/postgres/unique-violation.ts'
import { type OperatorAct, recordAct, tellContentChanged } from '#server/site/site.ts'
import {
  dropOldSecret,
  insertSupplier,
  listSuppliers,
  lockSupplier,
  setSecret,
} from '../../suppliers/suppliers.sql.ts'
import { deskTime } from '../desk-time.ts'
import type { SupplierDeskDeps } from './supplier-desk-deps.ts'

const SECRET_BYTES = 32
const newSecret = (): string => randomBytes(SECRET_BYTES).toString('hex')

/** The only response that contains the key. The database stores it encrypted; no log contains it. */
type Told = { readonly id: number; readonly secret: string }

type NewConnection = {
  readonly code: string
  readonly name: string
  readonly dialect: Dialect
  readonly address: string
  readonly addresses: readonly string[]
}

/** Adds a supplier, switched on. It has games once providers are assigned to it. */
export async function connectSupplier(
  deps: SupplierDeskDeps,
  who: OperatorAct,
  asked: NewConnection,
): Promise<Result<Told, Refusal<'SUPPLIER_CODE_TAKEN'>>> {
  const secret = newSecret()
  const at = deps.clock.now()
  try {
    const id = await deps.db.transaction(async tx => {
      const made = await insertSupplier(tx, {
        ...asked,
        secretSealed: deps.seal.seal(secret),
        isOn: true,
        at,
      })
      tellContentChanged(tx, deps, 'casino')
      const { code: supplierCode, name: supplier, address, addresses } = asked
      const after = { supplier, supplierCode, address, addresses }
      await recordAct(tx, {
        ...who,
        act: 'connect-supplier',
        subject: `supplier:${made}`,
        before: null,
        after,
        at,
      })
      return made
    })
    await deps.suppliers.refresh()
    return accept({ id, secret })
  } catch (fault) {
    if (isUniqueViolation(fault)) return refuse({ code: 'SUPPLIER_CODE_TAKEN' })
    throw fault
  }
}

/** Creates a new key. The previous one stays valid for the given time, and the server signs with it until then. */
export async function renewKey(
  deps: SupplierDeskDeps,
  who: OperatorAct,
  { id, oldKeyMinutes }: { readonly id: number; readonly oldKeyMinutes: OldKeyMinutes },
): Promise<Result<Told, Refusal<'SUPPLIER_UNKNOWN'>>> {
  const secret = newSecret()
  const renewed = await deps.db.transaction(async tx => {
    if (!(await lockSupplier(tx, id))) return refuse({ code: 'SUPPLIER_UNKNOWN' })
    const at = deps.clock.now()
    const oldUntil = oldKeyMinutes === 0 ? undefined : instant(at + oldKeyMinutes * MINUTE)
    await setSecret(tx, { id, secretSealed: deps.seal.seal(secret), oldUntil })
    tellContentChanged(tx, deps, 'casino')
    await recordAct(tx, {
      ...who,
      act: 'renew-supplier-key',
      subject: `supplier:${id}`,
      before: null,
      after: { oldKey: oldUntil === undefined ? '바로 종료' : `${deskTime(oldUntil)}까지` },
      at,
    })
    return accept({ id, secret })
  })
  if (renewed.ok) await deps.suppliers.refresh()
  return renewed
}

/** Ends the validity of the previous key now: the supplier uses the new one. */
export async function endOldKey(
  deps: SupplierDeskDeps,
  who: OperatorAct,
  id: number,
): Promise<Result<undefined, Refusal<'SUPPLIER_UNKNOWN' | 'OLD_KEY_ENDED'>>> {
  const ended = await deps.db.transaction(async tx => {
    if (!(await lockSupplier(tx, id))) return refuse({ code: 'SUPPLIER_UNKNOWN' })
    const at = deps.clock.now()
    const until = (await listSuppliers(tx)).find(one => one.id === id)?.oldSecretUntil ?? null
    if (until === null || until <= at) return refuse({ code: 'OLD_KEY_ENDED' })
    await dropOldSecret(tx, id)
    tellContentChanged(tx, deps, 'casino')
    await recordAct(tx, {
      ...who,
      act: 'end-supplier-key',
      subject: `supplier:${id}`,
      before: { oldKey: `${deskTime(until)}까지` },
      after: { oldKey: '바로 종료' },
      at,
    })
    return accept(undefined)
  })
  if (ended.ok) await deps.suppliers.refresh()
  return ended
}
