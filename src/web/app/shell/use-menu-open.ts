import { type RefObject, useEffect, useState } from 'react'

/**
 * Open state of a menu. It closes on a click or focus elsewhere, and on Escape, which returns the focus
 * to the button.
 */
export function useMenuOpen(box: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!open) return
    const leave = (event: Event) => {
      const inside = event.target instanceof Node && box.current?.contains(event.target)
      const escaped = event instanceof KeyboardEvent && event.key === 'Escape'
      if (inside && escaped) button.current?.focus()
      if (!inside || escaped) setOpen(false)
    }
    const events = ['pointerdown', 'focusin', 'keydown'] as const
    for (const name of events) document.addEventListener(name, leave)
    return () => {
      for (const name of events) document.removeEventListener(name, leave)
    }
  }, [open, box, button])
  return [open, setOpen] as const
}
