import type { Queries } from '#server/platform/postgres/postgres.ts'
import { listMessengers, type MessengerContact } from './messengers.sql.ts'

export type { MessengerContact } from './messengers.sql.ts'

/** Returns the contacts: Telegram-type first, Kakao-type second (API-011). */
export const readMessengers = (db: Queries): Promise<MessengerContact[]> => listMessengers(db)
