import { type RefObject, useEffect } from 'react'
import { isComposing } from '#web/kit/controls/is-composing.ts'

/** "/" goes to a field, unless one types elsewhere, a dialog is open, or the field is not to be seen. */
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

/** A question or an alert over the page; the cart of a phone leaves the page usable. */
const openDialog = '[data-state=open]:is([role=dialog], [role=alertdialog]):not([data-cart-dock])'
const typing = 'input, textarea, select, [contenteditable=true]'
