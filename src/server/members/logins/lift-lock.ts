import { loginLockTexts } from '#contract/back-office/login-event-texts.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct } from '#server/site/site.ts'
import { deleteLock } from './login-counts.sql.ts'

/** Removes a login lock, so that attempts are possible at once, with an act log entry. */
export function liftLock(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, ...act }: OperatorAct & { readonly id: number },
): Promise<Result<{ id: number }, Refusal<'NOT_FOUND'>>> {
  return db.transaction(async tx => {
    const at = clock.now()
    const lock = await deleteLock(tx, id, at)
    if (!lock) return refuse({ code: 'NOT_FOUND' })
    const { kind, name, address } = lock
    await recordAct(tx, {
      ...act,
      act: 'lift-login-lock',
      subject: `login-lock:${id}`,
      before: { lock: [loginLockTexts[kind], name, address].filter(part => part !== null).join(' ') },
      after: { lock: '해제' },
      at,
    })
    return accept({ id })
  })
}
