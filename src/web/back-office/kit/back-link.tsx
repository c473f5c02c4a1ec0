import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'

type BackLinkProps = { readonly to: string; readonly children: string }

/** The way from one thing back to the list that it stands in, above its title. */
export const BackLink = ({ to, children }: BackLinkProps) => (
  <Link
    to={to}
    className="inline-flex min-h-6 items-center gap-1.5 justify-self-start text-sm font-semibold text-dim hover:text-text mobile:min-h-11"
  >
    <ArrowLeft aria-hidden size={16} />
    {children}
  </Link>
)
