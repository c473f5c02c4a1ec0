import { z } from 'zod'
import { period } from '#contract/wire/period.ts'
import { route } from '#contract/wire/route.ts'
import { flag, idParam, onceKey, page, pageCounts, reason, seoulDateTime } from '#contract/wire/wire.ts'
import { noticeStates } from '#domain/notices/notice-state.ts'
import { isPictureName } from '#domain/operator-html/pictures.ts'

const notice = z.object({
  id: z.number().int(),
  /** HTML, sanitised when it was written. */
  contents: z.string(),
  /** False hides it from members. */
  shown: z.boolean(),
  /** Listed above the others, regardless of age. */
  pinned: z.boolean(),
  /** The first of these notices is shown in the marquee (HEADER-017). */
  inMarquee: z.boolean(),
  ...period,
  /** The present state. */
  state: z.enum(noticeStates),
  /** Sent back with a change. */
  revision: z.number().int(),
  createdAt: seoulDateTime,
})

const contents = z.string().trim().min(1).max(20_000)

const messenger = z.object({
  /** 0 Telegram type, 1 Kakao type (API-011). */
  position: flag,
  useFlag: flag,
  url: z.string(),
  messengerId: z.string(),
  imgPath: z.string(),
})

/** Texts for members: notices and contacts. */
export const siteTextsContract = {
  notices: route({
    method: 'GET',
    path: 'admin/notices',
    access: 'content:read',
    summary: '공지 목록 (숨긴 공지 포함)',
    query: z.object({ page, state: z.enum(noticeStates).optional() }),
    output: z.object({
      notices: z.array(notice),
      ...pageCounts,
    }),
    refusals: [],
  }),
  writeNotice: route({
    method: 'POST',
    path: 'admin/notices',
    access: 'content:write',
    summary: '공지 등록',
    body: z.object({
      contents,
      shown: z.boolean().default(true),
      pinned: z.boolean().default(false),
      inMarquee: z.boolean().default(true),
      shownFrom: period.shownFrom.default(null),
      shownUntil: period.shownUntil.default(null),
      reason,
      key: onceKey.optional(),
    }),
    output: notice,
    refusals: ['BAD_INPUT', 'KEY_REUSED'],
  }),
  editNotice: route({
    method: 'POST',
    path: 'admin/notices/{noticeId}',
    access: 'content:write',
    summary: '공지 수정, 숨김',
    params: z.object({ noticeId: idParam }),
    body: z.object({
      revision: z.number().int(),
      contents: contents.optional(),
      shown: z.boolean().optional(),
      pinned: z.boolean().optional(),
      inMarquee: z.boolean().optional(),
      shownFrom: period.shownFrom.optional(),
      shownUntil: period.shownUntil.optional(),
      reason,
    }),
    output: notice,
    refusals: ['NOT_FOUND', 'BAD_INPUT', 'EDITED_MEANWHILE'],
  }),
  deleteNotice: route({
    method: 'POST',
    path: 'admin/notices/{noticeId}/delete',
    access: 'content:write',
    summary: '공지 삭제 (내용은 작업로그에 남음)',
    params: z.object({ noticeId: idParam }),
    body: z.object({ reason }),
    output: z.object({ id: z.number().int() }),
    refusals: ['NOT_FOUND'],
  }),
  messengers: route({
    method: 'GET',
    path: 'admin/messengers',
    access: 'content:read',
    summary: '메신저 연락처',
    output: z.array(messenger),
    refusals: [],
  }),
  setMessenger: route({
    method: 'POST',
    path: 'admin/messengers/{position}',
    access: 'content:write',
    summary: '메신저 연락처 변경',
    params: z.object({ position: z.enum(['0', '1']) }),
    body: z.object({
      useFlag: flag.optional(),
      /** An external address, a path of this site, or empty. */
      url: z
        .union([z.literal(''), z.url({ protocol: /^https$/ }), z.string().regex(/^\/(?!\/)[\w/-]*$/)])
        .optional(),
      messengerId: z.string().trim().max(60).optional(),
      /** An uploaded picture. */
      imgPath: z.string().refine(isPictureName).optional(),
      reason,
    }),
    output: messenger,
    refusals: ['NOT_FOUND'],
  }),
}
