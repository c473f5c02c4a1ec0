import type { siteTextsContract } from '#contract/site-texts.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { editNotice, type NoticeDeps, removeNotice, writeNotice } from './edit-notices.ts'
import { type MessengerContact, readMessengers } from './messengers.ts'
import { readAllNotices, type WrittenNotice } from './notices.ts'
import { setMessenger } from './set-messenger.ts'

/** The operators' doorway to what members read: notices and contacts. */
export const siteTextsRoutes = (deps: NoticeDeps): Handlers<typeof siteTextsContract> => ({
  notices: async ({ query }) => {
    const { notices, ...counts } = await readAllNotices(deps.db, query.page)
    return accept({ notices: notices.map(wireNotice), ...counts })
  },
  writeNotice: async ({ caller, ip, body }) => {
    const written = await writeNotice(deps, { operator: caller, ip, reason: body.reason }, body)
    return written.ok ? accept(wireNotice(written.value)) : written
  },
  editNotice: async ({ caller, ip, params, body }) => {
    const act = { operator: caller, ip, reason: body.reason }
    const edited = await editNotice(deps, act, params.noticeId, body)
    return edited.ok ? accept(wireNotice(edited.value)) : edited
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

const wireNotice = ({ id, contents, shown, createdAt }: WrittenNotice) => ({
  id,
  contents,
  shown,
  createdAt: formatSeoul(createdAt, 'YYYY-MM-DD HH:mm:ss'),
})

const wireContact = ({ shown, url, messengerId, imageName }: MessengerContact, position: number) => ({
  position: position === 0 ? (0 as const) : (1 as const),
  useFlag: shown ? (1 as const) : (0 as const),
  url,
  messengerId,
  imgPath: imageName,
})
