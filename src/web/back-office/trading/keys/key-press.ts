import { isComposing } from '#web/kit/controls/is-composing.ts'

/** True if the key is for a text field, a select or a dialog, or ends a Korean syllable. */
const isTyping = (event: KeyboardEvent): boolean =>
  isComposing(event) ||
  (event.target instanceof HTMLElement &&
    event.target.closest(
      'input, select, textarea, [contenteditable=true], [role=dialog], [role=alertdialog]',
    ) !== null)

export type DeskKey = 'search' | 'down' | 'up' | 'suspend' | 'suspend-all' | 'help'

/** The command of a key; letters by position, so that they work with the Korean layout. */
export function deskKeyOf(event: KeyboardEvent): DeskKey | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return undefined
  if (event.key === '?') return 'help'
  if (event.key === '/') return 'search'
  if (event.key === 'ArrowDown' || event.code === 'KeyJ') return 'down'
  if (event.key === 'ArrowUp' || event.code === 'KeyK') return 'up'
  // A key held down counts once; otherwise betting would stop and resume alternately.
  if (event.code !== 'KeyS' || event.repeat) return undefined
  return event.shiftKey ? 'suspend-all' : 'suspend'
}
