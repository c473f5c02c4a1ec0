import {
  type TournamentProduct,
  type TournamentState,
  tournamentProducts,
  tournamentStates,
} from '#domain/promotions/tournament.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readWord } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

export type TournamentsFilter = {
  readonly product: TournamentProduct | ''
  readonly state: TournamentState | ''
  readonly page: number
}

export const allTournaments: TournamentsFilter = { product: '', state: '', page: 1 }

export const tournamentsForm: AddressForm<TournamentsFilter> = {
  read: ({ product, state, page }) => ({
    product: readWord(tournamentProducts, product) ?? '',
    state: readWord(tournamentStates, state) ?? '',
    page: readPage(page),
  }),
  write: ({ page, ...words }) => ({ ...words, page: pageText(page) }),
}

export const tournamentsQuery = ({ product, state, page }: TournamentsFilter) => ({
  page,
  ...(product && { product }),
  ...(state && { state }),
})
