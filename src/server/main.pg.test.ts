import { expect, test } from 'vitest'
import { useDatabase } from '#tests/support/database.ts'
import { startServer } from './main.ts'

const database = useDatabase()

test.each([
  [{ playMode: true }, true],
  [{ playMode: false }, false],
  [{}, false],
])('the pages say that it is play only where the server is told so: %j', async (options, playMode) => {
  const { port, close } = await startServer({
    databaseUrl: database.url,
    port: 0,
    host: '127.0.0.1',
    logLevel: 'error',
    ...options,
  })
  const answer = await fetch(`http://127.0.0.1:${port}/api/settingSignUp`)
  expect(await answer.json()).toMatchObject({ playMode })
  await close()
})
