import type { ListedCase } from '#contract/back-office/integrity/integrity.ts'
import { formatFigure } from '#domain/korean-formats.ts'

type Named = Pick<ListedCase['members'][number], 'nickname'>

/** What a case is about: "울산 vs 서울 · 승무패 홈", or whom. */
export const subjectOf = ({ about, members, memberCount }: Told): string =>
  about ? [about.name, about.part].filter(Boolean).join(' · ') : whoOf({ members, memberCount })

type Told = Pick<ListedCase, 'about' | 'memberCount'> & { readonly members: readonly Named[] }

/** "맑은하루, 주말만 외 3명" */
export const whoOf = ({ members, memberCount }: Pick<Told, 'members' | 'memberCount'>): string => {
  const named = members.slice(0, 2).map(({ nickname }) => nickname)
  const more = memberCount - named.length
  return `${named.join(', ')}${more > 0 ? ` 외 ${formatFigure(more)}명` : ''}`
}
