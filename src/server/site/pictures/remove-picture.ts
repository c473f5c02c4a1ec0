import type { Refusal } from '#contract/wire/refusals.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { type OperatorAct, recordAct } from '../acts.ts'
import { tellContentChanged } from '../content-news.ts'
import { deletePicture, findPicture, lockPicture } from './pictures.sql.ts'
import type { PictureDeps } from './upload-picture.ts'

/** Deletes an uploaded picture that is not used anywhere. */
export const removePicture = (
  { db, clock, bus }: PictureDeps,
  act: OperatorAct,
  name: string,
): Promise<Result<{ name: string }, Refusal<'NOT_FOUND' | 'PICTURE_IN_USE'>>> =>
  db.transaction(async tx => {
    await lockPicture(tx, name)
    const picture = await findPicture(tx, name)
    if (!picture) return refuse({ code: 'NOT_FOUND' })
    if (picture.uses.length > 0) return refuse({ code: 'PICTURE_IN_USE' })
    const { title, width, height, bytes } = picture
    await deletePicture(tx, name)
    tellContentChanged(tx, { bus }, 'pictures')
    await recordAct(tx, {
      ...act,
      act: 'delete-picture',
      subject: `picture:${name}`,
      before: { title, width, height, bytes },
      after: null,
      at: clock.now(),
    })
    return accept({ name })
  })
