// `node wallet-server.ts DATABASE_URL PORT`: a server whose wallet suppliers call.

import { startServer } from '#server/main.ts'

const [databaseUrl = '', port] = process.argv.slice(2)
const server = await startServer({
  databaseUrl,
  port: Number(port),
  host: '127.0.0.1',
  logLevel: 'silent',
  playMode: true,
})
console.log(`ready http://localhost:${server.port}`)
