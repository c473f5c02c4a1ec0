import { type ComponentType, lazy, memo, Suspense } from 'react'
import type { ShieldProps } from './shield.tsx'

const Place = ({ size = 20 }: ShieldProps) => (
  <svg aria-hidden="true" width={size} height={size} className="shrink-0" />
)

/**
 * Data and drawing load after the page. If this decoration fails to load, its place stays empty and
 * nothing breaks.
 */
const Shield = lazy<ComponentType<ShieldProps>>(() =>
  import('./shield.tsx').then(
    module => ({ default: module.Shield }),
    () => ({ default: Place }),
  ),
)

/** The shield of a team; its space is reserved until loaded. Decorative: the name is next to it. */
export const TeamFace = memo(function TeamFace(props: ShieldProps) {
  return (
    <Suspense fallback={<Place {...props} />}>
      <Shield {...props} />
    </Suspense>
  )
})

type TeamBadgeProps = {
  readonly match: { readonly home_participants_name: string; readonly away_participants_name: string }
  readonly side: 'home' | 'away'
  readonly size?: number
}

/** The shield of one side of a match, always different from the other side's. */
export const TeamBadge = ({ match, side, ...rest }: TeamBadgeProps) =>
  side === 'home' ? (
    <TeamFace name={match.home_participants_name} {...rest} />
  ) : (
    <TeamFace name={match.away_participants_name} host={match.home_participants_name} {...rest} />
  )
