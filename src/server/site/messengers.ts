import type { Queries } from '#server/platform/postgres/postgres.ts'
import type { MessengerContact } from './messenger-contact.ts'
import { listMessengers } from './messengers.sql.ts'

/** The contacts: Telegram-type first, Kakao-type second (API-011). */
export const readMessengers = (db: Queries): Promise<MessengerContact[]> => listMessengers(db)
