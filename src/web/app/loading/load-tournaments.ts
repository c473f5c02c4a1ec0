/**
 * Loads the tournaments page, shared by both products. Defined once, because each import() adds its own
 * list of dependencies to the bundle.
 */
export const loadTournaments = () => import('#web/member-site/tournaments/tournament-page.tsx')
