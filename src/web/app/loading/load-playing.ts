/** What minigames are played with. Named in one place, since each mention of a file costs its list of files. */
export const loadPlaying = () => import('#web/member-site/minigames/playing.ts')
