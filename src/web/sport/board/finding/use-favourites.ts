import { create } from 'zustand'
import {
  type FavouriteLeague,
  type Favourites,
  readFavourites,
  toggledFixture,
  toggledGame,
  toggledLeague,
  toggledMarket,
} from './favourites.ts'

const storageKey = 'europe.favourites'

const stored = (): Favourites => readFavourites(localStorage.getItem(storageKey))

export const useFavourites = create<Favourites>(stored)

// The games open in their own windows; favourites are shared by all windows.
window.addEventListener('storage', ({ key }) => {
  if (key === storageKey || key === null) useFavourites.setState(stored())
})

function keep(change: (known: Favourites) => Favourites): void {
  const favourites = change(stored())
  useFavourites.setState(favourites)
  localStorage.setItem(storageKey, JSON.stringify(favourites))
}

export const toggleFixture = (fixtureId: number): void => keep(known => toggledFixture(known, fixtureId))
export const toggleLeague = (league: FavouriteLeague): void => keep(known => toggledLeague(known, league))
export const toggleMarket = (typeId: number): void => keep(known => toggledMarket(known, typeId))
export const toggleGame = (gameId: number): void => keep(known => toggledGame(known, gameId))
