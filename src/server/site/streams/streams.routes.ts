import type { streamContract, streamOperatorContract } from '#contract/fixtures/streams.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { accept } from '#domain/result.ts'
import { streamHostOf } from '#domain/streams/stream-address.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Site } from '../site-state.ts'
import { editStream, moveStream, removeStream, type StreamDeps, writeStream } from './edit-streams.ts'
import { readStreams, type WrittenStream } from './read-streams.ts'

/** Member routes for live streams (ROUTE-013). */
export const streamRoutes = ({ site }: { readonly site: Site }): Handlers<typeof streamContract> => ({
  list: () => accept(site.streams().map(({ id, title, revision }) => ({ id, title, revision }))),
})

/** Operator routes for live streams. */
export const streamOperatorRoutes = (deps: StreamDeps): Handlers<typeof streamOperatorContract> => ({
  streams: async ({ query: { page } }) => {
    const { streams, ...counts } = await readStreams(deps, page)
    return accept({ streams: streams.map(wireStream), ...counts })
  },
  write: async ({ caller, ip, body: { key, reason, ...text } }) => {
    const written = await writeStream(deps, { operator: caller, ip, reason }, { ...text, key })
    return written.ok ? accept(wireStream(written.value)) : written
  },
  edit: async ({ caller, ip, params, body: { reason, ...text } }) => {
    const edited = await editStream(deps, { operator: caller, ip, reason }, params.streamId, text)
    return edited.ok ? accept(wireStream(edited.value)) : edited
  },
  move: ({ caller, ip, params, body: { before, reason } }) =>
    moveStream(deps, { operator: caller, ip, reason }, params.streamId, before),
  delete: ({ caller, ip, params, body }) =>
    removeStream(deps, { operator: caller, ip, reason: body.reason }, params.streamId),
})

const wireStream = ({ createdAt, ...stream }: WrittenStream) => ({
  ...stream,
  host: streamHostOf(stream.address) ?? '',
  createdAt: formatSeoul(createdAt, 'YYYY-MM-DD HH:mm:ss'),
})
