/**
 * Keeps `data-pointer` on the document while the member uses mouse or finger. Focus that a script moves (tabs, closing
 * dialogs) is drawn by browsers as if a key had moved it; the style takes the ring away meanwhile.
 */
export function watchPointer(): void {
  const { dataset } = document.documentElement
  const take = () => {
    dataset.pointer = ''
  }
  const leave = () => {
    delete dataset.pointer
  }
  document.addEventListener('pointerdown', take, { capture: true })
  document.addEventListener('keydown', leave, { capture: true })
}
