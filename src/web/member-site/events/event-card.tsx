import { Link } from '@tanstack/react-router'
import { CalendarRange } from 'lucide-react'
import type { EventHead } from '#contract/promotions/events.ts'
import { type EventState, eventStateWord, periodText } from '#domain/promotions/event-state.ts'
import { Badge, type BadgeTone } from '#web/kit/display/badge.tsx'
import { classNames } from '#web/kit/theme/class-names.ts'
import { EventPicture } from './event-picture.tsx'

/** An event in the list: picture, state, title and days. */
export const EventCard = ({ event }: { readonly event: EventHead }) => (
  <li className="card overflow-hidden">
    <Link
      to={`/event/${event.id}`}
      className="grid h-full content-start -outline-offset-2 hover:bg-s2"
      data-event={event.id}
    >
      <EventPicture event={event} />
      <span className="grid gap-2 p-4">
        <span className="flex items-start gap-2">
          <EventStateBadge state={event.state} />
          <span
            className={classNames(
              'line-clamp-2 min-w-0 flex-1 font-semibold',
              event.state === 'ended' && 'text-dim',
            )}
          >
            {event.title}
          </span>
        </span>
        <EventPeriod event={event} />
      </span>
    </Link>
  </li>
)

const tones: Readonly<Record<EventState, BadgeTone>> = { running: 'jade', coming: 'bright', ended: 'plain' }

export const EventStateBadge = ({ state }: { readonly state: EventState }) => (
  <Badge tone={tones[state]}>{eventStateWord[state]}</Badge>
)

export const EventPeriod = ({ event }: { readonly event: Pick<EventHead, 'firstDay' | 'lastDay'> }) => (
  <span className="flex items-center gap-1.5 text-sm text-dim">
    <CalendarRange aria-hidden size={14} className="shrink-0" />
    {periodText(event)}
  </span>
)
