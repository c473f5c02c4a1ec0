import { type ComponentType, lazy, memo, Suspense } from 'react'

export type TeamFaceProps = {
  readonly name: string
  /** Whom it visits: its shield is not to be taken for that one. */
  readonly host?: string | undefined
  /** Of the square it stands in, in pixels. */
  readonly size?: number
}

const Place = ({ size = 20 }: TeamFaceProps) => (
  <svg aria-hidden="true" width={size} height={size} className="shrink-0" />
)

/** Facts and drawing come after the page. A decoration that can't be fetched leaves its place empty and breaks nothing. */
const Shield = lazy<ComponentType<TeamFaceProps>>(() =>
  import('./shield.tsx').then(
    module => ({ default: module.Shield }),
    () => ({ default: Place }),
  ),
)

/** The shield of a team; its place is kept until it is there. Decoration: the name stands beside it. */
export const TeamFace = memo(function TeamFace(props: TeamFaceProps) {
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

/** The shield of one side of a match, which is never taken for that of the other. */
export const TeamBadge = ({ match, side, ...rest }: TeamBadgeProps) =>
  side === 'home' ? (
    <TeamFace name={match.home_participants_name} {...rest} />
  ) : (
    <TeamFace name={match.away_participants_name} host={match.home_participants_name} {...rest} />
  )
