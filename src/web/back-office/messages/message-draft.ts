import { isReason } from '#contract/back-office/act-reason.ts'
import type { MessageAudience, messageOperatorContract } from '#contract/community/messages.ts'
import type { QueryInput } from '#contract/wire/route.ts'
import { isVisibleText } from '#domain/visible-text.ts'

/** The form's values so far. */
export type Draft = {
  readonly kind: MessageAudience['kind']
  readonly name: string
  readonly level: string
  readonly title: string
  readonly contents: string
  readonly reason: string
  /** Whether it is promotional, if chosen; by default messages to many are. */
  readonly promotes: boolean | undefined
}

export const emptyDraft: Draft = {
  kind: 'member',
  name: '',
  level: '1',
  title: '',
  contents: '',
  reason: '',
  promotes: undefined,
}

/** True if it is withheld from excluded members (handbook 8.2). */
export const doesPromote = ({ promotes, kind }: Draft): boolean => promotes ?? kind !== 'member'

/** The recipients of the draft; undefined while none are named. */
export function draftAudience({ kind, name, level }: Draft): MessageAudience | undefined {
  if (kind === 'all') return { kind }
  if (kind === 'level') return { kind, level: Number(level) }
  return name.trim() === '' ? undefined : { kind, name: name.trim() }
}

/** Query for the number of recipients. */
export const recipientsQuery = (
  audience: MessageAudience,
  promotes: boolean,
): QueryInput<typeof messageOperatorContract.recipients> => ({
  ...(audience.kind === 'level' ? { ...audience, level: String(audience.level) } : audience),
  promotes: promotes ? 'true' : 'false',
})

/** True if all required fields are filled in; the recipients are checked next to it. */
export const isWhole = ({ title, contents, reason }: Draft): boolean =>
  isVisibleText(title) && isVisibleText(contents) && isReason(reason)
