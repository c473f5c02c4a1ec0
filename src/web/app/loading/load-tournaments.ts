/** The page of tournaments, one for both products. Named in one place, since each mention of a file costs its list of files. */
export const loadTournaments = () => import('#web/member-site/tournaments/tournament-page.tsx')
