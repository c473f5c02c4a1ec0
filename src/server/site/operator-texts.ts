import type { ContentPart } from '#contract/live/content-parts.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct } from './acts.ts'
import { tellContentChanged } from './content-news.ts'
import { keepPicturesOf } from './pictures/keep-pictures.ts'

/** A kind of text that operators write and pages show as it was written. */
export type OperatorTexts<Text> = {
  /** In the log: `write-notice` to `notice:7`. */
  readonly name: string
  /** What open pages read again. */
  readonly part: ContentPart
  /** What of it an operator says; all else of a row is the house's own. */
  readonly fields: readonly (keyof Text & string)[]
}

/** What an operator said, and nothing else of the row. */
const saidOf = <Text>({ fields }: OperatorTexts<Text>, text: Text): Record<string, unknown> =>
  Object.fromEntries(fields.map(field => [field, text[field]]))

/** Whether a row says what is given: then the same was sent twice. */
export const saysTheSame = <Text>(texts: OperatorTexts<Text>, known: Text, given: Text): boolean =>
  JSON.stringify(saidOf(texts, known)) === JSON.stringify(saidOf(texts, given))

type Change<Text> = {
  readonly verb: 'write' | 'edit' | 'delete'
  readonly before?: Text & { readonly id: number; readonly contents: string }
  readonly after?: Text & { readonly id: number; readonly contents: string }
}

/** What every change of such a text brings with it: the pictures it shows, word to open pages, and the log. */
export async function noteTextChange<Text>(
  tx: Tx,
  deps: Pick<Deps, 'bus' | 'clock'>,
  who: OperatorAct,
  texts: OperatorTexts<Text>,
  { verb, before, after }: Change<Text>,
): Promise<void> {
  const subject = `${texts.name}:${(after ?? before)?.id}`
  await keepPicturesOf(tx, subject, after?.contents ?? '')
  tellContentChanged(tx, deps, texts.part)
  await recordAct(tx, {
    ...who,
    act: `${verb}-${texts.name}`,
    subject,
    before: before ? saidOf(texts, before) : null,
    after: after ? saidOf(texts, after) : null,
    at: deps.clock.now(),
  })
}
