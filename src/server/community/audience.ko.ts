type Named =
  | { readonly kind: 'member'; readonly userId: string | null; readonly nickname: string | null }
  | { readonly kind: 'level'; readonly level: number | null }
  | { readonly kind: 'all' }

/** Whom a message is for, in words: "데모 (demo)", "레벨 3", "전체 회원". */
export function audienceWord(audience: Named): string {
  if (audience.kind === 'member') return `${audience.nickname} (${audience.userId})`
  return audience.kind === 'level' ? `레벨 ${audience.level}` : '전체 회원'
}
