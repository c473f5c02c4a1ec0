import { useRouter } from '@tanstack/react-router'

/** Returns a function that says whether a page exists, so that links to missing pages can be left out. */
export function useHasPage(): (path: string) => boolean {
  const { routesByPath } = useRouter()
  return path => Object.hasOwn(routesByPath, path)
}
