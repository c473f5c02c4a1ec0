import { actTexts } from '#contract/back-office/act-texts.ts'
import { subjectWord } from './subject-word.ts'

/** Returns the operator who requested approval, the requested action and its subject, as texts. */
export const askWords = ({ asker, askedAct, askedOn }: Readonly<Record<string, unknown>>) => ({
  asker,
  askedAct: actTextOf.get(String(askedAct)) ?? askedAct,
  askedOn: subjectWord(String(askedOn)),
})

const actTextOf: ReadonlyMap<string, string> = new Map(Object.entries(actTexts))
