import { sportChoices } from '#domain/sports/sports.ts'

/** All sports, and each of them, to choose from. */
export const sportOptions = [
  { value: '', label: '모든 종목' },
  ...sportChoices.map(({ id, korean }) => ({ value: String(id), label: korean })),
]
