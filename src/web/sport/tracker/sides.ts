/** The names of a match's two sides. */
export type NamedSides = { readonly home_participants_name: string; readonly away_participants_name: string }

export const sideName = (match: NamedSides, side: 'home' | 'away'): string =>
  side === 'home' ? match.home_participants_name : match.away_participants_name
