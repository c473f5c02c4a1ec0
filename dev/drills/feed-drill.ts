// `node dev/drills/feed-drill.ts [SECONDS] [ADDRESS]`: cuts the feed of our own publisher and restores it after this
// many seconds, to show that all its markets close in time.
import { setTimeout as sleep } from 'node:timers/promises'

const seconds = Number(process.argv[2] ?? 30)
const address = process.argv[3] ?? 'http://127.0.0.1:4050/'

const drill = async (act: 'cut' | 'restore') => {
  const response = await fetch(new URL(`drill/${act}`, address), { method: 'POST' })
  if (!response.ok) throw new Error(`the publisher answered ${response.status}`)
  console.log(`${new Date().toISOString()} the feed is ${act === 'cut' ? 'cut' : 'back'}`)
}

await drill('cut')
await sleep(seconds * 1_000)
await drill('restore')
