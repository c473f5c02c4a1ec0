import type { Page } from 'playwright-core'

/** An odds button that React has rendered: its match, and its current text. */
export type RenderedButton = { readonly fixture: string; readonly text: string }

/** Records from the start which odds buttons React renders again. For `visit({ prepare })`. */
export const watchRenders = (page: Page): Promise<unknown> => page.addInitScript(installWatch)

/** Returns the odds buttons that were rendered since the last call, once for each render. */
export const takeRendered = (page: Page): Promise<RenderedButton[]> =>
  page.evaluate(() => {
    const rendered: Element[] = Reflect.get(window, 'oddsRendered')
    return rendered.splice(0).map(button => ({
      fixture: button.closest('[data-fixture]')?.getAttribute('data-fixture') ?? '',
      text: (button.textContent ?? '').replace(/\s+/g, ' '),
    }))
  })

/**
 * React reports every commit to the hook of its developer tools, also in the built site. For each commit, walks the
 * changed parts of the tree: an element whose props are another object was rendered, even if its DOM is unchanged.
 */
function installWatch(): void {
  type Fiber = {
    readonly type: unknown
    readonly memoizedProps: { readonly className?: unknown } | null
    readonly stateNode: unknown
    readonly child: Fiber | null
    readonly sibling: Fiber | null
    readonly alternate: Fiber | null
  }
  const rendered: unknown[] = []
  const walk = (now: Fiber, before: Fiber | null) => {
    if (now.child === before?.child) return
    for (let child = now.child; child; child = child.sibling) {
      const isOdds = child.type === 'button' && child.memoizedProps?.className === 'odds'
      if (isOdds && child.memoizedProps !== child.alternate?.memoizedProps) rendered.push(child.stateNode)
      walk(child, child.alternate)
    }
  }
  Reflect.set(window, 'oddsRendered', rendered)
  Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    supportsFiber: true,
    inject: () => 1,
    checkDCE: () => {},
    onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) =>
      walk(root.current, root.current.alternate),
    onPostCommitFiberRoot: () => {},
    onCommitFiberUnmount: () => {},
  })
}
