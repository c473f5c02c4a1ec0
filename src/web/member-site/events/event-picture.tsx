import { Gift } from 'lucide-react'
import type { EventHead } from '#contract/promotions/events.ts'
import { classNames } from '#web/kit/theme/class-names.ts'

/** The event's picture, or a quiet place of the same size. What is over is drawn paler. */
export function EventPicture({ event }: { readonly event: Pick<EventHead, 'picture' | 'state'> }) {
  const frame = classNames('aspect-[16/7] w-full bg-s2', event.state === 'ended' && 'opacity-50')
  if (event.picture === null)
    return (
      <span
        className={classNames(
          frame,
          'grid place-items-center mobile:aspect-[16/5] bg-[linear-gradient(135deg,var(--color-jade-wash),var(--color-s2)_70%)]',
        )}
      >
        <Gift aria-hidden size={32} strokeWidth={1.5} className="text-dim" />
      </span>
    )
  return (
    <img
      src={`/file/download/${event.picture}`}
      alt=""
      loading="lazy"
      className={classNames(frame, 'object-cover')}
    />
  )
}
