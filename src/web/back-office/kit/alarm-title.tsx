import { Link } from '@tanstack/react-router'
import type { Permission } from '#domain/operators/permissions.ts'
import type { AlarmCode } from '#domain/watch/alarms.ts'
import { useMay } from '#web/client/session/operator.ts'

/** The page that shows the subject of an alarm. */
const places: Partial<Record<AlarmCode, { readonly path: string; readonly permission: Permission }>> = {
  'random-source': { path: '/admin/minigames/fairness', permission: 'minigames:read' },
  'beacon-away': { path: '/admin/minigames/rounds', permission: 'minigames:read' },
  'minigame-unfair': { path: '/admin/minigames/fairness', permission: 'minigames:read' },
  'minigame-return': { path: '/admin/minigames/returns', permission: 'minigames:read' },
  'casino-held': { path: '/admin/suppliers/held', permission: 'casino:read' },
  'casino-differs': { path: '/admin/suppliers/days', permission: 'casino:read' },
  'casino-unresolved': { path: '/admin/suppliers/unresolved', permission: 'casino:read' },
}

/** Title of an alarm, linked to the page that shows it, if permitted. */
export function AlarmTitle({ code, title }: { readonly code: AlarmCode; readonly title: string }) {
  const place = places[code]
  const mayLook = useMay(place?.permission ?? 'system:read')
  if (place === undefined || !mayLook) return title
  return (
    <Link to={place.path} className="underline decoration-edge underline-offset-4">
      {title}
    </Link>
  )
}
