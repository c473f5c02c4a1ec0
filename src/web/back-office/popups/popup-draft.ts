import type { DeskPopup, PopupForm } from '#contract/community/popups.ts'
import { isPeriod, type PeriodDraft, periodDraftOf, periodOf } from '../kit/period-fields.tsx'

/** A popup in the form; figures are undefined while their fields are empty. */
export type PopupDraft = PeriodDraft & {
  readonly place: '1' | '2'
  readonly title: string
  readonly contents: string
  readonly shown: boolean
  /** True if it is promotional: excluded members do not see it. */
  readonly promotes: boolean
  readonly left: number | undefined
  readonly top: number | undefined
  readonly width: number | undefined
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
  ...periodDraftOf(popup),
})

/** The request body of a draft; undefined while fields are missing or invalid. */
export function formOf(draft: PopupDraft): PopupForm | undefined {
  const { title, contents, left, top, width } = draft
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
    ...periodOf(draft),
  }
}

export const WIDTH_MIN = 200
