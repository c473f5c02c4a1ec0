import type { Refusal } from '#contract/wire/refusals.ts'
import { bannedForm } from '#domain/community/banned-words.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct } from '#server/site/site.ts'
import { deleteWord, insertWord, listWords, lockWords } from './forbidden-words.sql.ts'

/** Maximum, since every text is compared with the whole list. */
const WORDS_MAX = 500
/** A single letter would occur in every other sentence. */
const LETTERS_MIN = 2

/** Returns the forbidden words (금지어). */
export const readWords = ({ db }: Pick<Deps, 'db'>): Promise<readonly string[]> => listWords(db)

type Change = { readonly word: string; readonly banned: boolean }
type BanRefusal = Refusal<'WORD_TOO_SHORT'> | Refusal<'WORDS_FULL'>

/** Adds a word to the list or removes it; existing posts stay. Idempotent. */
export const banWord = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  act: OperatorAct,
  { word, banned }: Change,
): Promise<Result<{ words: string[] }, BanRefusal>> =>
  db.transaction(async tx => {
    const form = bannedForm(word)
    if ([...form].length < LETTERS_MIN) return refuse({ code: 'WORD_TOO_SHORT' })
    await lockWords(tx)
    const at = clock.now()
    const changed = banned ? await insertWord(tx, form, word, at) : await deleteWord(tx, form)
    const words = await listWords(tx)
    if (words.length > WORDS_MAX) return refuse({ code: 'WORDS_FULL', max: WORDS_MAX })
    if (changed > 0)
      await recordAct(tx, {
        ...act,
        act: banned ? 'ban-word' : 'unban-word',
        subject: 'board-words',
        before: { banned: !banned },
        after: { word, banned },
        at,
      })
    return accept({ words: [...words] })
  })
