import { ExternalLink } from 'lucide-react'
import { siteContract } from '#contract/site/site.ts'
import { useCall } from '../api/api.ts'

/** Alternative address of the site; empty when there is none or it is not loaded (LAYOUT-015). */
export const useAlternateAddress = (): string =>
  useCall(siteContract.settings, undefined).data?.alternateAddress ?? ''

/** Link to the site's alternative address (LAYOUT-014). */
export const AlternateBanner = ({ address }: { readonly address: string }) => (
  <section aria-label="대체 주소" className="card p-2" data-alternate>
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="flex min-h-12 items-center gap-3 rounded-md px-2 hover:bg-s2"
    >
      <span className="grid size-8 shrink-0 place-items-center rounded-md bg-s3 text-jade">
        <ExternalLink aria-hidden size={16} />
      </span>
      <span className="grid min-w-0">
        <span className="text-xs text-dim">대체 주소</span>
        <span className="truncate font-semibold">{nameOf(address)}</span>
      </span>
    </a>
  </section>
)

/** Address without protocol and trailing slash. */
const nameOf = (address: string): string => address.replace(/^https:\/\//, '').replace(/\/$/, '')
