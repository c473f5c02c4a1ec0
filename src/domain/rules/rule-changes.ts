import { plainText } from './rule-parts.ts'

/** A line of a text compared with the previous version. */
export type ChangedLine = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string }

/** Tags that end a visible line. */
const LINE_ENDS = /<\/(?:p|h3|h4|li|tr|th|td)>|<br\s*\/?>|<hr\s*\/?>/g

const linesOf = (html: string): readonly string[] =>
  html
    .split(LINE_ENDS)
    .map(plainText)
    .filter(line => line !== '')

/** Returns the added and removed lines in reading order. */
export function changedLines(before: string, after: string): readonly ChangedLine[] {
  const [was, is] = [linesOf(before), linesOf(after)]
  const common = commonLengths(was, is)
  const lines: ChangedLine[] = []
  let [i, j] = [0, 0]
  while (i < was.length || j < is.length) {
    const [old, fresh] = [was[i], is[j]]
    if (old !== undefined && old === fresh) {
      lines.push({ kind: 'same', text: old })
      i += 1
      j += 1
    } else if (old !== undefined && (fresh === undefined || common(i + 1, j) >= common(i, j + 1))) {
      lines.push({ kind: 'removed', text: old })
      i += 1
    } else if (fresh !== undefined) {
      lines.push({ kind: 'added', text: fresh })
      j += 1
    }
  }
  return lines
}

/** Lengths of the longest common subsequence of both texts' rests, from each pair of positions. */
function commonLengths(was: readonly string[], is: readonly string[]) {
  const width = is.length + 1
  const lengths = new Uint16Array((was.length + 1) * width)
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0
  for (let i = was.length - 1; i >= 0; i--)
    for (let j = is.length - 1; j >= 0; j--)
      lengths[i * width + j] = was[i] === is[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  return at
}
