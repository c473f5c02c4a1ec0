import { ChevronDown } from 'lucide-react'
import { classNames } from '../theme/class-names.ts'

type FoldArrowProps = { readonly open: boolean; readonly size?: number; readonly className?: string }

/** The arrow on a button that folds something out: it turns round when that is open. */
export const FoldArrow = ({ open, size = 14, className }: FoldArrowProps) => (
  <ChevronDown
    aria-hidden
    size={size}
    className={classNames('transition-transform', open && 'rotate-180', className)}
  />
)
