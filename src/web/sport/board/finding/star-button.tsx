import { Star } from 'lucide-react'
import { IconButton } from '#web/kit/controls/button.tsx'

type StarButtonProps = {
  /** What is a favourite or not, for readers. */
  readonly name: string
  readonly chosen: boolean
  readonly onToggle: () => void
}

/** Keeps something at hand, or lets go of it. */
export const StarButton = ({ name, chosen, onToggle }: StarButtonProps) => (
  <IconButton size="sm" label={`${name} 즐겨찾기`} pressed={chosen} onClick={onToggle}>
    <Star aria-hidden size={15} {...(chosen && { fill: 'currentColor' })} />
  </IconButton>
)
