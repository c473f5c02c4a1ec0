type Named =
  | { readonly kind: 'member'; readonly userId: string | null; readonly nickname: string | null }
  | { readonly kind: 'level'; readonly level: number | null }
  | { readonly kind: 'all' }
  | { readonly kind: 'resettled' }

/** Text for the audience of a message: "데모 (demo)", "레벨 3", "전체 회원", "재정산 회원 (회원별 내역 포함)". */
export function audienceWord(audience: Named): string {
  if (audience.kind === 'member') return `${audience.nickname} (${audience.userId})`
  if (audience.kind === 'resettled') return '재정산 회원 (회원별 내역 포함)'
  return audience.kind === 'level' ? `레벨 ${audience.level}` : '전체 회원'
}
