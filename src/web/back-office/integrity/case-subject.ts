import type { ListedCase } from '#contract/back-office/integrity/integrity.ts'
import { formatFigure } from '#domain/korean-formats.ts'

type Whom = Pick<ListedCase, 'memberCount'> & {
  readonly members: readonly Pick<ListedCase['members'][number], 'nickname'>[]
}

/** Subject of a case: "울산 vs 서울 · 승무패 홈"; empty for cases about members. */
export const subjectOf = ({ about }: Pick<ListedCase, 'about'>): string =>
  about ? [about.name, about.part].filter(Boolean).join(' · ') : ''

/** "맑은하루, 주말만 외 3명" */
export const whoOf = ({ members, memberCount }: Whom): string => {
  const named = members.slice(0, 2).map(({ nickname }) => nickname)
  const more = memberCount - named.length
  return `${named.join(', ')}${more > 0 ? ` 외 ${formatFigure(more)}명` : ''}`
}
