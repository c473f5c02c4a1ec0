import { type MemberState, memberStateWords } from '#contract/back-office/member-words.ts'
import { Badge, type BadgeTone } from '#web/kit/display/badge.tsx'

const tones: Readonly<Record<MemberState, BadgeTone>> = {
  waiting: 'gold',
  active: 'plain',
  blocked: 'live',
  left: 'outline',
  refused: 'outline',
}

export const StateBadge = ({ state }: { readonly state: MemberState }) => (
  <Badge tone={tones[state]}>{memberStateWords[state]}</Badge>
)

/** Shows that the member is online. */
export const OnlineBadge = () => <Badge tone="jade">접속중</Badge>
