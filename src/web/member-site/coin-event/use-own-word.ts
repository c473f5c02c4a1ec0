import { useState } from 'react'
import { randomKey } from '#web/client/api/random-key.ts'

const WORD_LENGTH = 12

/** A random word, which the house can't know in advance. */
const randomWord = (): string => randomKey().replaceAll('-', '').slice(0, WORD_LENGTH)

/** The member's word: random for each commitment, until another one is typed. */
export function useOwnWord(commitment: string) {
  const [own, setOwn] = useState({ commitment, word: randomWord() })
  const current = own.commitment === commitment ? own : { commitment, word: randomWord() }
  if (current !== own) setOwn(current)
  return {
    word: current.word,
    setWord: (word: string) => setOwn({ commitment, word }),
    renew: () => setOwn({ commitment, word: randomWord() }),
  }
}
