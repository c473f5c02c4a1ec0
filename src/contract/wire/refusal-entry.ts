/** What a refusal answers with: its status, and its Korean text from its figures. */
export type Entry = {
  readonly status: number
  readonly text: (figures: never) => string
}

export const entry = <F = Record<never, never>>(status: number, text: (figures: F) => string) => ({
  status,
  text,
})
