import { CalendarHeart, Gift, Sparkles, Ticket } from 'lucide-react'
import type { EventHead } from '#contract/promotions/events.ts'
import { classNames } from '#web/kit/theme/class-names.ts'

type EventPictureProps = {
  readonly event: Pick<EventHead, 'id' | 'picture' | 'state'>
  /** Format: card, or wide above the text. */
  readonly wide?: boolean
}

/** The event's picture, or a drawn one of the same size. Ended events are paler. */
export function EventPicture({ event, wide = false }: EventPictureProps) {
  const frame = classNames(
    'w-full',
    wide ? 'aspect-[16/5] mobile:aspect-[16/7]' : 'aspect-[16/7]',
    event.state === 'ended' && 'opacity-50',
  )
  if (event.picture === null) return <DrawnPicture id={event.id} frame={frame} />
  return (
    <img
      src={`/file/download/${event.picture}`}
      alt=""
      loading="lazy"
      className={classNames(frame, 'bg-s2 object-cover')}
    />
  )
}

/** Looks in turn, so that neighbours in the list differ. */
const looks = [
  {
    icon: CalendarHeart,
    ground: 'bg-[linear-gradient(to_bottom_right_in_oklab,var(--color-jade-wash),var(--color-s1))]',
    ink: 'text-jade',
  },
  {
    icon: Gift,
    ground: 'bg-[linear-gradient(to_bottom_right_in_oklab,var(--color-down-wash),var(--color-s1))]',
    ink: 'text-down',
  },
  {
    icon: Sparkles,
    ground: 'bg-[linear-gradient(to_bottom_right_in_oklab,var(--color-live-wash),var(--color-s1))]',
    ink: 'text-gold',
  },
  {
    icon: Ticket,
    ground: 'bg-[linear-gradient(to_bottom_right_in_oklab,var(--color-up-wash),var(--color-s1))]',
    ink: 'text-up',
  },
] as const

function DrawnPicture({ id, frame }: { readonly id: number; readonly frame: string }) {
  const { icon: Icon, ground, ink } = looks[id % looks.length] ?? looks[0]
  return (
    <span
      aria-hidden
      className={classNames(frame, 'relative grid place-items-center overflow-hidden', ground)}
    >
      <span
        className={classNames(
          'absolute -top-1/3 -right-8 aspect-square h-full rounded-full bg-current opacity-10',
          ink,
        )}
      />
      <span
        className={classNames(
          'absolute -bottom-1/2 -left-6 aspect-square h-full rounded-full border-[14px] border-current opacity-10',
          ink,
        )}
      />
      <Icon size={44} strokeWidth={1.5} className={classNames('relative', ink)} />
    </span>
  )
}
