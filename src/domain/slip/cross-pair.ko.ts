import type { CrossPair } from './cross-rules.ts'

/** Labels of the pairs in the matrix (handbook 1.4). */
export const crossPairWords: Readonly<Record<CrossPair, string>> = {
  'win-over': '승패 + 오버',
  'win-under': '승패 + 언더',
  'draw-over': '무 + 오버',
  'draw-under': '무 + 언더',
  'win-handicap': '승패 + 핸디캡',
  'handicap-over': '핸디캡 + 오버',
  'handicap-under': '핸디캡 + 언더',
}
