type Heard = { readonly at: number }

/**
 * The server caches lists for a second, so a frame received just before the request is newer than the
 * list.
 */
const listAgeMax = 2_000

/** True if a frame of a match is newer than a list requested at `loadedAt`; epoch milliseconds. */
export const isNewer = <H extends Heard>(heard: H | undefined, loadedAt: number): heard is H =>
  heard !== undefined && heard.at > loadedAt - listAgeMax

/** The current data of a listed match: the list's, or a newer frame's. */
export const newestOf = <L extends object>(listed: L, loadedAt: number, heard: (L & Heard) | undefined): L =>
  isNewer(heard, loadedAt) ? heard : listed

/** True if a frame is late: sequence numbers of a fixture increase, and a later one is known. */
export const isLate = (
  frame: { readonly seq: number },
  known: { readonly seq: number } | undefined,
): boolean => known !== undefined && known.seq > frame.seq
