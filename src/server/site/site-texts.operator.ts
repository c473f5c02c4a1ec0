import type { siteTextsContract } from '#contract/site/site-texts.ts'
import type { Instant } from '#domain/instant.ts'
import { formatSeoul, parseSeoul } from '#domain/korean-formats.ts'
import { noticeState } from '#domain/notices/notice-state.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { editNotice, type NoticeDeps, removeNotice, writeNotice } from './edit-notices.ts'
import { type MessengerContact, readMessengers } from './messengers/messengers.ts'
import { setMessenger } from './messengers/set-messenger.ts'
import { type Notice, type NoticeText, readAllNotices, type WrittenNotice } from './notices.ts'

const DATE_TIME = 'YYYY-MM-DD HH:mm:ss'

/** Operator routes for texts shown to members: notices and contacts. */
export const siteTextsRoutes = (deps: NoticeDeps): Handlers<typeof siteTextsContract> => ({
  notices: async ({ query: { page, state } }) => {
    const { notices, ...counts } = await readAllNotices(deps, page, state)
    return accept({ notices: notices.map(wireNotice), ...counts })
  },
  writeNotice: async ({ caller, ip, body: { reason, shownFrom, shownUntil, key, ...text } }) => {
    const period = { shownFrom: readEnd(shownFrom), shownUntil: readEnd(shownUntil) }
    const written = await writeNotice(deps, { operator: caller, ip, reason }, { ...text, ...period, key })
    return written.ok ? accept(wireNotice(stateNow(deps, written.value))) : written
  },
  editNotice: async ({ caller, ip, params, body: { reason, revision, ...change } }) => {
    const act = { operator: caller, ip, reason }
    const edited = await editNotice(deps, act, params.noticeId, { ...readChange(change), revision })
    return edited.ok ? accept(wireNotice(stateNow(deps, edited.value))) : edited
  },
  deleteNotice: ({ caller, ip, params, body }) =>
    removeNotice(deps, { operator: caller, ip, reason: body.reason }, params.noticeId),
  messengers: async () => accept((await readMessengers(deps.db)).map(wireContact)),
  setMessenger: async ({ caller, ip, params, body }) => {
    const position = Number(params.position)
    const { useFlag, url, messengerId, imgPath, reason } = body
    const shown = useFlag === undefined ? undefined : useFlag === 1
    const changes = { shown, url, messengerId, imageName: imgPath }
    const set = await setMessenger(deps, { operator: caller, ip, reason }, position, changes)
    return set.ok ? accept(wireContact(set.value, position)) : set
  },
})

type WireChange = {
  readonly [Key in keyof NoticeText]?:
    | (NoticeText[Key] extends Instant | null ? string | null : NoticeText[Key])
    | undefined
}

/** Parses the given fields of a notice. */
function readChange({ shownFrom, shownUntil, ...rest }: WireChange): Partial<NoticeText> {
  const given = {
    ...rest,
    ...(shownFrom !== undefined && { shownFrom: readEnd(shownFrom) }),
    ...(shownUntil !== undefined && { shownUntil: readEnd(shownUntil) }),
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

const readEnd = (text: string | null): Instant | null => (text === null ? null : (parseSeoul(text) ?? null))

const wireEnd = (at: Instant | null): string | null => (at === null ? null : formatSeoul(at, DATE_TIME))

const stateNow = ({ clock }: NoticeDeps, notice: Notice): WrittenNotice => ({
  ...notice,
  state: noticeState(notice, clock.now()),
})

const wireNotice = ({ shownFrom, shownUntil, createdAt, ...notice }: WrittenNotice) => ({
  ...notice,
  shownFrom: wireEnd(shownFrom),
  shownUntil: wireEnd(shownUntil),
  createdAt: formatSeoul(createdAt, DATE_TIME),
})

const wireContact = ({ shown, url, messengerId, imageName }: MessengerContact, position: number) => ({
  position: position === 0 ? (0 as const) : (1 as const),
  useFlag: shown ? (1 as const) : (0 as const),
  url,
  messengerId,
  imgPath: imageName,
})
