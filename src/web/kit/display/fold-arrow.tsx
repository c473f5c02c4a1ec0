import { ChevronDown } from 'lucide-react'
import { classNames } from '../theme/class-names.ts'

type FoldArrowProps = { readonly open: boolean; readonly size?: number; readonly className?: string }

/** Arrow of an expandable button; it flips when open. */
export const FoldArrow = ({ open, size = 14, className }: FoldArrowProps) => (
  <ChevronDown
    aria-hidden
    size={size}
    className={classNames('transition-transform', open && 'rotate-180', className)}
  />
)
