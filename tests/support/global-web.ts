import { buildWebWhenStale } from '#dev/web-build.ts'

/** Browser tests use the web app as it is shipped. */
export async function setup(): Promise<void> {
  await buildWebWhenStale()
}
