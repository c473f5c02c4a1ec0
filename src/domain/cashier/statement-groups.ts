import { type PostingKind, postingKindNames } from '../posting-kind.ts'

type Group = { readonly korean: string; readonly kinds: readonly PostingKind[] }

/** Groups of posting kinds by which a statement is filtered and summed, in the order of the filter. */
const groups = {
  deposit: { korean: '충전', kinds: ['deposit', 'deposit-reversed', 'tether-deposit'] },
  withdrawal: {
    korean: '환전',
    kinds: [
      'withdrawal',
      'withdrawal-requested',
      'withdrawal-withdrawn',
      'withdrawal-reversed',
      'tether-withdrawal',
    ],
  },
  stake: { korean: '베팅', kinds: ['bet', 'bet-waiting', 'bet-refused', 'bet-cancelled'] },
  payout: { korean: '당첨', kinds: ['bet-settled'] },
  correction: {
    korean: '정정',
    kinds: [
      'settlement-reversed',
      'settlement-points-reversed',
      'settlement-recommender-points-reversed',
      'data-repair',
    ],
  },
  conversion: { korean: '포인트전환', kinds: ['points-converted'] },
  points: { korean: '포인트', kinds: ['points-credited', 'points-deducted', 'losing-points'] },
  event: { korean: '이벤트·쿠폰', kinds: ['event-credit', 'event-debit'] },
  partner: {
    korean: '총판',
    kinds: [
      'partner-settlement',
      'rolling-converted',
      'rolling',
      'losing-share',
      'settlement-claimed',
      'settlement-returned',
    ],
  },
  hand: {
    korean: '관리자',
    kinds: ['operator-credit', 'operator-debit', 'operator-points-credit', 'operator-points-debit'],
  },
} as const satisfies Record<string, Group>

type NamedGroup = keyof typeof groups
/** `other` contains every kind that is in no group. */
export type StatementGroup = NamedGroup | 'other'

const named = new Map<PostingKind, NamedGroup>(
  Object.entries(groups).flatMap(([group, { kinds }]) =>
    kinds.map(kind => [kind, group as NamedGroup] as const),
  ),
)

export const statementGroups = [...(Object.keys(groups) as NamedGroup[]), 'other'] as const

export const statementGroupWord = (group: StatementGroup): string =>
  group === 'other' ? '기타' : groups[group].korean

export const statementGroupOf = (kind: PostingKind): StatementGroup => named.get(kind) ?? 'other'

export const kindsOfGroup = (group: StatementGroup): readonly PostingKind[] =>
  postingKindNames.filter(kind => statementGroupOf(kind) === group)
