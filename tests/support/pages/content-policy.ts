import type { Page } from 'playwright-core'

/** Collects violations of the content security policy, on this page and on each window that it opens. */
export async function watchPolicy(page: Page, broken: string[]): Promise<void> {
  const context = page.context()
  await context.exposeFunction('tellPolicyBroken', (what: string) => void broken.push(what))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => {
      const { effectiveDirective, blockedURI, sourceFile, sample } = event
      const what = `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile} ${sample}`
      // The function that was exposed above.
      ;(window as unknown as { tellPolicyBroken(what: string): void }).tellPolicyBroken(what)
    })
  })
}
