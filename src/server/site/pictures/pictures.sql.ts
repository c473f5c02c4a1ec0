import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { pictureOrders, pictureUses } from '#domain/operator-html/pictures.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { allOf, type Queries, type Sql, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

export type StoredPicture = {
  readonly name: string
  readonly title: string
  readonly width: number
  readonly height: number
  readonly frames: number
  /** Size in bytes. */
  readonly bytes: number
  readonly operator: string
  readonly createdAt: Instant
  readonly uses: readonly string[]
}

const columns = sql`
  picture.name, title, width, height, frames, length(bytes) as bytes, operator.user_id as operator,
  picture.created_at as "createdAt",
  array(select subject from picture_use where picture_name = picture.name order by subject) as uses`

const picturesWithOperator = sql`picture join member operator on operator.id = picture.operator_id`

type NewPicture = Pick<StoredPicture, 'name' | 'title' | 'width' | 'height' | 'frames' | 'createdAt'> & {
  readonly content: Buffer
  readonly operatorId: MemberId
}

/** True if the picture is new; a concurrent upload of the same waits for the first. */
export const insertPicture = async (tx: Tx, picture: NewPicture): Promise<boolean> => {
  const { name, title, width, height, frames, content, operatorId, createdAt } = picture
  const inserted = await tx.maybe(sql`
    insert into picture (name, bytes, width, height, frames, title, operator_id, created_at)
    values (${name}, ${content}, ${width}, ${height}, ${frames}, ${title}, ${operatorId}, ${timestamp(createdAt)})
    on conflict (name) do nothing
    returning name`)
  return inserted !== undefined
}

export type PicturesAsked = {
  readonly use: (typeof pictureUses)[number] | undefined
  /** Part of the title; '' for all. */
  readonly title: string
  readonly sort: (typeof pictureOrders)[number]
}

const isUsed = sql`exists (select from picture_use where picture_name = picture.name)`

const asked = ({ use, title }: PicturesAsked): Sql =>
  allOf(
    use !== undefined && (use === 'used' ? isUsed : sql`not ${isUsed}`),
    title !== '' && sql`strpos(lower(title), lower(${title})) > 0`,
  )

export const pictureList = pagedList<StoredPicture, PicturesAsked>({
  from: sql`picture`,
  where: asked,
  rows: (where, part, { sort }) => sql`
    select ${columns} from ${picturesWithOperator} where ${where}
    order by ${sort === 'largest' ? sql`length(bytes) desc` : sql`picture.created_at desc`}, picture.name
    ${part}`,
})

export const findPicture = (db: Queries, name: string) =>
  db.maybe<StoredPicture>(sql`select ${columns} from ${picturesWithOperator} where picture.name = ${name}`)

/** Locks a picture against new uses until the commit; existing uses are visible afterwards. */
export const lockPicture = (tx: Tx, name: string) =>
  tx.maybe(sql`select name from picture where name = ${name} for update`)

export const deletePicture = (tx: Tx, name: string) => tx.run(sql`delete from picture where name = ${name}`)

/** Contents of pictures, by name; unknown ones are left out. */
export const loadContents = (db: Queries, names: readonly string[]) =>
  db.many<{ name: string; content: Buffer }>(sql`
    select name, bytes as content from picture where name = any(${names}::text[])`)

/** Replaces the pictures used by a subject; unknown names are ignored. */
export async function replaceUses(tx: Tx, subject: string, names: readonly string[]): Promise<void> {
  await tx.run(sql`
    delete from picture_use where subject = ${subject} and picture_name <> all(${names}::text[])`)
  await tx.run(sql`
    insert into picture_use (subject, picture_name)
    select ${subject}, name from picture where name = any(${names}::text[]) order by name for key share
    on conflict do nothing`)
}
