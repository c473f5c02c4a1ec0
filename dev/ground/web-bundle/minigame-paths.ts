import { minigames } from '#domain/minigames/games.ts'
import { VIRTUAL_GROUP, virtualSports } from '#domain/minigames/virtual/venues.ts'
import { groups, OWN_GROUP } from '#web/member-site/minigames/overview/places.ts'

/** Returns the path of every group, sport and game below `/minigame`, with the short paths of venues (VIRT-017). */
export function minigamePaths(): readonly string[] {
  const ofGames = minigames.flatMap(({ id, route, otherRoutes, group }) => [
    ...(group === OWN_GROUP ? [] : [group]),
    route ?? `${group}/${id}`,
    ...otherRoutes,
    ...(group === VIRTUAL_GROUP && route !== null ? [`${group}/${route.split('/').at(-1)}`] : []),
  ])
  const ofGroups = groups.map(({ key }) => key)
  const ofSports = virtualSports.map(({ key }) => `${VIRTUAL_GROUP}/${key}`)
  return [...new Set([...ofGroups, ...ofSports, ...ofGames])].map(address => `/minigame/${address}`)
}
