import { readFile } from 'node:fs/promises'
import { SECOND } from '#domain/instant.ts'
import { RenderedText } from './answers.ts'

/**
 * Keeps a text file in memory, ready to be sent; it is read again at most once a second, so that a build beside the
 * running site shows. Many who ask at once wait for one reading.
 */
export function keptFile(path: string): () => Promise<RenderedText> {
  let kept: { readonly file: Promise<RenderedText>; readonly at: number } | undefined
  let last: RenderedText | undefined

  // What is packed and named already stays so while the file says the same.
  const read = async (): Promise<RenderedText> => {
    const text = await readFile(path, 'utf8')
    if (last?.bytes.toString() !== text) last = new RenderedText(text)
    return last
  }

  return () => {
    const now = performance.now()
    if (kept && now - kept.at < SECOND) return kept.file
    const file = read()
    kept = { file, at: now }
    file.catch(() => {
      kept = undefined
    })
    return file
  }
}
