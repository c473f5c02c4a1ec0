import { readFile } from 'node:fs/promises'
import { SECOND } from '#domain/instant.ts'
import { RenderedText } from './answers.ts'

/**
 * Caches a text file for sending. It is read again at most once per second, so that a new build shows while the site
 * runs. Concurrent callers share one read.
 */
export function keptFile(path: string): () => Promise<RenderedText> {
  let kept: { readonly file: Promise<RenderedText>; readonly at: number } | undefined
  let last: RenderedText | undefined

  // Unchanged content keeps its compressed form and tag.
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
