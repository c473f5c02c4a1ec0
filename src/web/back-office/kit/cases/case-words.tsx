import {
  type CaseDecision,
  type CaseState,
  caseDecisionWords,
  caseStateWords,
} from '#domain/integrity/hint-kinds.ts'
import { Badge, type BadgeTone } from '#web/kit/display/badge.tsx'

const tones: Readonly<Record<CaseState, BadgeTone>> = { open: 'live', checking: 'gold', closed: 'plain' }

/** State of a case; for a closed one the decision. */
export const CaseBadge = ({
  state,
  decision,
}: {
  readonly state: CaseState
  readonly decision?: CaseDecision | undefined
}) => <Badge tone={tones[state]}>{decision ? caseDecisionWords[decision] : caseStateWords[state]}</Badge>
