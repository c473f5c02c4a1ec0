import type { messageContract } from '#contract/community/messages.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import {
  deleteMessage,
  type OwnMessageDeps,
  readAllMessages,
  readInbox,
  readMessage,
} from './own-messages.ts'

/** Member routes for their messages. */
export const messageRoutes = (deps: OwnMessageDeps): Handlers<typeof messageContract> => ({
  list: async ({ query, caller }) => {
    const { messages, totalCount, pageCount } = await readInbox(deps, caller.memberId, query.page)
    return accept({
      messages: messages.map(({ sentAt, ...message }) => ({
        ...message,
        createdAt: formatSeoul(sentAt, 'YYYY-MM-DD HH:mm:ss'),
      })),
      pageCount,
      totalCount,
    })
  },
  unread: async ({ caller }) => accept(await deps.findUnreadCount(caller.memberId)),
  read: async ({ params, caller }) => {
    const done = await readMessage(deps, caller.memberId, params.messageId)
    return done.ok ? accept({ unReadMessage: done.value.unread }) : done
  },
  readAll: async ({ caller }) => {
    const { unread } = await readAllMessages(deps, caller.memberId)
    return accept({ unReadMessage: unread })
  },
  delete: async ({ params, caller }) => {
    const done = await deleteMessage(deps, caller.memberId, params.messageId)
    return done.ok ? accept({ unReadMessage: done.value.unread }) : done
  },
})
