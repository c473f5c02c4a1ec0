import type { DeskEvent, EventEntry } from '#contract/promotions/events.ts'

/** An event in the form; empty texts for fields without a choice. */
export type EventDraft = {
  readonly title: string
  readonly picture: string
  readonly contents: string
  readonly firstDay: string
  readonly lastDay: string
  readonly position: number | undefined
  readonly shown: boolean
}

export const newDraft = (today: string): EventDraft => ({
  title: '',
  picture: '',
  contents: '',
  firstDay: today,
  lastDay: '',
  position: 0,
  shown: true,
})

export const draftOf = ({
  title,
  picture,
  contents,
  firstDay,
  lastDay,
  position,
  shown,
}: DeskEvent): EventDraft => ({
  title,
  picture: picture ?? '',
  contents,
  firstDay,
  lastDay: lastDay ?? '',
  position,
  shown,
})

/** The request body of a draft; undefined while fields are missing. */
export function entryOf(draft: EventDraft): EventEntry | undefined {
  const { title, contents, firstDay, lastDay, picture, position, shown } = draft
  if (title.trim() === '' || contents.trim() === '' || firstDay === '' || position === undefined)
    return undefined
  if (lastDay !== '' && lastDay < firstDay) return undefined
  return {
    title: title.trim(),
    picture: picture === '' ? null : picture,
    contents,
    firstDay,
    lastDay: lastDay === '' ? null : lastDay,
    position,
    shown,
  }
}
