import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'

type BackLinkProps = { readonly to: string; readonly children: string }

/** Link from a detail page back to its list, above the title. */
export const BackLink = ({ to, children }: BackLinkProps) => (
  <Link
    to={to}
    className="inline-flex min-h-6 items-center gap-1.5 justify-self-start text-sm font-semibold text-dim hover:text-text mobile:min-h-11"
  >
    <ArrowLeft aria-hidden size={16} />
    {children}
  </Link>
)
