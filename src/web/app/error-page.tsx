import { useEffect } from 'react'
import { classNames } from '#web/kit/theme/class-names.ts'

type ErrorPageProps = {
  readonly status: number
  readonly message?: string
  /** Within a layout, which has the page's `main` already. */
  readonly inLayout?: boolean
}

/** The status code, what happened, and the way back to the top (ROUTE-084..087). The two sentences stay English (LABEL-002). */
export function ErrorPage({ status, message, inLayout = false }: ErrorPageProps) {
  useEffect(() => {
    document.title = `${status} · 한판`
  }, [status])
  const Box = inLayout ? 'section' : 'main'
  return (
    <Box
      className={classNames(
        'grid content-center justify-items-center gap-3 p-6 text-center',
        inLayout ? 'min-h-[60dvh]' : 'min-h-dvh',
      )}
    >
      <p className="text-4xl font-extrabold tracking-tight text-dim">{status}</p>
      <h1 className="text-2xl">{errorSentence(status)}</h1>
      {status !== 404 && message && <p className="max-w-[450px] text-dim">{message}</p>}
      <a
        href="/"
        className="mt-4 inline-flex h-12 items-center rounded-md bg-jade px-6 text-lg font-bold text-jade-ink hover:bg-jade-bright"
      >
        처음으로
      </a>
    </Box>
  )
}

/** ROUTE-085, ROUTE-086. */
const errorSentence = (status: number): string =>
  status === 404 ? 'This page could not be found' : 'An error occurred'

/** What the router caught, as the page shows it: our errors carry a status, all else is a 500. */
export function RouteError({ error, inLayout = false }: RouteErrorProps) {
  const status = hasStatus(error) ? error.status : 500
  const message = error instanceof Error ? error.message : String(error)
  return <ErrorPage status={status} message={message} inLayout={inLayout} />
}

type RouteErrorProps = { readonly error: unknown; readonly inLayout?: boolean }

/** The same for a page that failed within its layout. */
export const PageError = ({ error }: { readonly error: unknown }) => <RouteError error={error} inLayout />

const hasStatus = (error: unknown): error is { readonly status: number } =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
