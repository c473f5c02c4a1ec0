import { sportChoices } from '#domain/sports/sports.ts'

/** Options: all sports, and each single one. */
export const sportOptions = [
  { value: '', label: '모든 종목' },
  ...sportChoices.map(({ id, korean }) => ({ value: String(id), label: korean })),
]
