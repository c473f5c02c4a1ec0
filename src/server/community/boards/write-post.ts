import type { Refusal } from '#contract/wire/refusals.ts'
import { holdsBannedWord } from '#domain/community/banned-words.ts'
import { type BoardRules, editMinutes } from '#domain/community/board-rules.ts'
import type { MemberId } from '#domain/ids.ts'
import { type Instant, MINUTE } from '#domain/instant.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { isVisibleText } from '#domain/visible-text.ts'
import { findBets } from '#server/bets/bets.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { tellContentChanged } from '#server/site/site.ts'
import { boardChanged } from './board-news.ts'
import { rewardWriting } from './board-points.ts'
import { listWords } from './forbidden-words.sql.ts'
import { type AttachedBet, insertPostBets } from './post-bets.sql.ts'
import { findPostByKey, type HeldPost, insertPost, lockPost, updateState, updateText } from './posts.sql.ts'
import { lockWriter, notePost } from './writers.sql.ts'

export type BoardDeps = Pick<Deps, 'db' | 'clock' | 'bus' | 'newUuid'> & {
  readonly site: { readonly settings: () => BoardRules & { readonly boardMaintenance: boolean } }
}

/** Whether the boards are closed by operators (handbook 6.3): reading is possible, writing is not. */
export const isClosed = ({ site }: Pick<BoardDeps, 'site'>): boolean => site.settings().boardMaintenance

type Text = { readonly title: string; readonly contents: string }
type Closed = Refusal<'GAME_IN_MAINTENANCE'>
type TextRefusal = Refusal<'BOARD_TITLE'> | Refusal<'BOARD_CONTENTS'> | Refusal<'BOARD_WORD'>

/** Refuses title or text that is invisible or contains a forbidden word (BOARD-003). */
async function checkText(db: Queries, { title, contents }: Text): Promise<Result<true, TextRefusal>> {
  if (!isVisibleText(title)) return refuse({ code: 'BOARD_TITLE' })
  if (!isVisibleText(contents)) return refuse({ code: 'BOARD_CONTENTS' })
  if (holdsBannedWord(await listWords(db), title, contents)) return refuse({ code: 'BOARD_WORD' })
  return accept(true)
}

/** Whole time units until something is allowed again; 0 if it is. */
export const unitsLeft = (last: Instant | null, pause: number, unit: number, now: Instant): number =>
  last === null ? 0 : Math.max(0, Math.ceil((last + pause - now) / unit))

type Writing = Text & { readonly bets: readonly AttachedBet[]; readonly key: string }
type WriteRefusal =
  | Closed
  | TextRefusal
  | Refusal<'BOARD_WAIT'>
  | Refusal<'BET_UNKNOWN'>
  | Refusal<'KEY_REUSED'>

/**
 * Writes a post (BOARD-001) with the writer's own bets attached. Once per key, even with concurrent requests; the
 * settings define a pause between two posts (handbook 6.5).
 */
export async function writePost(
  deps: BoardDeps,
  caller: Pick<Caller, 'memberId' | 'kind'>,
  { title, contents, bets, key }: Writing,
): Promise<Result<{ readonly id: number }, WriteRefusal>> {
  const { memberId } = caller
  if (isClosed(deps)) return refuse({ code: 'GAME_IN_MAINTENANCE' })
  const chosen = [...new Map(bets.map(bet => [bet.betId, bet])).values()]
  // The owner of a bet never changes, so it is checked before the writer's row is locked.
  if (!(await areOwnBets(deps, memberId, chosen))) return refuse({ code: 'BET_UNKNOWN' })
  return deps.db.transaction(async tx => {
    const writer = await lockWriter(tx, memberId)
    const same = await findPostByKey(tx, memberId, key)
    if (same)
      return isSame(same, { title, contents }) ? accept({ id: same.id }) : refuse({ code: 'KEY_REUSED' })
    const text = await checkText(tx, { title, contents })
    if (!text.ok) return text
    const at = deps.clock.now()
    const rules = deps.site.settings()
    const minutes = unitsLeft(writer.postAt, rules.boardPostMinutes * MINUTE, MINUTE, at)
    if (minutes > 0) return refuse({ code: 'BOARD_WAIT', minutes })
    const { id } = await insertPost(tx, { memberId, key, title, contents, writtenAt: at })
    await insertPostBets(tx, id, chosen)
    await notePost(tx, memberId, at)
    if (caller.kind === 'member')
      await rewardWriting({ ...deps, rules }, tx, { kind: 'post', id, memberId }, at)
    tellContentChanged(tx, deps, 'quests', memberId)
    tx.afterCommit(() => deps.bus.publish(boardChanged, { postId: id }))
    return accept({ id })
  })
}

const isSame = (post: HeldPost, { title, contents }: Text): boolean =>
  post.title === title && post.contents === contents

/** Bets of others are reported as unknown. */
async function areOwnBets(
  deps: BoardDeps,
  memberId: MemberId,
  bets: readonly AttachedBet[],
): Promise<boolean> {
  const found = await findBets(
    deps,
    memberId,
    bets.map(({ betId }) => betId),
  )
  return found.length === bets.length
}

type EditRefusal = Closed | TextRefusal | Refusal<'POST_UNKNOWN'> | Refusal<'EDIT_TOO_LATE'>

/** Changes the member's own post, within ten minutes of writing it. */
export const editPost = (
  { db, clock, bus, site }: BoardDeps,
  memberId: MemberId,
  postId: number,
  text: Text,
): Promise<Result<{ readonly id: number }, EditRefusal>> =>
  db.transaction(async tx => {
    if (isClosed({ site })) return refuse({ code: 'GAME_IN_MAINTENANCE' })
    const post = await lockPost(tx, postId)
    if (post?.state !== 'shown' || post.memberId !== memberId) return refuse({ code: 'POST_UNKNOWN' })
    const at = clock.now()
    if (!isEditable(post, at)) return refuse({ code: 'EDIT_TOO_LATE', minutes: editMinutes })
    const checked = await checkText(tx, text)
    if (!checked.ok) return checked
    await updateText(tx, postId, { ...text, at })
    tx.afterCommit(() => bus.publish(boardChanged, { postId }))
    return accept({ id: postId })
  })

export const isEditable = ({ writtenAt }: Pick<HeldPost, 'writtenAt'>, now: Instant): boolean =>
  now - writtenAt <= editMinutes * MINUTE

/** Removes the member's own post from the board permanently; operators still see it (BOARD-002). */
export const deletePost = (
  { db, bus }: Pick<Deps, 'db' | 'bus'>,
  memberId: MemberId,
  postId: number,
): Promise<Result<undefined, Refusal<'POST_UNKNOWN'>>> =>
  db.transaction(async tx => {
    const post = await lockPost(tx, postId)
    if (post?.state !== 'shown' || post.memberId !== memberId) return refuse({ code: 'POST_UNKNOWN' })
    await updateState(tx, postId, 'deleted', null)
    tellContentChanged(tx, { bus }, 'quests', memberId)
    tx.afterCommit(() => bus.publish(boardChanged, { postId }))
    return accept(undefined)
  })
