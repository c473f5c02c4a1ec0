import { isReason } from '#contract/back-office/act-reason.ts'
import type { MessageAudience, messageOperatorContract } from '#contract/messages.ts'
import type { QueryInput } from '#contract/wire/route.ts'
import { isVisibleText } from '#domain/visible-text.ts'

/** What an operator has filled in so far. */
export type Draft = {
  readonly kind: MessageAudience['kind']
  readonly name: string
  readonly level: string
  readonly title: string
  readonly contents: string
  readonly reason: string
  /** Whether it invites to play, once that was said; until then what goes to many does. */
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

/** Whether it is withheld from excluded members (handbook 8.2). */
export const doesPromote = ({ promotes, kind }: Draft): boolean => promotes ?? kind !== 'member'

/** To whom the draft goes; undefined while nobody is named. */
export function draftAudience({ kind, name, level }: Draft): MessageAudience | undefined {
  if (kind === 'all') return { kind }
  if (kind === 'level') return { kind, level: Number(level) }
  return name.trim() === '' ? undefined : { kind, name: name.trim() }
}

/** The question how many an audience is. */
export const recipientsQuery = (
  audience: MessageAudience,
  promotes: boolean,
): QueryInput<typeof messageOperatorContract.recipients> => ({
  ...(audience.kind === 'level' ? { ...audience, level: String(audience.level) } : audience),
  promotes: promotes ? 'true' : 'false',
})

/** Whether all is there that the server asks for; to whom it goes is seen beside it. */
export const isWhole = ({ title, contents, reason }: Draft): boolean =>
  isVisibleText(title) && isVisibleText(contents) && isReason(reason)
