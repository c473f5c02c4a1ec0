/** The focused element when a dialog opened, by dialog, so that nested dialogs can restore the focus. */
const openers = new WeakMap<Element, HTMLElement>()

const dialogSelector = '[role=dialog], [role=alertdialog]'

/** An opener that was disabled while busy; the dialog that reports the result returns the focus to it. */
let atWork: HTMLElement | undefined

/** For `onOpenAutoFocus`: our dialogs are opened by state, so Radix knows no trigger. */
export function rememberOpener({ target }: Event): void {
  const { activeElement } = document
  const focused = activeElement instanceof HTMLElement && activeElement !== document.body
  const opener = focused ? activeElement : atWork
  atWork = undefined
  if (target instanceof Element && opener) keepOpener(target, opener)
}

/**
 * For `onCloseAutoFocus`: returns the focus to the opener, unless it has already moved elsewhere. A
 * dialog that replaced the closed one returns it later. After a page change the focus goes to the new
 * page's content, not to the bars above.
 */
export function returnToOpener(event: Event): void {
  event.preventDefault()
  const { target } = event
  const opener = target instanceof Element ? openerOf(target) : undefined
  const { activeElement } = document
  const heir = activeElement?.closest(dialogSelector)
  if (opener && heir && heir !== target && !openers.has(heir)) keepOpener(heir, opener)
  if (activeElement !== null && activeElement !== document.body) return
  const place = opener ?? document.getElementById('main')
  place?.focus({ preventScroll: true })
  if (opener && document.activeElement !== opener) atWork = opener
}

/** A dialog can't be its own opener, otherwise the focus would return into it. */
function keepOpener(dialog: Element, opener: HTMLElement): void {
  if (!dialog.contains(opener)) openers.set(dialog, opener)
}

/** The nearest opener still in the document: of the dialog, or of the dialog that opened it. */
function openerOf(dialog: Element): HTMLElement | undefined {
  const opener = openers.get(dialog)
  if (!opener || opener.isConnected) return opener
  const outer = opener.closest(dialogSelector)
  return outer ? openerOf(outer) : undefined
}
