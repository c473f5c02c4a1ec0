import type { MessageAudience, messageOperatorContract, SentMessage } from '#contract/community/messages.ts'
import type { Query } from '#contract/wire/route.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { audienceWord } from './audience.ko.ts'
import { previewRecipients, sendMessage } from './send-message.ts'
import { readSentMessages, type SentRow } from './sent-messages.ts'

/** Operator routes for messages: sent ones, and sending. */
export const messageOperatorRoutes = (
  deps: Pick<Deps, 'db' | 'clock' | 'bus'>,
): Handlers<typeof messageOperatorContract> => ({
  sent: async ({ query }) => {
    const { messages, ...counts } = await readSentMessages(deps, query.page)
    return accept({ messages: messages.map(wireSent), ...counts })
  },
  recipients: async ({ query }) => {
    const audience = readAudience(query)
    return audience.ok ? previewRecipients(deps, audience.value, query.promotes !== 'false') : audience
  },
  send: ({ body, caller, ip }) => sendMessage(deps, { operator: caller, ip, reason: body.reason }, body),
})

/** Builds the audience from flat query parameters, which a body would have as an object. */
function readAudience({
  kind,
  name,
  level,
}: Query<typeof messageOperatorContract.recipients>): Result<
  MessageAudience,
  { readonly code: 'BAD_INPUT'; readonly field: string }
> {
  if (kind === 'all') return accept({ kind })
  if (kind === 'level')
    return level === undefined ? refuse({ code: 'BAD_INPUT', field: 'level' }) : accept({ kind, level })
  return name === undefined ? refuse({ code: 'BAD_INPUT', field: 'name' }) : accept({ kind, name })
}

const wireSent = ({ sentAt, audience, level, userId, nickname, operator, ...row }: SentRow): SentMessage => ({
  ...row,
  to: audienceWord({ kind: audience, level, userId, nickname }),
  operator: operator ?? '',
  createdAt: formatSeoul(sentAt, 'YYYY-MM-DD HH:mm:ss'),
})
