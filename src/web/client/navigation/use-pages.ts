import { useRouter } from '@tanstack/react-router'

/** Tells whether a page is built, so that what leads to it can be absent instead of dead. */
export function useHasPage(): (path: string) => boolean {
  const { routesByPath } = useRouter()
  return path => Object.hasOwn(routesByPath, path)
}
