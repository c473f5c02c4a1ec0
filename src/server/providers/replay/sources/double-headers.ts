/** Numbers the games of two teams on one day; the same game id is the same game. */
export function countDoubleHeaders(): (dayAndTeams: string, gameId: string) => number {
  const gamesOfDay = new Map<string, string[]>()
  return (dayAndTeams, gameId) => {
    const games = gamesOfDay.get(dayAndTeams) ?? []
    gamesOfDay.set(dayAndTeams, games)
    if (!games.includes(gameId)) games.push(gameId)
    return games.indexOf(gameId) + 1
  }
}
