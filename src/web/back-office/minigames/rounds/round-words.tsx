import type { DeskRound } from '#contract/back-office/minigames/round-desk.ts'
import { Badge, type BadgeTone } from '#web/kit/display/badge.tsx'

export const roundStateWords = { open: '베팅중', closed: '마감', drawn: '추첨완료', void: '적특' } as const

const tones: Readonly<Record<DeskRound['state'], BadgeTone>> = {
  open: 'jade',
  closed: 'gold',
  drawn: 'bright',
  void: 'outline',
}

export const RoundBadge = ({ state }: { readonly state: DeskRound['state'] }) => (
  <Badge tone={tones[state]}>{roundStateWords[state]}</Badge>
)
