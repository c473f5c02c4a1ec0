import { type Queries, sql, type Tx } from '#server/platform/postgres/postgres.ts'

export type MessengerContact = {
  readonly shown: boolean
  readonly url: string
  readonly messengerId: string
  /** File name below the image folder. */
  readonly imageName: string
}

/** The contacts: Telegram-type first, Kakao-type second (API-011). */
export const listMessengers = (db: Queries) =>
  db.many<MessengerContact>(sql`
  select shown, url, messenger_id as "messengerId", image_name as "imageName"
  from messenger_contact order by position`)

export const lockMessenger = (tx: Tx, position: number) =>
  tx.maybe<MessengerContact>(sql`
  select shown, url, messenger_id as "messengerId", image_name as "imageName"
  from messenger_contact where position = ${position} for update`)

export const updateMessenger = (tx: Tx, position: number, contact: MessengerContact) =>
  tx.run(sql`
  update messenger_contact
  set shown = ${contact.shown}, url = ${contact.url}, messenger_id = ${contact.messengerId},
    image_name = ${contact.imageName}
  where position = ${position}`)

/** Inserts a contact at a position that has none. */
export const insertMissingMessenger = (tx: Tx, position: 0 | 1, contact: MessengerContact) =>
  tx.run(sql`
  insert into messenger_contact (position, shown, url, messenger_id, image_name)
  values (${position}, ${contact.shown}, ${contact.url}, ${contact.messengerId}, ${contact.imageName})
  on conflict (position) do nothing`)
