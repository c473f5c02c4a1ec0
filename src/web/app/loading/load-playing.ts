/**
 * Loads the minigames chunk. Defined once, because each import() adds its own list of dependencies to the
 * bundle.
 */
export const loadPlaying = () => import('#web/member-site/minigames/playing.ts')
