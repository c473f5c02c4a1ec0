import { useEffect } from 'react'

type SheetProps = { readonly styles: string; readonly dynamic?: boolean }

/**
 * Replaces the package `react-style-singleton` (vite.config.ts), with which dialogs lock the page's
 * scrolling. The original inserts a `<style>` element, which the content security policy refuses; a
 * constructed style sheet is allowed. The first of several equal sheets is active.
 */
export function styleSingleton(): (props: SheetProps) => null {
  let users = 0
  let sheet: CSSStyleSheet | undefined
  const add = (styles: string): void => {
    if (users++ > 0) return
    sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets.push(sheet)
  }
  const remove = (): void => {
    if (--users > 0) return
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet)
  }
  return ({ styles, dynamic = false }) => {
    // biome-ignore lint/correctness/useExhaustiveDependencies: what is not said to be dynamic stays as it came.
    useEffect(() => {
      add(styles)
      return remove
    }, [dynamic ? styles : ''])
    return null
  }
}
