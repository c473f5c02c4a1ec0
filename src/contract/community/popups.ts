import { z } from 'zod'
import { isPeriod, period, periodEnds } from '#contract/wire/period.ts'
import { route } from '#contract/wire/route.ts'
import { flag, idParam, onceKey, page, pageCounts, reason, seoulDateTime } from '#contract/wire/wire.ts'
import { isVisibleText } from '#domain/visible-text.ts'

/** 1 on all pages, 2 on the deposit pages (POPUP-014). */
const popupFlg = z.union([z.literal(1), z.literal(2)])

/** With the spec's names and spelling (FIELD-029). */
const popup = z.object({
  id: z.number().int(),
  popupFlg,
  visiableFlag: flag,
  /** When it may be shown according to the server; browsers store their own value here. */
  notShowingexpireTime: z.string(),
  pcLeftLocation: z.number().int(),
  pcTopLocation: z.number().int(),
  width: z.number().int(),
  /** Accessible name. */
  title: z.string(),
  /** Sanitised HTML. */
  contents: z.string(),
})
export type Popup = z.output<typeof popup>

export const popupContract = {
  list: route({
    method: 'GET',
    path: 'popup',
    access: 'member',
    summary: '팝업 목록',
    output: z.array(popup),
    refusals: [],
  }),
}

const form = z.object({
  popupFlg,
  title: z.string().trim().min(1).max(60).refine(isVisibleText),
  contents: z.string().trim().min(1).max(20_000),
  visiableFlag: flag,
  pcLeftLocation: z.number().int().min(0).max(3_000),
  pcTopLocation: z.number().int().min(0).max(3_000),
  width: z.number().int().min(200).max(900),
  /** The popup is promotional: excluded members don't see it (handbook 8.2). Default is true, to be safe. */
  promotes: z.boolean().default(true),
  ...period,
})
export type PopupForm = z.output<typeof form>

const deskPopup = form.extend({
  id: z.number().int(),
  /** Revision number; sent back with the next change. */
  revision: z.number().int(),
  createdAt: seoulDateTime,
})
export type DeskPopup = z.output<typeof deskPopup>

/** Editing of popups (POPUP-015). */
export const popupOperatorContract = {
  popups: route({
    method: 'GET',
    path: 'admin/popups',
    access: 'content:read',
    summary: '팝업 목록 (숨긴 팝업 포함, 보이는 순서)',
    query: z.object({ page, popupFlg: z.enum(['1', '2']).optional() }),
    output: z.object({ popups: z.array(deskPopup), ...pageCounts }),
    refusals: [],
  }),
  write: route({
    method: 'POST',
    path: 'admin/popups',
    access: 'content:write',
    summary: '팝업 등록 (맨 뒤)',
    body: form.extend({ reason, key: onceKey.optional() }).refine(isPeriod, periodEnds),
    output: deskPopup,
    refusals: ['BAD_INPUT', 'KEY_REUSED'],
  }),
  edit: route({
    method: 'POST',
    path: 'admin/popups/{popupId}',
    access: 'content:write',
    summary: '팝업 수정',
    params: z.object({ popupId: idParam }),
    body: form.extend({ revision: z.number().int(), reason }).refine(isPeriod, periodEnds),
    output: deskPopup,
    refusals: ['NOT_FOUND', 'BAD_INPUT', 'EDITED_MEANWHILE'],
  }),
  move: route({
    method: 'POST',
    path: 'admin/popups/{popupId}/move',
    access: 'content:write',
    summary: '팝업 순서 변경',
    params: z.object({ popupId: idParam }),
    /** Moves before the popup with this id; null means to the end. */
    body: z.object({ before: z.number().int().nullable(), reason }),
    output: z.object({ ids: z.array(z.number().int()) }),
    refusals: ['NOT_FOUND'],
  }),
  delete: route({
    method: 'POST',
    path: 'admin/popups/{popupId}/delete',
    access: 'content:write',
    summary: '팝업 삭제 (내용은 작업로그에 남음)',
    params: z.object({ popupId: idParam }),
    body: z.object({ reason }),
    output: z.object({ id: z.number().int() }),
    refusals: ['NOT_FOUND'],
  }),
}
