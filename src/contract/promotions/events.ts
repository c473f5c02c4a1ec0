import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import {
  day,
  idParam,
  onceKey,
  page,
  pageCounts,
  reason,
  seoulDateTime,
  wholeNumber,
} from '#contract/wire/wire.ts'
import { isPictureName } from '#domain/operator-html/pictures.ts'
import { eventStates } from '#domain/promotions/event-state.ts'
import { isVisibleText } from '#domain/visible-text.ts'

const head = {
  id: z.number().int(),
  title: z.string(),
  /** Name of a picture under `/file/download`; null without one. */
  picture: z.string().nullable(),
  firstDay: day,
  /** The last day, included; null without an end. */
  lastDay: day.nullable(),
  state: z.enum(eventStates),
}

const eventHead = z.object(head)
export type EventHead = z.output<typeof eventHead>

/** Sanitised HTML. */
const eventText = z.object({ ...head, contents: z.string() })
export type EventText = z.output<typeof eventText>

/** Event pages with a fixed path, which no event id may take (ROUTE-073). */
export const eventPageNames = ['casinoSlot', 'coinEvent'] as const
export type EventPageName = (typeof eventPageNames)[number]

const eventPageName = z.enum(eventPageNames)
const eventPage = z.object({ name: eventPageName, contents: z.string() })

/** Events with their periods, and the fixed pages (EVENT-001 to EVENT-003). */
export const eventContract = {
  list: route({
    method: 'GET',
    path: 'event',
    access: 'member',
    summary: '이벤트 목록 (진행중, 예정, 종료 순, 한 페이지 15건)',
    query: z.object({ page }),
    output: z.object({ events: z.array(eventHead), ...pageCounts }),
    refusals: [],
  }),
  event: route({
    method: 'GET',
    path: 'event/{eventId}',
    access: 'member',
    summary: '이벤트 내용',
    params: z.object({ eventId: idParam }),
    output: eventText,
    refusals: ['NOT_FOUND'],
  }),
  page: route({
    method: 'GET',
    path: 'event/page/{name}',
    access: 'member',
    summary: '고정 이벤트 페이지 내용 (카지노/슬롯, 코인이벤트)',
    params: z.object({ name: eventPageName }),
    output: eventPage,
    refusals: [],
  }),
}

const title = z.string().trim().min(1).max(60).refine(isVisibleText)
const contents = z.string().trim().min(1).max(20_000)
const pictureName = z.string().refine(isPictureName)
const position = wholeNumber.pipe(z.number().int().min(0).max(9_999))

const written = {
  title,
  picture: pictureName.nullable(),
  contents,
  firstDay: day,
  lastDay: day.nullable(),
  /** Sort number among events of the same state, smallest first. */
  position,
  /** False hides it from members. */
  shown: z.boolean(),
}
export type EventEntry = { readonly [K in keyof typeof written]: z.output<(typeof written)[K]> }

const deskEvent = z.object({
  ...head,
  contents: z.string(),
  position: z.number().int(),
  shown: z.boolean(),
  createdAt: seoulDateTime,
})
export type DeskEvent = z.output<typeof deskEvent>

/** Editing of events and the fixed pages (EVENT-002, EVENT-003). */
export const eventOperatorContract = {
  events: route({
    method: 'GET',
    path: 'admin/events',
    access: 'promotions:read',
    summary: '이벤트 관리 목록 (숨긴 이벤트 포함)',
    query: z.object({
      page,
      state: z.enum(eventStates).optional(),
      shown: z.enum(['true', 'false']).optional(),
      /** A part of the title. */
      title: z.string().trim().max(60).optional(),
    }),
    output: z.object({ events: z.array(deskEvent), ...pageCounts }),
    refusals: [],
  }),
  write: route({
    method: 'POST',
    path: 'admin/events',
    access: 'promotions:write',
    summary: '이벤트 등록',
    body: z.object({ ...written, reason, key: onceKey.optional() }),
    output: deskEvent,
    refusals: ['BAD_INPUT', 'PERIOD_REVERSED', 'KEY_REUSED'],
  }),
  edit: route({
    method: 'POST',
    path: 'admin/events/{eventId}',
    access: 'promotions:write',
    summary: '이벤트 수정, 숨김',
    params: z.object({ eventId: idParam }),
    body: z.object({ ...z.object(written).partial().shape, reason }),
    output: deskEvent,
    refusals: ['NOT_FOUND', 'BAD_INPUT', 'PERIOD_REVERSED'],
  }),
  pages: route({
    method: 'GET',
    path: 'admin/event-pages',
    access: 'promotions:read',
    summary: '고정 이벤트 페이지',
    output: z.array(eventPage),
    refusals: [],
  }),
  editPage: route({
    method: 'POST',
    path: 'admin/event-pages/{name}',
    access: 'promotions:write',
    summary: '고정 이벤트 페이지 수정',
    params: z.object({ name: eventPageName }),
    body: z.object({ contents: z.string().trim().max(20_000), reason }),
    output: eventPage,
    refusals: [],
  }),
}
