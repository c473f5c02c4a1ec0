import { type Numbers, openNumbers } from '../../draws/numbers.ts'
import type { RoundName } from '../../draws/round-draw.ts'

/**
 * Returns the number stream for the strengths of an event (docs/fairness.md). It depends only on game
 * and round id. Both follow from the calendar, so no one can choose them, and every future event is
 * public. Nothing is secret, so a simple mixing function replaces a digest: browser, server and a few
 * lines of any language compute the same numbers.
 */
export const eventNumbers = ({ gameId, roundId }: RoundName): Numbers =>
  openNumbers(eventWords(textHash(`event:${gameId}:${roundId}`)))

/** FNV-1a, 32 bits, of an ASCII text. */
function textHash(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash
}

/** Four-byte big-endian words: a counter, each value mixed. */
function* eventWords(seed: number): Generator<Uint8Array> {
  let state = seed
  for (;;) {
    state = (state + 0x9e3779b9) >>> 0
    let word = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97)
    word = (word ^ (word >>> 15)) >>> 0
    yield Uint8Array.of(word >>> 24, word >>> 16, word >>> 8, word)
  }
}
