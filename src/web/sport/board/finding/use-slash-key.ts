import { type RefObject, useEffect } from 'react'
import { isComposing } from '#web/kit/controls/is-composing.ts'

/** "/" focuses a field, unless the user is typing elsewhere, a dialog is open, or the field is hidden. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (key !== '/' || ctrlKey || metaKey || altKey || isComposing(event) || event.defaultPrevented) return
      if (target instanceof Element && target.closest(typing)) return
      const input = field.current
      if (!input?.checkVisibility() || document.querySelector(openDialog)) return
      event.preventDefault()
      input.focus()
      input.select()
    }
    document.addEventListener('keydown', take)
    return () => document.removeEventListener('keydown', take)
  }, [field])
}

/** Any open dialog or alert, except the phone's cart, which leaves the page usable. */
const openDialog = '[data-state=open]:is([role=dialog], [role=alertdialog]):not([data-cart-dock])'
const typing = 'input, textarea, select, [contenteditable=true]'
