import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { keepPicturesOf, listActs } from '#server/site/site.ts'
import { useDatabase } from '#tests/support/house/database.ts'
import { useHouse } from '#tests/support/house/house.ts'

const database = useDatabase()
const house = useHouse(database)

let token: string
beforeAll(async () => {
  token = await house.logIn('admin')
})

const drawing = (width: number, height: number, colour = '#1fd1a5') =>
  sharp({ create: { width, height, channels: 3, background: colour } })

const upload = (
  body: BodyInit,
  { type = 'image/png', as = token, query = 'title=배너&reason=행사 배너' } = {},
) =>
  fetch(`${house.origin}/api/admin/pictures?${new URLSearchParams(query)}`, {
    method: 'POST',
    headers: { 'content-type': type, ...(as && { 'x-auth-token': `Bearer ${as}` }) },
    body,
  })
const uploaded = async (...of: Parameters<typeof upload>) => {
  const answer = await upload(...of)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json()
}
const refusalOf = async (...of: Parameters<typeof upload>) => {
  const answer = await upload(...of)
  return [answer.status, answer.headers.get('x-refusal')]
}
const served = (name: string, headers: Record<string, string> = {}) =>
  fetch(`${house.origin}/file/download/${name}`, { headers })
const remove = (name: string, as = token) =>
  house.post(`admin/pictures/${name}/delete`, { reason: '행사 종료' }, { token: as })
const list = async () => (await house.get('admin/pictures', { token })).json()

test('API-002 re-encodes a picture without other data of the file, and serves it publicly and permanently', async () => {
  const photo = await drawing(2_400, 1_200)
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer()
  expect(photo.includes('secret place')).toBe(true)
  const { name, width, height, frames, title, uses } = await uploaded(photo, { type: 'image/jpeg' })
  expect({ width, height, frames, title, uses }).toEqual({
    width: 1_600,
    height: 800,
    frames: 1,
    title: '배너',
    uses: [],
  })

  const answer = await served(name)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.includes('secret place')).toBe(false)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1_600 })
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${name}"`,
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  expect((await served(name, { 'if-none-match': `W/"${name}"` })).status).toBe(304)
  expect((await fetch(`${house.origin}/file/download/${name}`, { method: 'HEAD' })).status).toBe(200)
  expect((await served('messenger-telegram.svg')).status).toBe(200)
  expect((await served(name.replace(/^./, name.startsWith('0') ? '1' : '0'))).status).toBe(404)
})

test('detects a file by its content, not its name or type: refuses programs and documents', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const unreadable = [400, 'PICTURE_UNREADABLE']
  expect(await refusalOf(svg)).toEqual(unreadable)
  for (const start of ['\x89PNG\r\n\x1a\n', 'GIF89a', '\xff\xd8\xff', 'RIFF....WEBP'])
    expect(await refusalOf(Buffer.from(start + svg, 'latin1'))).toEqual(unreadable)
  expect(await refusalOf('')).toEqual(unreadable)
  expect(await refusalOf('%PDF-1.7')).toEqual(unreadable)
  expect(await refusalOf(await drawing(9, 9).tiff().toBuffer())).toEqual(unreadable)
  for (const type of ['image/svg+xml', 'text/html', 'application/json', 'multipart/form-data; boundary=x'])
    expect((await upload(svg, { type })).status).toBeGreaterThanOrEqual(400)
  expect(await refusalOf(svg, { type: 'image/svg+xml' })).toEqual([415, 'UNSUPPORTED_BODY'])
  expect((await uploaded(await drawing(20, 10).gif().toBuffer(), { type: 'image/jpeg' })).width).toBe(20)
})

test('keeps only the picture of a file that is also a page', async () => {
  const gif = await drawing(12, 12, '#f3bd55').gif().toBuffer()
  const both = Buffer.concat([gif, Buffer.from('<script>alert(1)</script>')])
  const { name } = await uploaded(both, { type: 'image/gif' })
  expect(Buffer.from(await (await served(name)).arrayBuffer()).includes('script')).toBe(false)
})

test('refuses a small file that claims a huge picture before decoding it', async () => {
  const bomb = await drawing(4_100, 4_100).png({ compressionLevel: 9 }).toBuffer()
  expect(bomb.length).toBeLessThan(300_000)
  expect(await refusalOf(bomb)).toEqual([400, 'PICTURE_TOO_LARGE'])
  // Only the header claims 60,000 by 60,000.
  const claimed = Buffer.from(await drawing(2, 2).png().toBuffer())
  claimed.writeUInt32BE(60_000, 16)
  claimed.writeUInt32BE(60_000, 20)
  expect((await upload(claimed)).status).toBe(400)
})

