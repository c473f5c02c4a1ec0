/** What had the focus when a dialog opened; kept with the dialog, so that one opened from another finds its way back. */
const openers = new WeakMap<Element, HTMLElement>()

const dialogSelector = '[role=dialog], [role=alertdialog]'

/** An opener that could not take the focus back, being at work: the dialog that tells how it went gives it back. */
let atWork: HTMLElement | undefined

/** For `onOpenAutoFocus`: our dialogs are opened by state, so Radix knows no trigger to go back to. */
export function rememberOpener({ target }: Event): void {
  const { activeElement } = document
  const focused = activeElement instanceof HTMLElement && activeElement !== document.body
  const opener = focused ? activeElement : atWork
  atWork = undefined
  if (target instanceof Element && opener) keepOpener(target, opener)
}

/**
 * For `onCloseAutoFocus`: focus goes back where it came from, unless it has found another place by now. A dialog that
 * has taken the closed one's place will give it back instead. Where the page has changed meanwhile, keys go on with the
 * new one's content, not with the bars above it.
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

/** A dialog is not opened from within itself: the way out would lead back into it. */
function keepOpener(dialog: Element, opener: HTMLElement): void {
  if (!dialog.contains(opener)) openers.set(dialog, opener)
}

/** The nearest opener that is still on the page: of the dialog, or of the dialog it was opened from. */
function openerOf(dialog: Element): HTMLElement | undefined {
  const opener = openers.get(dialog)
  if (!opener || opener.isConnected) return opener
  const outer = opener.closest(dialogSelector)
  return outer ? openerOf(outer) : undefined
}
