import { create } from 'zustand'
import {
  type FavouriteLeague,
  type Favourites,
  readFavourites,
  toggledFixture,
  toggledLeague,
  toggledMarket,
} from './favourites.ts'

const storageKey = 'europe.favourites'

export const useFavourites = create<Favourites>(() => readFavourites(localStorage.getItem(storageKey)))

function keep(favourites: Favourites): void {
  useFavourites.setState(favourites)
  localStorage.setItem(storageKey, JSON.stringify(favourites))
}

export const toggleFixture = (fixtureId: number): void =>
  keep(toggledFixture(useFavourites.getState(), fixtureId))
export const toggleLeague = (league: FavouriteLeague): void =>
  keep(toggledLeague(useFavourites.getState(), league))
export const toggleMarket = (typeId: number): void => keep(toggledMarket(useFavourites.getState(), typeId))
