import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { onceKey, page, pageCounts, reason, seoulDateTime } from '#contract/wire/wire.ts'
import { streamHostOf } from '#domain/streams/stream-address.ts'
import { isVisibleText } from '#domain/visible-text.ts'

const streamId = z.uuid()

/** Live video next to the tracker (ROUTE-013). */
export const streamContract = {
  list: route({
    method: 'GET',
    path: 'stream',
    access: 'member',
    summary: '라이브 영상 목록 (켜진 영상만, 보이는 순서)',
    output: z.array(
      z.object({
        /** Its video page is `/file/stream/{id}/{fixtureId}`. */
        id: streamId,
        title: z.string(),
        /** Changes when the video source changes. */
        revision: z.number().int(),
      }),
    ),
    refusals: [],
  }),
}

const form = z.object({
  title: z.string().trim().min(1).max(30).refine(isVisibleText),
  /** An embeddable page; `{fixtureId}` is replaced by the match. */
  address: z.string().refine(address => streamHostOf(address) !== undefined),
  shown: z.boolean(),
})

const deskStream = form.extend({
  id: streamId,
  /** The only host that its page may frame. */
  host: z.string(),
  /** Revision number; sent back with the next change. */
  revision: z.number().int(),
  createdAt: seoulDateTime,
})
export type DeskStream = z.output<typeof deskStream>

/** Editing of live video sources. */
export const streamOperatorContract = {
  streams: route({
    method: 'GET',
    path: 'admin/streams',
    access: 'content:read',
    summary: '라이브 영상 목록 (꺼진 영상 포함, 보이는 순서)',
    query: z.object({ page }),
    output: z.object({ streams: z.array(deskStream), ...pageCounts }),
    refusals: [],
  }),
  write: route({
    method: 'POST',
    path: 'admin/streams',
    access: 'content:write',
    summary: '라이브 영상 등록 (맨 뒤)',
    body: form.extend({ reason, key: onceKey.optional() }),
    output: deskStream,
    refusals: ['KEY_REUSED'],
  }),
  edit: route({
    method: 'POST',
    path: 'admin/streams/{streamId}',
    access: 'content:write',
    summary: '라이브 영상 수정, 켜고 끄기',
    params: z.object({ streamId }),
    body: form.extend({ revision: z.number().int(), reason }),
    output: deskStream,
    refusals: ['NOT_FOUND', 'EDITED_MEANWHILE'],
  }),
  move: route({
    method: 'POST',
    path: 'admin/streams/{streamId}/move',
    access: 'content:write',
    summary: '라이브 영상 순서 변경',
    params: z.object({ streamId }),
    /** Moves before the stream with this id; null means to the end. */
    body: z.object({ before: streamId.nullable(), reason }),
    output: z.object({ ids: z.array(streamId) }),
    refusals: ['NOT_FOUND'],
  }),
  delete: route({
    method: 'POST',
    path: 'admin/streams/{streamId}/delete',
    access: 'content:write',
    summary: '라이브 영상 삭제 (주소는 작업로그에 남음)',
    params: z.object({ streamId }),
    body: z.object({ reason }),
    output: z.object({ id: streamId }),
    refusals: ['NOT_FOUND'],
  }),
}
