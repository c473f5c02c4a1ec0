// The same as every-member-page for guests, operators and partners.
import { expect, test } from 'vitest'
import { watchPolicy } from '#tests/support/pages/content-policy.ts'
import { allPages, useWholeSite } from '#tests/support/pages/whole-site.ts'

const { visit, pathsOf, wrongOn } = useWholeSite()

test('has nothing wrong on any guest, operator or partner page', allPages, async () => {
  const partner = ['/manager', '/manager/members', '/manager/bets', '/manager/account']
  const found = [
    ...(await wrongOn({}, pathsOf('auth', 'maintenance'), true)),
    ...(await wrongOn({ as: 'admin' }, pathsOf('back-office'))),
    ...(await wrongOn({ as: 'manager' }, partner)),
  ]
  expect(found, found.join('\n')).toEqual([])
})

test('detects what the policy refuses', async () => {
  const broken: string[] = []
  const page = await visit({
    path: '/login',
    expects: /Content Security Policy/,
    prepare: blank => watchPolicy(blank, broken),
  })
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<b style="color:red">x</b><img src="https://a.example/x.png">',
    )
    const style = document.createElement('style')
    style.textContent = 'b{color:red}'
    document.head.append(style)
  })
  const refused = () => [...new Set(broken.map(line => line.split(' ')[1]))].toSorted()
  await expect.poll(refused).toEqual(['img-src', 'style-src-attr', 'style-src-elem'])
})
