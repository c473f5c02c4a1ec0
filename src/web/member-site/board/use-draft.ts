import { useState } from 'react'

export type Draft = { readonly title: string; readonly contents: string }

const empty: Draft = { title: '', contents: '' }

/** The draft of a post, stored in this browser until it is sent, separately for each member. */
export function useDraft(memberId: number) {
  const name = `board.draft.${memberId}`
  const [draft, setDraft] = useState(() => readDraft(localStorage.getItem(name)))
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    if (next.title === '' && next.contents === '') localStorage.removeItem(name)
    else keep(name, next)
  }
  return { draft, change, clear: () => localStorage.removeItem(name) }
}

/** If the browser's storage is full, the text is only kept on screen. */
function keep(name: string, draft: Draft): void {
  try {
    localStorage.setItem(name, JSON.stringify(draft))
  } catch {
    localStorage.removeItem(name)
  }
}

function readDraft(text: string | null): Draft {
  const kept = parse(text)
  if (typeof kept !== 'object' || kept === null) return empty
  const { title, contents }: { title?: unknown; contents?: unknown } = kept
  return typeof title === 'string' && typeof contents === 'string' ? { title, contents } : empty
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
