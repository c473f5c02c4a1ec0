import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import {
  idParam,
  onceKey,
  page,
  pageCounts,
  personName,
  reason,
  seoulDateTime,
  wholeNumber,
} from '#contract/wire/wire.ts'
import { messageContentsMax, messageTitleMax } from '#domain/members/message-text.ts'
import { isVisibleText } from '#domain/visible-text.ts'

/** Plain text with line breaks. */
const text = {
  id: z.number().int(),
  title: z.string(),
  contents: z.string(),
  createdAt: seoulDateTime,
}

const message = z.object({ ...text, isRead: z.boolean() })
export type Message = z.output<typeof message>

/** Number of unread messages after an operation of the member, named after the spec's state (FIELD-036). */
const unreadLeft = z.object({ unReadMessage: z.number().int() })

/** The member's own messages (MSG-001 to MSG-005). Messages of others are not found: 404. */
export const messageContract = {
  list: route({
    method: 'GET',
    path: 'message',
    access: 'member',
    summary: '쪽지함 (최신순, 한 페이지 15건)',
    query: z.object({ page }),
    output: z.object({
      messages: z.array(message),
      ...pageCounts,
    }),
    refusals: [],
  }),
  unread: route({
    method: 'GET',
    path: 'message/unread',
    access: 'member',
    summary: '읽지 않은 쪽지 수',
    output: z.number().int(),
    refusals: [],
  }),
  read: route({
    method: 'POST',
    path: 'message/{messageId}/read',
    access: 'member',
    summary: '쪽지 읽음',
    params: z.object({ messageId: idParam }),
    output: unreadLeft,
    refusals: ['MESSAGE_UNKNOWN'],
  }),
  readAll: route({
    method: 'POST',
    path: 'message/read',
    access: 'member',
    summary: '쪽지 모두 읽음',
    output: unreadLeft,
    refusals: [],
  }),
  delete: route({
    method: 'POST',
    path: 'message/{messageId}/delete',
    access: 'member',
    summary: '쪽지 삭제',
    params: z.object({ messageId: idParam }),
    output: unreadLeft,
    refusals: ['MESSAGE_UNKNOWN'],
  }),
}

const level = wholeNumber.pipe(z.number().int().min(1).max(10))
/** A login name or a nickname; the login name takes precedence. */
const name = personName(40).min(1)

/** Recipients of a message (MSG-006). */
const audience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('member'), name }),
  z.object({ kind: z.literal('level'), level }),
  z.object({ kind: z.literal('all') }),
])
export type MessageAudience = z.output<typeof audience>

/**
 * The message is promotional: excluded members don't receive it (handbook 8.2). Default is true, to be
 * safe.
 */
const promotes = z.boolean().default(true)

const written = (max: number) => z.string().trim().max(max).refine(isVisibleText)

const sentMessage = z.object({
  ...text,
  /** "데모 (demo)", "레벨 3", "전체 회원", or members whose bets were settled again. */
  to: z.string(),
  /** The operator's login name; empty for automatic messages. */
  operator: z.string(),
  recipients: z.number().int(),
  /** Number of recipients who have read it. */
  reads: z.number().int(),
  promotes: z.boolean(),
})
export type SentMessage = z.output<typeof sentMessage>

/** Messages of operators to one member, a level or all members (MSG-006, handbook 6.3). */
export const messageOperatorContract = {
  sent: route({
    method: 'GET',
    path: 'admin/messages',
    access: 'customer:read',
    summary: '쪽지 발송내역',
    query: z.object({ page }),
    output: z.object({
      messages: z.array(sentMessage),
      ...pageCounts,
    }),
    refusals: [],
  }),
  recipients: route({
    method: 'GET',
    path: 'admin/messages/recipients',
    access: 'customer:read',
    summary: '쪽지를 받을 회원 수',
    query: z.object({
      kind: z.enum(['member', 'level', 'all']),
      name: name.optional(),
      level: level.optional(),
      promotes: z.enum(['true', 'false']).optional(),
    }),
    output: z.object({
      count: z.number().int(),
      /** Number of excluded members who will not receive it. */
      withheld: z.number().int(),
      /** Like `to` of a sent message. */
      to: z.string(),
    }),
    refusals: ['RECIPIENT_UNKNOWN', 'BAD_INPUT'],
  }),
  send: route({
    method: 'POST',
    path: 'admin/messages',
    access: 'customer:write',
    summary: '쪽지 발송 (한 회원, 레벨, 전체)',
    body: z.object({
      to: audience,
      title: written(messageTitleMax),
      contents: written(messageContentsMax),
      promotes,
      reason,
      key: onceKey.optional(),
    }),
    output: z.object({ id: z.number().int(), recipients: z.number().int() }),
    refusals: ['RECIPIENT_UNKNOWN', 'NO_RECIPIENTS', 'KEY_REUSED'],
  }),
}
