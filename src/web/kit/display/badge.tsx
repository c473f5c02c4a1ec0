import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'

export type BadgeTone = 'plain' | 'bright' | 'outline' | 'jade' | 'gold' | 'live' | 'up' | 'down' | 'strong'

const tones: Readonly<Record<BadgeTone, string>> = {
  plain: 'bg-s3 text-dim',
  bright: 'bg-s3 text-text',
  outline: 'text-dim [box-shadow:inset_0_0_0_1px_var(--color-edge)]',
  jade: 'bg-jade-wash text-jade',
  gold: 'bg-s3 text-gold',
  live: 'bg-live-wash text-live',
  up: 'bg-up-wash text-up',
  down: 'bg-down-wash text-down',
  strong: 'bg-jade text-jade-ink',
}

/** A word or number about the item next to it. */
export function Badge({
  tone = 'plain',
  children,
}: {
  readonly tone?: BadgeTone
  readonly children: ReactNode
}) {
  return (
    <span
      className={classNames(
        'inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-sm px-1.5 text-xs font-bold whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}

/** Member level as "LV.5". */
export const LevelBadge = ({ level }: { readonly level: number }) => <Badge tone="gold">LV.{level}</Badge>

/** A count badge: picks in the cart, unread messages. Nothing at zero. */
export function CountBadge({ count, label }: { readonly count: number; readonly label: string }) {
  if (count <= 0) return null
  return (
    <span className="inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-jade px-1.5 text-xs font-bold text-jade-ink">
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{`${label} ${count}`}</span>
    </span>
  )
}

/** Marks live content. */
export function LiveMark() {
  return (
    <span className="inline-flex items-center gap-1.5 text-xs font-bold text-live">
      <span aria-hidden className="size-2 animate-live rounded-full bg-live" />
      LIVE
    </span>
  )
}
