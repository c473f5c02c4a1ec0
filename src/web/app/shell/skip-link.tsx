type SkipLinkProps = { readonly to?: string; readonly children?: string }

/** The first target of the Tab key: skips the bars to `#main`, or a long list to another target. */
export const SkipLink = ({ to = 'main', children = '본문으로 건너뛰기' }: SkipLinkProps) => (
  <a
    href={`#${to}`}
    className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-70 focus:rounded-md focus:bg-jade focus:px-4 focus:py-3 focus:text-jade-ink"
  >
    {children}
  </a>
)
