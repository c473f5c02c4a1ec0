// `node cashier-server.ts DATABASE_URL PORT GATEWAY_URL GATEWAY_SECRET`: a server with a payment gateway.

import { startServer } from '#server/main.ts'

const [databaseUrl = '', port, url = '', secret = ''] = process.argv.slice(2)
const server = await startServer({
  databaseUrl,
  port: Number(port),
  host: '127.0.0.1',
  logLevel: 'silent',
  playMode: true,
  gateway: { url, secret },
})
console.log(`ready http://localhost:${server.port}`)
