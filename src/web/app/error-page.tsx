import { useEffect } from 'react'
import { Footer } from './shell/footer.tsx'
import { Logo } from './shell/logo.tsx'

type ErrorPageProps = {
  readonly status: number
  readonly message?: string
  /** True within a layout, which already has the page's `main`. */
  readonly inLayout?: boolean
}

/**
 * Shows what happened in Korean, below it the status code and the spec's English text (LABEL-002), and a
 * link to the home page (ROUTE-084..087).
 */
export function ErrorPage({ status, message, inLayout = false }: ErrorPageProps) {
  useEffect(() => {
    document.title = `${status} · 한판`
  }, [status])
  const { title, hint } = status === 404 ? notFoundWords : failedWords
  const words = (
    <section className="card grid w-full max-w-[520px] justify-items-center gap-3 px-6 py-10 text-center">
      <h1 className="text-2xl">{title}</h1>
      <p className="text-dim">{hint}</p>
      {status !== 404 && message && <p className="max-w-full text-sm wrap-anywhere text-dim">{message}</p>}
      <p className="text-sm text-dim">
        <b className="font-semibold">{status}</b> · <span lang="en">{errorSentence(status)}</span>
      </p>
      <a
        href="/"
        className="mt-4 inline-flex h-12 items-center rounded-md bg-jade px-6 text-lg font-bold text-jade-ink hover:bg-jade-bright"
      >
        처음으로
      </a>
    </section>
  )
  if (inLayout)
    return <div className="grid min-h-[60dvh] content-center justify-items-center p-3">{words}</div>
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-(--header-height) items-center border-b border-line bg-s1 px-5">
        <a href="/" aria-label="한판 홈" className="flex h-11 items-center">
          <Logo />
        </a>
      </header>
      <main className="grid flex-1 content-center justify-items-center p-3">{words}</main>
      <Footer />
    </div>
  )
}

const notFoundWords = {
  title: '페이지를 찾을 수 없습니다.',
  hint: '주소가 바뀌었거나 없어진 페이지입니다. 주소를 다시 확인해 주세요.',
}
const failedWords = {
  title: '오류가 발생했습니다.',
  hint: '잠시 후 다시 시도해 주세요. 계속되면 고객센터로 문의해 주세요.',
}

/** The spec's English error text (ROUTE-085, ROUTE-086). */
const errorSentence = (status: number): string =>
  status === 404 ? 'This page could not be found' : 'An error occurred'

/** Shows an error caught by the router: our errors have a status, all others are a 500. */
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
