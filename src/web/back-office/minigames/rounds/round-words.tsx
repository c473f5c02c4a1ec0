import type { DeskRound } from '#contract/back-office/minigames/round-desk.ts'
import { Badge, type BadgeTone } from '#web/kit/display/badge.tsx'
import { roundStateWords } from './rounds-filter.ts'

const tones: Readonly<Record<DeskRound['state'], BadgeTone>> = {
  open: 'jade',
  closed: 'gold',
  drawn: 'bright',
  void: 'outline',
}

export const RoundBadge = ({ state }: { readonly state: DeskRound['state'] }) => (
  <Badge tone={tones[state]}>{roundStateWords[state]}</Badge>
)
