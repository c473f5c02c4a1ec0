import { createHash } from 'node:crypto'
import type { Refusal } from '#contract/wire/refusals.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct } from '../acts.ts'
import { tellContentChanged } from '../content-news.ts'
import { type DrawnPicture, drawAnew } from './draw-anew.ts'
import { findPicture, insertPicture, type StoredPicture } from './pictures.sql.ts'

export type PictureDeps = Pick<Deps, 'db' | 'clock' | 'bus'>

type ReadBytes<R extends Refusal> = () => Promise<Result<Buffer, R>>

/** Maximum number of running and waiting uploads; each holds its bytes. */
const AT_ONCE_MAX = 8

/**
 * Processes uploads of pictures: re-encodes them (`draw-anew.ts`) one after another, and stores them under the hash of
 * their bytes. Uploading the same picture again returns the existing one and is not logged twice.
 */
export function openUploads({ db, clock, bus }: PictureDeps) {
  let last: Promise<unknown> = Promise.resolve()
  let count = 0
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }

  const keep = (
    tx: Tx,
    act: OperatorAct,
    title: string,
    { content, width, height, frames }: DrawnPicture,
  ) => {
    tellContentChanged(tx, { bus }, 'pictures')
    return store(tx, act, {
      name: nameOf(content),
      content,
      width,
      height,
      frames,
      title,
      createdAt: clock.now(),
    })
  }

  return async <R extends Refusal>(
    act: OperatorAct,
    title: string,
    readBytes: ReadBytes<R>,
  ): Promise<
    Result<StoredPicture, R | Refusal<'PICTURE_UNREADABLE' | 'PICTURE_TOO_LARGE' | 'TOO_MANY_REQUESTS'>>
  > => {
    if (count >= AT_ONCE_MAX) return refuse({ code: 'TOO_MANY_REQUESTS' })
    count += 1
    try {
      const bytes = await readBytes()
      if (!bytes.ok) return bytes
      const drawn = await inTurn(() => drawAnew(bytes.value))
      if (!drawn.ok) return drawn
      return accept(await db.transaction(tx => keep(tx, act, title, drawn.value)))
    } finally {
      count -= 1
    }
  }
}

const nameOf = (content: Buffer): string =>
  `${createHash('sha256').update(content).digest('hex').slice(0, 40)}.webp`

type NewPicture = Omit<Parameters<typeof insertPicture>[1], 'operatorId'>

async function store(tx: Tx, act: OperatorAct, picture: NewPicture): Promise<StoredPicture> {
  const { name, title, width, height, content, createdAt } = picture
  const isNew = await insertPicture(tx, { ...picture, operatorId: act.operator.memberId })
  const stored = await findPicture(tx, name)
  if (!stored) throw new Error(`picture ${name} is gone before it is told of`)
  const after = { title, width, height, bytes: content.length }
  if (isNew)
    await recordAct(tx, {
      ...act,
      act: 'upload-picture',
      subject: `picture:${name}`,
      before: null,
      after,
      at: createdAt,
    })
  return stored
}
