import type { QuestRow } from '#contract/promotions/quests.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { type Address, pageText, readWord } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

export const standings = ['on', 'coming', 'stopped', 'over'] as const

type QuestsFilter = { readonly page: number; readonly standing: QuestRow['standing'] | undefined }

/** Stores the quest filter in the URL. */
export const questsAddress: AddressForm<QuestsFilter> = {
  read: ({ page, standing }: Address) => ({
    page: readPage(page),
    standing: readWord(standings, standing),
  }),
  write: ({ page, standing }) => ({ page: pageText(page), standing }),
}
