import { useEffect, useState } from 'react'
import type { Numbers } from '#domain/draws/numbers.ts'
import { findKind, kinds } from '#domain/minigames/kinds.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { loadScene } from '#web/member-site/minigames/scenes/load-scene.ts'
import type { Scene } from '#web/member-site/minigames/scenes/scene.ts'
import { Sample } from '../sample.tsx'

const SHARES = [0, 0.25, 0.5, 0.75, 1]

/** A fixed number sequence for samples. */
function sampleNumbers(): Numbers {
  let last = 20261123
  return {
    below: range => {
      last = (last * 48271) % 2147483647
      return last % range
    },
  }
}

const ids = Object.keys(kinds)

/** Scenes of all kinds at several moments, with and without winning picks. */
export function SceneSamples() {
  const [id, setId] = useState(ids[0] ?? '')
  const scene = useSceneOf(id)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Tabs
        label="게임"
        tabs={ids.map(key => ({ key, label: findKind(key)?.title ?? key }))}
        value={id}
        onChange={setId}
      />
      {scene?.id === id && <Moments id={id} scene={scene.scene} />}
    </div>
  )
}

function useSceneOf(id: string): { readonly id: string; readonly scene: Scene } | undefined {
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly scene: Scene }>()
  useEffect(() => {
    void loadScene(id).then(scene => scene && setLoaded({ id, scene }))
  }, [id])
  return loaded
}

const NOTHING: ReadonlySet<string> = new Set()

function Moments({ id, scene }: { readonly id: string; readonly scene: Scene }) {
  const kind = findKind(id)
  if (!kind) return null
  const draw = kind.draw(sampleNumbers())
  const length = scene.length(draw)
  const wins = kind.results(draw).flatMap(({ market, won }) => won.map(pick => `${market}.${pick}`))
  return (
    <div className="flex flex-wrap gap-4">
      {SHARES.map(share => (
        <div key={share} className="card w-[360px] p-3">
          <Sample name={`${share * 100}%`}>
            <scene.View draw={draw} at={share * length} ownWins={NOTHING} />
          </Sample>
        </div>
      ))}
      <div className="card w-[720px] max-w-full p-3">
        <Sample name="모두 적중">
          <scene.View draw={draw} at={length} ownWins={new Set(wins)} />
        </Sample>
      </div>
    </div>
  )
}
