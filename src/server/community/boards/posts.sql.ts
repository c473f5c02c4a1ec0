import { askedGrams, textGrams } from '#domain/community/text-grams.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { searchWords } from '#domain/search-text.ts'
import type { Part } from '#server/platform/postgres/paged-list.sql.ts'
import { join, type Queries, type Sql, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

export type PostState = 'shown' | 'hidden' | 'deleted'

export type PostRow = {
  readonly id: number
  readonly memberId: MemberId
  readonly userId: string
  readonly nickname: string
  readonly title: string
  readonly contents: string
  readonly writtenAt: Instant
  readonly editedAt: Instant | null
  readonly state: PostState
  readonly hiddenReason: string | null
  readonly pinned: boolean
  readonly views: number
  readonly comments: number
  readonly reports: number
  readonly hasBets: boolean
}

const columns = sql`p.id, p.member_id as "memberId", m.user_id as "userId", m.nickname, p.title, p.contents,
  p.written_at as "writtenAt", p.edited_at as "editedAt", p.state, p.hidden_reason as "hiddenReason", p.pinned, p.views,
  p.comments, p.reports, exists (select from board_post_bet b where b.post_id = p.id) as "hasBets"`

/** Matches part of a title, through the letter index, or a whole nickname. */
async function isFound(db: Queries, search: string | undefined): Promise<Sql[]> {
  if (search === undefined || askedGrams(search).length === 0) return []
  const title = sql`grams @> ${askedGrams(search)}::text[] and strpos(search_title, ${searchWords(search)}) > 0`
  const writers = await db.many<{ id: MemberId }>(
    sql`select id from member where lower(nickname) = lower(${search}) and status <> 'refused'`,
  )
  return [writers[0] ? sql`(${title} or member_id = ${writers[0].id})` : title]
}

/** A search must use the letter index: scanning from the newest until enough match may scan everything. */
const orderOf = (search: string | undefined): Sql =>
  search === undefined ? sql`page.id desc` : sql`page.id + 0 desc`

/** The page is found in the index alone; rows of earlier pages are not read. */
const postsOf = (db: Queries, chosen: Sql, order: Sql, { limit, offset }: Part) =>
  db.many<PostRow>(sql`
    select ${columns} from (
      select id, pinned from board_post page where ${chosen} order by ${order} limit ${limit} offset ${offset}
    ) page
    join board_post p on p.id = page.id
    join member m on m.id = p.member_id
    order by ${order}`)

const count = async (db: Queries, chosen: Sql): Promise<number> =>
  (await db.one<{ count: number }>(sql`select count(*) as count from board_post where ${chosen}`)).count

const isListed = async (db: Queries, search: string | undefined): Promise<Sql> =>
  join([sql`state = 'shown'`, ...(await isFound(db, search))], ' and ')

/** Posts shown to members: pinned ones first, then the newest (BOARD-002). */
export const listPosts = async (db: Queries, search: string | undefined, part: Part) =>
  postsOf(db, await isListed(db, search), sql`page.pinned desc, ${orderOf(search)}`, part)

export const countPosts = async (db: Queries, search: string | undefined): Promise<number> =>
  count(db, await isListed(db, search))

export type DeskFilter = {
  readonly show: 'hidden' | 'reported' | undefined
  readonly search: string | undefined
}

async function isOnDesk(db: Queries, { show, search }: DeskFilter): Promise<Sql> {
  const shown = show === 'hidden' ? [sql`state = 'hidden'`] : show === 'reported' ? [sql`reports > 0`] : []
  const all = [...shown, ...(await isFound(db, search))]
  return all.length === 0 ? sql`true` : join(all, ' and ')
}

/** Posts shown to operators: including hidden and deleted ones, newest first. */
export const listDeskPosts = async (db: Queries, filter: DeskFilter, part: Part) =>
  postsOf(db, await isOnDesk(db, filter), orderOf(filter.search), part)

export const countDeskPosts = async (db: Queries, filter: DeskFilter): Promise<number> =>
  count(db, await isOnDesk(db, filter))

export const hasPosts = async (db: Queries): Promise<boolean> =>
  (await db.maybe(sql`select from board_post limit 1`)) !== undefined

export const findPost = (db: Queries, id: number) =>
  db.maybe<PostRow>(
    sql`select ${columns} from board_post p join member m on m.id = p.member_id where p.id = ${id}`,
  )

export type HeldPost = Pick<
  PostRow,
  'id' | 'memberId' | 'title' | 'contents' | 'writtenAt' | 'state' | 'hiddenReason' | 'pinned' | 'reports'
> & { readonly points: number; readonly pointsRef: string | null }

const held = sql`id, member_id as "memberId", title, contents, written_at as "writtenAt", state,
  hidden_reason as "hiddenReason", pinned, reports, points, points_ref as "pointsRef"`

/** Locks the post until the transaction ends. */
export const lockPost = (tx: Tx, id: number) =>
  tx.maybe<HeldPost>(sql`select ${held} from board_post where id = ${id} for update`)

/** The post that the member wrote with a key. */
export const findPostByKey = (tx: Tx, memberId: MemberId, key: string) =>
  tx.maybe<HeldPost>(sql`select ${held} from board_post where member_id = ${memberId} and key = ${key}`)

export type NewPost = {
  readonly memberId: MemberId
  readonly key: string
  readonly title: string
  readonly contents: string
  readonly writtenAt: Instant
}

export const insertPost = (tx: Tx, { memberId, key, title, contents, writtenAt }: NewPost) =>
  tx.one<{ id: number }>(sql`
    insert into board_post (member_id, key, title, contents, search_title, grams, written_at)
    values (${memberId}, ${key}, ${title}, ${contents}, ${searchWords(title)}, ${textGrams(title)},
      ${timestamp(writtenAt)})
    returning id`)

type NewText = { readonly title: string; readonly contents: string; readonly at: Instant }

export const updateText = (tx: Tx, id: number, { title, contents, at }: NewText) =>
  tx.run(sql`
    update board_post set title = ${title}, contents = ${contents}, search_title = ${searchWords(title)},
      grams = ${textGrams(title)}, edited_at = ${timestamp(at)}
    where id = ${id}`)

export const updateState = (tx: Tx, id: number, state: PostState, hiddenReason: string | null) =>
  tx.run(sql`update board_post set state = ${state}, hidden_reason = ${hiddenReason} where id = ${id}`)

export const updatePinned = (tx: Tx, id: number, pinned: boolean) =>
  tx.run(sql`update board_post set pinned = ${pinned} where id = ${id}`)

export const addView = (tx: Tx, id: number) =>
  tx.run(sql`update board_post set views = views + 1 where id = ${id}`)

export const addComments = (tx: Tx, id: number, more: 1 | -1) =>
  tx.run(sql`update board_post set comments = comments + ${more}::integer where id = ${id}`)

export const addReport = (tx: Tx, id: number) =>
  tx.run(sql`update board_post set reports = reports + 1 where id = ${id}`)

export const clearReports = (tx: Tx, id: number) =>
  tx.run(sql`update board_post set reports = 0 where id = ${id}`)

export const setPostPoints = (tx: Tx, id: number, points: number, ref: string) =>
  tx.run(sql`update board_post set points = ${points}, points_ref = ${ref} where id = ${id}`)

/** Number of a member's posts written in a time range that are still on the board. */
export const countWrittenPosts = async (
  db: Queries,
  memberId: MemberId,
  { from, before }: { readonly from: Instant; readonly before: Instant },
): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*) as count from board_post
      where member_id = ${memberId} and written_at >= ${timestamp(from)} and written_at < ${timestamp(before)}
        and state = 'shown'`)
  ).count

/** Number of the member's rewarded posts since then. */
export const countPaidPosts = async (tx: Tx, memberId: MemberId, since: Instant): Promise<number> => {
  const paid = await tx.one<{ count: number }>(sql`
    select count(*) as count from board_post
    where member_id = ${memberId} and written_at >= ${timestamp(since)} and points > 0`)
  return paid.count
}
