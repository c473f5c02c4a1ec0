import { afterAll } from 'vitest'

const before = process.cpuUsage()

/** Runs with each test file and reports the processor time of its worker. */
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the pattern as the fixtures that the hook asks for
afterAll(({}, file) => {
  const { user, system } = process.cpuUsage(before)
  file.meta.processorSeconds = (user + system) / 1e6
})
