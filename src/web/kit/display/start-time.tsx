import type { Instant } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'

type StartTimeProps = { readonly at: Instant; readonly className?: string }

/** Start of a game: "11-21 19:30" in all lists (DATE-004). */
export const StartTime = ({ at, className }: StartTimeProps) => (
  <time dateTime={new Date(at).toISOString()} className={className}>
    {formatSeoul(at, 'MM-DD HH:mm')}
  </time>
)
