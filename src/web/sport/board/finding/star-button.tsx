import { Star } from 'lucide-react'
import { IconButton } from '#web/kit/controls/button.tsx'

type StarButtonProps = {
  /** Name of the item, for screen readers. */
  readonly name: string
  readonly chosen: boolean
  readonly onToggle: () => void
}

/** Adds or removes a favourite. */
export const StarButton = ({ name, chosen, onToggle }: StarButtonProps) => (
  <IconButton size="sm" label={`${name} 즐겨찾기`} pressed={chosen} onClick={onToggle}>
    <Star aria-hidden size={15} {...(chosen && { fill: 'currentColor' })} />
  </IconButton>
)
