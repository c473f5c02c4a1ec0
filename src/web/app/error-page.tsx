import { useEffect } from 'react'

type ErrorPageProps = { readonly status: number; readonly message?: string }

/** The status code, what happened, and the way back to the top (ROUTE-084..087). The two sentences stay English (LABEL-002). */
export function ErrorPage({ status, message }: ErrorPageProps) {
  useEffect(() => {
    document.title = `${status} · 한판`
  }, [status])
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-3 p-6 text-center">
      <p className="text-4xl font-extrabold tracking-tight text-dim">{status}</p>
      <h1 className="text-2xl">{errorSentence(status)}</h1>
      {status !== 404 && message && <p className="max-w-[450px] text-dim">{message}</p>}
      <a
        href="/"
        className="mt-4 inline-flex h-12 items-center rounded-md bg-jade px-6 text-lg font-bold text-jade-ink hover:bg-jade-bright"
      >
        처음으로
      </a>
    </main>
  )
}

/** ROUTE-085, ROUTE-086. */
export const errorSentence = (status: number): string =>
  status === 404 ? 'This page could not be found' : 'An error occurred'

/** What the router caught, as the page shows it: our errors carry a status, all else is a 500. */
export function RouteError({ error }: { readonly error: unknown }) {
  const status = hasStatus(error) ? error.status : 500
  return <ErrorPage status={status} message={error instanceof Error ? error.message : String(error)} />
}

const hasStatus = (error: unknown): error is { readonly status: number } =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
