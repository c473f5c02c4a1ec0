import type { Queries } from '#server/platform/postgres/postgres.ts'
import { listMessengers } from './messengers.sql.ts'

export type MessengerContact = {
  readonly shown: boolean
  readonly url: string
  readonly messengerId: string
  /** File name below the image folder. */
  readonly imageName: string
}

/** The contacts: Telegram-type first, Kakao-type second (API-011). */
export const readMessengers = (db: Queries): Promise<MessengerContact[]> => listMessengers(db)
