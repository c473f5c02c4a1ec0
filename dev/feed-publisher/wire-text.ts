/** Marks an id to be written as a bare number of any length, as the feed writes its bet ids. */
export const longId = (digits: string): string => `long-id:${digits}`

/** Returns the JSON text as the feed sends it. */
export const writeWire = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/"long-id:(\d+)"/g, '$1')

/** Returns a moment in the feed's format. */
export const wireMoment = (at: number): string => new Date(at).toISOString()
