import type { Refusal } from '#contract/wire/refusals.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { type OperatorAct, recordAct } from '../acts.ts'
import { tellContentChanged } from '../content-news.ts'
import type { NoticeDeps } from '../edit-notices.ts'
import { keepPicture } from '../pictures/keep-pictures.ts'
import { lockMessenger, updateMessenger } from './messengers.sql.ts'
import type { MessengerContact } from './messengers.ts'

export type MessengerChanges = {
  readonly shown?: boolean | undefined
  readonly url?: string | undefined
  readonly messengerId?: string | undefined
  readonly imageName?: string | undefined
}

/** Changes one of the two contacts; absent fields stay unchanged (API-011). */
export const setMessenger = (
  { db, clock, bus }: NoticeDeps,
  who: OperatorAct,
  position: number,
  { shown, url, messengerId, imageName }: MessengerChanges,
): Promise<Result<MessengerContact, Refusal<'NOT_FOUND'>>> =>
  db.transaction(async tx => {
    const before = await lockMessenger(tx, position)
    if (!before) return refuse({ code: 'NOT_FOUND' })
    const after = {
      ...before,
      shown: shown ?? before.shown,
      url: url ?? before.url,
      messengerId: messengerId ?? before.messengerId,
      imageName: imageName ?? before.imageName,
    }
    await updateMessenger(tx, position, after)
    await keepPicture(tx, `messenger:${position}`, after.imageName)
    tellContentChanged(tx, { bus }, 'messengers')
    await recordAct(tx, {
      ...who,
      act: 'set-messenger',
      subject: `messenger:${position}`,
      before,
      after,
      at: clock.now(),
    })
    return accept(after)
  })
