// Visits every page of a member at desktop and phone width. No page may have an axe violation, violate its content
// policy, scroll sideways, shift while it loads or have another heading than its menu entry. The browser enforces the
// policy that the server sends with each address.
import { expect, test } from 'vitest'
import { allPages, useWholeSite } from '#tests/support/pages/whole-site.ts'

const { pathsOf, matchPaths, wrongOn } = useWholeSite()

test('has nothing wrong on any member page, in both themes', allPages, async () => {
  const paths = ['/index.html', ...pathsOf('member'), ...matchPaths(), '/nowhere']
  const found = await wrongOn({ as: 'demo' }, paths, true)
  expect(found, found.join('\n')).toEqual([])
})
