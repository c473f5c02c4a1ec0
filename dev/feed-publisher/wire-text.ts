/** Marks an id that is written as a bare number, whatever its length, as the feed writes its bet ids. */
export const longId = (digits: string): string => `long-id:${digits}`

/** JSON text as the feed sends it. */
export const writeWire = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/"long-id:(\d+)"/g, '$1')

/** A moment as the feed writes it. */
export const wireMoment = (at: number): string => new Date(at).toISOString()
