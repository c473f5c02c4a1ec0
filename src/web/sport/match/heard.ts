type Heard = { readonly at: number }

/** Lists are kept by the server for a second, so what was heard just before one was asked for is newer than it. */
const listAgeMax = 2_000

/** Whether news of a match is newer than a list that was asked for at `loadedAt`; milliseconds since 1970. */
export const isNewer = <H extends Heard>(heard: H | undefined, loadedAt: number): heard is H =>
  heard !== undefined && heard.at > loadedAt - listAgeMax

/** What holds of a listed match: the list's word, or what has been heard since the list was asked for. */
export const newestOf = <L extends object>(listed: L, loadedAt: number, heard: (L & Heard) | undefined): L =>
  isNewer(heard, loadedAt) ? heard : listed

/** Whether a frame came late: the frames of a fixture count upwards, and a later one is known. */
export const isLate = (
  frame: { readonly seq: number },
  known: { readonly seq: number } | undefined,
): boolean => known !== undefined && known.seq > frame.seq
