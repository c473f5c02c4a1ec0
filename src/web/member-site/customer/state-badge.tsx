import { type CustomerState, customerStateWord } from '#domain/community/customer-questions.ts'
import { Badge, type BadgeTone } from '#web/kit/display/badge.tsx'

const tones: Readonly<Record<CustomerState, BadgeTone>> = { new: 'plain', doing: 'gold', done: 'jade' }

/** State badge: 접수, 답변중 or 답변완료 (BOARD-005). */
export const StateBadge = ({ state }: { readonly state: CustomerState }) => (
  <Badge tone={tones[state]}>{customerStateWord[state]}</Badge>
)
