import { isComposing } from '#web/kit/controls/is-composing.ts'
/** Whether what is pressed is meant for a field, a list of choices or a dialog, or ends a Korean syllable. */
export const isTyping = (event: KeyboardEvent): boolean =>
  isComposing(event) ||
  (event.target instanceof HTMLElement &&
    event.target.closest(
      'input, select, textarea, [contenteditable=true], [role=dialog], [role=alertdialog]',
    ) !== null)

export type DeskKey = 'search' | 'down' | 'up' | 'suspend' | 'suspend-all' | 'help'

/** What a key means on the desk; letters by their place, so that they work while Korean is typed. */
export function deskKeyOf(event: KeyboardEvent): DeskKey | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return undefined
  if (event.key === '?') return 'help'
  if (event.key === '/') return 'search'
  if (event.key === 'ArrowDown' || event.code === 'KeyJ') return 'down'
  if (event.key === 'ArrowUp' || event.code === 'KeyK') return 'up'
  // A key that is held down is one press: else betting would stop and go on by turns.
  if (event.code !== 'KeyS' || event.repeat) return undefined
  return event.shiftKey ? 'suspend-all' : 'suspend'
}
