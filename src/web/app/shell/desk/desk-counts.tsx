import { Users } from 'lucide-react'
import { managerContract } from '#contract/account/members.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { useDeskCounts } from '#web/back-office/kit/waiting/use-desk-counts.ts'
import { useCall } from '#web/client/api/api.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import type { PageEntry } from '../../routes/page-entry.ts'

const onlineInterval = 10_000
/** Counters stop at this number. */
const COUNTED_MAX = 1_000

/** Number of members with a live session (FIELD-037, FIELD-039). */
export function OnlineMembers() {
  const { data } = useCall(managerContract.access, undefined, { refetchInterval: onlineInterval })
  if (!data) return null
  return (
    <p
      data-online
      title="현재 접속중인 회원"
      className="flex items-center gap-1.5 text-sm whitespace-nowrap text-dim narrow:mr-1"
    >
      <Users aria-hidden size={15} />
      {/* Phones have no room for this label. */}
      <span>
        <span className="narrow:sr-only">접속 </span>
        {formatFigure(data.currentAccessUsers)}
      </span>
    </p>
  )
}

/** The count of pending work on these pages as one number; shows only the urgent count when there is one. */
export function DeskNote({ pages }: { readonly pages: readonly PageEntry[] }) {
  const paths = new Set(pages.map(({ path }) => path))
  const own = useDeskCounts().filter(({ path, count }) => count > 0 && paths.has(path))
  if (own.length === 0) return null
  const urgent = own.filter(({ isUrgent }) => isUrgent)
  const shown = urgent.length > 0 ? urgent : own
  const sum = shown.reduce((total, { count }) => total + count, 0)
  return (
    // Relative, because screen-reader-only text would otherwise widen the page from inside the scrolling
    // menu.
    <span className="relative ml-1.5 inline-flex" data-desk-note>
      <Badge tone={urgent.length > 0 ? 'live' : 'plain'}>
        <span aria-hidden>{sum >= COUNTED_MAX ? `${formatFigure(COUNTED_MAX)}+` : formatFigure(sum)}</span>
        <span className="sr-only">{shown.map(({ words }) => words).join(', ')}</span>
      </Badge>
    </span>
  )
}
