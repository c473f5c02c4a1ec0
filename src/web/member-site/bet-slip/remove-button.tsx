import { X } from 'lucide-react'

type RemoveButtonProps = { readonly label: string; readonly onRemove: () => void }

/** Takes one pick out (CART-008). Its area for fingers is larger than its place in the row. */
export function RemoveButton({ label, onRemove }: RemoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title="삭제"
      onClick={onRemove}
      className="relative grid h-5 justify-self-end w-8 place-items-center rounded-sm text-dim before:absolute before:-inset-x-1 before:-inset-y-2.5 hover:text-text"
    >
      <X aria-hidden size={15} />
    </button>
  )
}
