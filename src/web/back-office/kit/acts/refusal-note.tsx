import { CircleAlert } from 'lucide-react'

/** Why an act was refused, beside the button that asked for it; nothing while there is no refusal. */
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
