import { CircleAlert } from 'lucide-react'

/** Why an action was refused, next to its button; nothing without a refusal. */
export const RefusalNote = ({ text }: { readonly text: string }) =>
  text ? (
    <p
      role="alert"
      className="flex items-start gap-1.5 rounded-md bg-up-wash px-3 py-2.5 text-sm text-danger"
    >
      <CircleAlert aria-hidden size={16} className="mt-px shrink-0" />
      {text}
    </p>
  ) : null
