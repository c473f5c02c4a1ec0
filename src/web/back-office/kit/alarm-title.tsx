import { Link } from '@tanstack/react-router'
import type { AlarmCode } from '#domain/watch/alarms.ts'
import { useMay } from '#web/client/session/operator.ts'

/** Where the desk shows what an alarm is about. */
const places: Partial<Record<AlarmCode, string>> = {
  'random-source': '/admin/minigames/fairness',
  'minigame-unfair': '/admin/minigames/fairness',
  'minigame-return': '/admin/minigames/returns',
}

/** What is wrong, with the way to the page that shows it, for who may look. */
export function AlarmTitle({ code, title }: { readonly code: AlarmCode; readonly title: string }) {
  const mayLook = useMay('minigames:read')
  const place = places[code]
  if (place === undefined || !mayLook) return title
  return (
    <Link to={place} className="underline decoration-edge underline-offset-4">
      {title}
    </Link>
  )
}
