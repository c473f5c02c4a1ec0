import type { ContentPart } from '#contract/live/content-parts.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct } from './acts.ts'
import { tellContentChanged } from './content-news.ts'
import { keepPicturesOf } from './pictures/keep-pictures.ts'

/** A kind of text that operators write and pages show unchanged. */
export type OperatorTexts<Text> = {
  /** Name in the log: `write-notice` to `notice:7`. */
  readonly name: string
  /** The part that open pages reload. */
  readonly part: ContentPart
  /** The fields that operators write. */
  readonly fields: readonly (keyof Text & string)[]
}

/** Only the fields that the operator wrote. */
const saidOf = <Text>({ fields }: OperatorTexts<Text>, text: Text): Record<string, unknown> =>
  Object.fromEntries(fields.map(field => [field, text[field]]))

/** Whether a row equals the given text: then the same was sent twice. */
export const saysTheSame = <Text>(texts: OperatorTexts<Text>, known: Text, given: Text): boolean =>
  JSON.stringify(saidOf(texts, known)) === JSON.stringify(saidOf(texts, given))

type Change<Text> = {
  readonly verb: 'write' | 'edit' | 'delete'
  readonly before?: Text & { readonly id: number; readonly contents: string }
  readonly after?: Text & { readonly id: number; readonly contents: string }
}

/** Common steps of every change of such a text: keeps its pictures, notifies open pages, and writes the log. */
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
