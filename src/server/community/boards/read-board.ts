import { pageCountsOf, partOf } from '#contract/wire/paging.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { findBets, type ToldBet } from '#server/bets/bets.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type CommentRow, listComments } from './comments.sql.ts'
import { listPostBets } from './post-bets.sql.ts'
import { countPosts, findPost, listPosts, type PostRow } from './posts.sql.ts'

export type { PostRow } from './posts.sql.ts'

type ReadDeps = Pick<Deps, 'db' | 'clock'>

/** A bet attached to a post, and whether its money is shown. */
export type ToldPostBet = { readonly bet: ToldBet; readonly showsMoney: boolean }
type ToldPost = { readonly post: PostRow; readonly bets: readonly ToldPostBet[] }

type Counts = ReturnType<typeof pageCountsOf>

/** Returns a page of the free board: pinned posts, then the newest, without hidden and deleted ones (BOARD-002). */
export async function readBoard(
  { db }: Pick<Deps, 'db'>,
  search: string | undefined,
  page: number,
): Promise<Counts & { readonly posts: readonly PostRow[] }> {
  const [totalCount, posts] = await Promise.all([countPosts(db, search), listPosts(db, search, partOf(page))])
  return { posts, ...pageCountsOf(totalCount) }
}

/** Returns a shown post with its bets. */
export async function readPost(
  deps: ReadDeps,
  postId: number,
): Promise<Result<ToldPost, Refusal<'POST_UNKNOWN'>>> {
  const post = await findPost(deps.db, postId)
  if (post?.state !== 'shown') return refuse({ code: 'POST_UNKNOWN' })
  return accept({ post, bets: await readPostBets(deps, postId, post.memberId) })
}

/** Returns the bets attached to a post, in their current state, in the order chosen by the writer. */
export async function readPostBets(
  deps: ReadDeps,
  postId: number,
  writer: MemberId,
): Promise<readonly ToldPostBet[]> {
  const attached = await listPostBets(deps.db, postId)
  const told = await findBets(
    deps,
    writer,
    attached.map(({ betId }) => betId),
  )
  const byId = new Map(told.map(one => [one.bet.id, one]))
  return attached.flatMap(({ betId, showsMoney }) => {
    const bet = byId.get(betId)
    return bet ? [{ bet, showsMoney }] : []
  })
}

/** Returns a page of the comments of a shown post, newest first. */
export async function readComments(
  { db }: Pick<Deps, 'db'>,
  postId: number,
  page: number,
): Promise<Result<Counts & { readonly comments: readonly CommentRow[] }, Refusal<'POST_UNKNOWN'>>> {
  const post = await findPost(db, postId)
  if (post?.state !== 'shown') return refuse({ code: 'POST_UNKNOWN' })
  const comments = await listComments(db, postId, partOf(page))
  return accept({ comments, ...pageCountsOf(post.comments) })
}
