import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { isVisibleText } from '#domain/visible-text.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { tellContentChanged } from '#server/site/site.ts'
import { insertView } from './post-views.sql.ts'
import { addReport, addView, lockPost } from './posts.sql.ts'
import { insertReport } from './reports.sql.ts'

/** Counts a member's view of a post, once; the writer's own never counts (BOARD-002). */
export const seePost = ({ db }: Pick<Deps, 'db'>, memberId: MemberId, postId: number): Promise<void> =>
  db.transaction(async tx => {
    if (await insertView(tx, postId, memberId)) await addView(tx, postId)
  })

type ReportRefusal = Refusal<'POST_UNKNOWN'> | Refusal<'REPORT_REASON'> | Refusal<'OWN_POST'>

/** Reports a post to the operators (신고); once per member and post. */
export const reportPost = (
  { db, clock, bus }: Pick<Deps, 'db' | 'clock' | 'bus'>,
  memberId: MemberId,
  postId: number,
  reason: string,
): Promise<Result<undefined, ReportRefusal>> =>
  db.transaction(async tx => {
    if (!isVisibleText(reason)) return refuse({ code: 'REPORT_REASON' })
    const post = await lockPost(tx, postId)
    if (post?.state !== 'shown') return refuse({ code: 'POST_UNKNOWN' })
    if (post.memberId === memberId) return refuse({ code: 'OWN_POST' })
    if (await insertReport(tx, postId, memberId, { reason, at: clock.now() })) {
      await addReport(tx, postId)
      tellContentChanged(tx, { bus }, 'boards', memberId)
    }
    return accept(undefined)
  })
