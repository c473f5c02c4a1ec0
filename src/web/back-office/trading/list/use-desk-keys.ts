import { type RefObject, useEffect } from 'react'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [role=dialog]') !== null

/** The focus is in the desk's search, and just this stands in it. */
export function isSearchedFor(text: string): boolean {
  const { activeElement: field } = document
  return (
    field instanceof HTMLInputElement && field.matches('[data-desk-search]') && field.value.trim() === text
  )
}

/** `/` goes to the search; arrows (or j, k) walk through the rows, Enter opens the one that has the focus. */
export function useDeskKeys(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (event.key === '/') {
        event.preventDefault()
        box.current?.querySelector<HTMLInputElement>('[data-desk-search]')?.focus()
        return
      }
      const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key]
      if (step !== undefined && stepTo(box.current, step)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [box])
}

const rowsIn = (box: HTMLElement | null): HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>('[data-row-link]') ?? []),
]

function focusRow(row: HTMLElement | undefined): void {
  row?.focus()
  row?.scrollIntoView({ block: 'nearest' })
}

export const focusFirstRow = (box: HTMLElement | null): void => focusRow(rowsIn(box)[0])

/** From a tab or button arrows keep their own meaning; false when there was no row to go to. */
function stepTo(box: HTMLElement | null, step: number): boolean {
  const rows = rowsIn(box)
  const { activeElement } = document
  const at = activeElement instanceof HTMLElement ? rows.indexOf(activeElement) : -1
  if (at < 0 && activeElement !== document.body && activeElement?.id !== 'main') return false
  const next = rows[at < 0 ? 0 : at + step]
  focusRow(next)
  return next !== undefined
}
