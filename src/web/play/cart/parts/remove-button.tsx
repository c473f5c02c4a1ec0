import { X } from 'lucide-react'

/** Toast for a removed pick, with undo. */
export const removedText = '선택을 삭제했습니다.'

type RemoveButtonProps = { readonly label: string; readonly onRemove: () => void }

/**
 * Removes a pick (CART-008); focus stays in the cart. Its touch target is larger than its box, but within
 * the row.
 */
export function RemoveButton({ label, onRemove }: RemoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title="삭제"
      onClick={({ currentTarget }) => {
        passFocus(currentTarget)
        onRemove()
      }}
      data-remove
      className="relative grid h-5 justify-self-end w-8 place-items-center rounded-sm text-dim before:absolute before:-top-1 before:-right-2 before:size-11 hover:text-text"
    >
      <X aria-hidden size={15} />
    </button>
  )
}

/** Moves focus to the same button of the next pick, else of the previous one, else to the cart. */
function passFocus(button: HTMLElement): void {
  const cart = button.closest<HTMLElement>('[data-cart]')
  if (!cart || document.activeElement !== button) return
  const all = [...cart.querySelectorAll<HTMLElement>('[data-remove]')]
  const place = all.indexOf(button)
  const heir = all[place + 1] ?? all[place - 1] ?? cart
  heir.focus()
}
