/** Numbers the games that two teams play on one day; the same game id again is the same game. */
export function countDoubleHeaders(): (dayAndTeams: string, gameId: string) => number {
  const gamesOfDay = new Map<string, string[]>()
  return (dayAndTeams, gameId) => {
    const games = gamesOfDay.get(dayAndTeams) ?? []
    gamesOfDay.set(dayAndTeams, games)
    if (!games.includes(gameId)) games.push(gameId)
    return games.indexOf(gameId) + 1
  }
}