test('keeps an animation, unless it has too many frames', async () => {
  const frames = await Promise.all(
    [0, 60, 120, 180].map(red => drawing(40, 30, `rgb(${red},0,0)`).png().toBuffer()),
  )
  const moving = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  expect(await uploaded(moving, { type: 'image/gif' })).toMatchObject({ width: 40, height: 30, frames: 4 })
  const many = await Promise.all(
    Array.from({ length: 130 }, (_, step) =>
      drawing(8, 8, step % 2 ? '#000000' : '#ffffff')
        .png()
        .toBuffer(),
    ),
  )
  const long = await sharp(many, { join: { animated: true } })
    .gif()
    .toBuffer()
  expect(await uploaded(long, { type: 'image/gif' })).toMatchObject({ width: 8, frames: 1 })
})

test('refuses too many bytes with a text, and a caller without the permission before reading', async () => {
  const large = Buffer.alloc(5 * 1024 * 1024 + 1, 7)
  expect(await refusalOf(large)).toEqual([413, 'BODY_TOO_LARGE'])
  expect((await upload(large, { as: '' })).status).toBe(401)
  expect((await upload(large, { as: await house.logIn('demo') })).status).toBe(403)
  expect((await upload(large, { as: await house.logIn('admin1') })).status).toBe(403)
  expect((await upload(await drawing(5, 5).png().toBuffer(), { query: 'title=배너' })).status).toBe(400)
})

test('ten identical concurrent pictures are stored and logged once', async () => {
  const picture = await drawing(33, 44, '#5a93ff').png().toBuffer()
  const answers = await Promise.all(Array.from({ length: 10 }, () => upload(picture)))
  const done = answers.filter(({ status }) => status === 200)
  expect(new Set(answers.map(({ status }) => status))).toEqual(
    new Set([200, 429].slice(0, done.length === 10 ? 1 : 2)),
  )
  const names = new Set(await Promise.all(done.map(async answer => (await answer.json()).name)))
  expect(names.size).toBe(1)
  const [name] = names
  expect(await listActs(database.db, { subject: `picture:${name}`, limit: 9, offset: 0 })).toHaveLength(1)
})

test('refuses to delete a picture in use; deletes an unused one, logged', async () => {
  const { name } = await uploaded(await drawing(7, 9, '#ff5f63').png().toBuffer())
  const show = (html: string) => database.db.transaction(tx => keepPicturesOf(tx, 'notice:99', html))
  await show(`<p><img src="/file/download/${name}"><img src="/file/download/${'0'.repeat(40)}.webp"></p>`)
  expect((await list()).pictures.find((one: { name: string }) => one.name === name).uses).toEqual([
    'notice:99',
  ])
  const refused = await remove(name)
  expect([refused.status, refused.headers.get('x-refusal')]).toEqual([409, 'PICTURE_IN_USE'])
  await show('<p>그림 없음</p>')
  expect((await remove(name, await house.logIn('admin1'))).status).toBe(403)
  expect(await (await remove(name)).json()).toEqual({ name })
  expect((await remove(name)).status).toBe(404)
  expect((await remove('../../etc/passwd')).status).toBe(404)
  const [act] = await listActs(database.db, { subject: `picture:${name}`, limit: 1, offset: 0 })
  expect(act).toMatchObject({ act: 'delete-picture', before: { title: '배너', width: 7 }, after: null })
})

test('using a picture during its deletion wins or fails: no text loses its picture', async () => {
  for (let round = 0; round < 5; round++) {
    const { name } = await uploaded(
      await drawing(6, 60 + round)
        .png()
        .toBuffer(),
    )
    const [answer] = await Promise.all([
      remove(name),
      database.db.transaction(tx =>
        keepPicturesOf(tx, `popup:${round}`, `<img src="/file/download/${name}">`),
      ),
    ])
    const { pictures } = await list()
    const left = pictures.find((one: { name: string }) => one.name === name)
    expect(answer.status === 200 ? left : left.uses).toEqual(
      answer.status === 200 ? undefined : [`popup:${round}`],
    )
  }
})

test('the server filters and sorts the library: by use, by part of the title, by size', async () => {
  const noise = (side: number) =>
    sharp({
      create: {
        width: side,
        height: side,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer()
  const small = await uploaded(await noise(40), { query: 'title=겨울 Sale&reason=행사 배너' })
  house.clock.advance(1_000)
  const large = await uploaded(await noise(400), { query: 'title=겨울 안내&reason=행사 배너' })
  await database.db.transaction(tx =>
    keepPicturesOf(tx, 'notice:98', `<img src="/file/download/${small.name}">`),
  )
  const names = async (query: string): Promise<string[]> => {
    const answer = await house.get(`admin/pictures?${new URLSearchParams(query)}`, { token })
    return (await answer.json()).pictures.map((one: { name: string }) => one.name)
  }
  expect(await names('title=겨울')).toEqual([large.name, small.name])
  expect(await names('title=sale')).toEqual([small.name])
  expect(await names("title=' or 1=1 --")).toEqual([])
  expect(await names('title=겨울&use=used')).toEqual([small.name])
  expect(await names('title=겨울&use=unused')).toEqual([large.name])
  expect((await names('sort=largest'))[0]).toBe(large.name)
  for (const query of ['sort=oldest', 'use=any', 'page=0'])
    expect((await house.get(`admin/pictures?${query}`, { token })).status).toBe(400)
})
