/** A refusal's HTTP status, and its Korean text made from its figures. */
export type Entry = {
  readonly status: number
  readonly text: (figures: never) => string
}

export const entry = <F = Record<never, never>>(status: number, text: (figures: F) => string) => ({
  status,
  text,
})
