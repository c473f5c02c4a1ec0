import type { DeskPopup, PopupForm } from '#contract/popups.ts'

/** A popup as it is written in the form; figures are missing while their fields are empty. */
export type PopupDraft = {
  readonly place: '1' | '2'
  readonly title: string
  readonly contents: string
  readonly shown: boolean
  /** It invites to play: who is excluded does not see it. */
  readonly promotes: boolean
  readonly left: number | undefined
  readonly top: number | undefined
  readonly width: number | undefined
  /** "2026-11-23T09:00", as the browser's field has it; '' where it is open. */
  readonly from: string
  readonly until: string
}

export const newDraft: PopupDraft = {
  place: '1',
  title: '',
  contents: '',
  shown: true,
  promotes: true,
  left: 100,
  top: 140,
  width: 400,
  from: '',
  until: '',
}

export const draftOf = (popup: DeskPopup): PopupDraft => ({
  place: popup.popupFlg === 1 ? '1' : '2',
  title: popup.title,
  contents: popup.contents,
  shown: popup.visiableFlag === 1,
  promotes: popup.promotes,
  left: popup.pcLeftLocation,
  top: popup.pcTopLocation,
  width: popup.width,
  from: fieldTime(popup.shownFrom),
  until: fieldTime(popup.shownUntil),
})

const fieldTime = (time: string | null): string => (time === null ? '' : time.slice(0, 16).replace(' ', 'T'))

const wireTime = (time: string): string | null =>
  time === '' ? null : `${time.replace('T', ' ').slice(0, 16)}:00`

/** What is sent of a draft; undefined while something is missing or out of order. */
export function formOf(draft: PopupDraft): PopupForm | undefined {
  const { title, contents, left, top, width, from, until } = draft
  if (title.trim() === '' || contents === '' || !isPeriod(draft)) return undefined
  if (left === undefined || top === undefined || width === undefined || width < WIDTH_MIN) return undefined
  return {
    popupFlg: draft.place === '1' ? 1 : 2,
    title: title.trim(),
    contents,
    visiableFlag: draft.shown ? 1 : 0,
    promotes: draft.promotes,
    pcLeftLocation: left,
    pcTopLocation: top,
    width,
    shownFrom: wireTime(from),
    shownUntil: wireTime(until),
  }
}

export const WIDTH_MIN = 200

/** An end that is open, or one behind the beginning. */
export const isPeriod = ({ from, until }: PopupDraft): boolean => from === '' || until === '' || from < until
