import type { PopupForm, popupContract, popupOperatorContract } from '#contract/community/popups.ts'
import type { Instant } from '#domain/instant.ts'
import { formatSeoul, parseSeoul } from '#domain/korean-formats.ts'
import { popupPlaces } from '#domain/popups/popup-lifecycle.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { editPopup, movePopup, type PopupDeps, removePopup, writePopup } from './edit-popups.ts'
import { readAllPopups, readShownPopups, type WrittenPopup } from './read-popups.ts'

/** Member routes for popups, in the spec's names (FIELD-029). */
export const popupRoutes = (deps: PopupDeps): Handlers<typeof popupContract> => ({
  list: async ({ caller }) =>
    accept(
      (await readShownPopups(deps, caller.memberId)).map(
        ({ id, title, contents, place, left, top, width }) => ({
          id,
          title,
          contents,
          popupFlg: place,
          visiableFlag: 1 as const,
          notShowingexpireTime: '',
          pcLeftLocation: left,
          pcTopLocation: top,
          width,
        }),
      ),
    ),
})

/** Operator routes for popups. */
export const popupOperatorRoutes = (deps: PopupDeps): Handlers<typeof popupOperatorContract> => ({
  popups: async ({ query: { page, popupFlg } }) => {
    const place = popupFlg && (popupFlg === '1' ? popupPlaces.site : popupPlaces.charge)
    const { popups, ...counts } = await readAllPopups(deps.db, place, page)
    return accept({ popups: popups.map(wirePopup), ...counts })
  },
  write: async ({ caller, ip, body: { key, reason, ...form } }) => {
    const written = await writePopup(deps, { operator: caller, ip, reason }, { ...textOf(form), key })
    return written.ok ? accept(wirePopup(written.value)) : written
  },
  edit: async ({ caller, ip, params, body: { revision, reason, ...form } }) => {
    const text = { ...textOf(form), revision }
    const edited = await editPopup(deps, { operator: caller, ip, reason }, params.popupId, text)
    return edited.ok ? accept(wirePopup(edited.value)) : edited
  },
  move: ({ caller, ip, params, body: { before, reason } }) =>
    movePopup(deps, { operator: caller, ip, reason }, params.popupId, before),
  delete: ({ caller, ip, params, body }) =>
    removePopup(deps, { operator: caller, ip, reason: body.reason }, params.popupId),
})

const textOf = (form: PopupForm) => ({
  place: form.popupFlg,
  title: form.title,
  contents: form.contents,
  shown: form.visiableFlag === 1,
  promotes: form.promotes,
  left: form.pcLeftLocation,
  top: form.pcTopLocation,
  width: form.width,
  shownFrom: readSeoul(form.shownFrom),
  shownUntil: readSeoul(form.shownUntil),
})

const readSeoul = (text: string | null): Instant | null => (text === null ? null : (parseSeoul(text) ?? null))

const writeSeoul = (at: Instant | null): string | null =>
  at === null ? null : formatSeoul(at, 'YYYY-MM-DD HH:mm:ss')

const wirePopup = ({ place, shown, left, top, shownFrom, shownUntil, createdAt, ...rest }: WrittenPopup) => ({
  ...rest,
  popupFlg: place,
  visiableFlag: shown ? (1 as const) : (0 as const),
  pcLeftLocation: left,
  pcTopLocation: top,
  shownFrom: writeSeoul(shownFrom),
  shownUntil: writeSeoul(shownUntil),
  createdAt: formatSeoul(createdAt, 'YYYY-MM-DD HH:mm:ss'),
})
