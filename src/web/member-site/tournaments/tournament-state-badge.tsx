import { type TournamentState, tournamentStateWord } from '#domain/promotions/tournament.ts'
import { Badge, type BadgeTone } from '#web/kit/display/badge.tsx'

const tones: Readonly<Record<TournamentState, BadgeTone>> = {
  running: 'jade',
  counting: 'gold',
  coming: 'bright',
  paid: 'plain',
  cancelled: 'outline',
}

export const TournamentStateBadge = ({ state }: { readonly state: TournamentState }) => (
  <Badge tone={tones[state]}>{tournamentStateWord[state]}</Badge>
)
