import type { Page } from 'playwright-core'

/** An odds button that React has rendered: the match it belongs to, and what stands on it now. */
export type RenderedButton = { readonly fixture: string; readonly text: string }

/** Watches from the first moment which odds buttons React renders anew. For `visit({ prepare })`. */
export const watchRenders = (page: Page): Promise<unknown> => page.addInitScript(installWatch)

/** The odds buttons rendered since the last time this was asked, each as often as it was rendered. */
export const takeRendered = (page: Page): Promise<RenderedButton[]> =>
  page.evaluate(() => {
    const rendered: Element[] = Reflect.get(window, 'oddsRendered')
    return rendered.splice(0).map(button => ({
      fixture: button.closest('[data-fixture]')?.getAttribute('data-fixture') ?? '',
      text: (button.textContent ?? '').replace(/\s+/g, ' '),
    }))
  })

/**
 * React tells the hook of its developer tools of every commit, in the built site too. Of each commit the tree is
 * walked where it is another than before: an element whose props are another object was rendered, though its DOM may
 * be the same as ever.
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
