import { useState } from 'react'
import type { RunningGame } from '#contract/inplay.ts'
import type { streamContract } from '#contract/streams.ts'
import type { Output } from '#contract/wire/route.ts'
import { matchText } from '#domain/slip/selection.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'

type StreamProps = {
  readonly game: RunningGame
  /** At least one. */
  readonly streams: Output<typeof streamContract.list>
}

/**
 * Live video of a match; with several sources the member chooses (ROUTE-013). It is in our own page
 * without scripts, the only one that may frame the source, in a sandbox.
 */
export function Stream({ game, streams }: StreamProps) {
  const [wanted, setWanted] = useState('')
  const stream = streams.find(({ id }) => id === wanted) ?? streams[0]
  if (!stream) return null
  return (
    <section
      aria-label="중계 영상"
      className="grid grid-cols-[minmax(0,1fr)] gap-2"
      data-stream={stream.title}
    >
      {streams.length > 1 && (
        <Tabs
          label="영상 선택"
          tabs={streams.map(({ id, title }) => ({ key: id, label: title }))}
          value={stream.id}
          onChange={setWanted}
        />
      )}
      <iframe
        key={`${stream.id}.${stream.revision}`}
        src={`/file/stream/${stream.id}/${game.fixtureId}`}
        title={`${matchText(game.home_participants_name, game.away_participants_name)} 중계 영상`}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="no-referrer"
        className="aspect-video w-full rounded-lg border border-line bg-s1"
      />
    </section>
  )
}
