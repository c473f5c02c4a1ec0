import type { FileAnswer } from '#contract/wire/file-answer.ts'

/** Makes the browser save a file. */
export function saveFile({ name, content }: FileAnswer): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has started reading it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
