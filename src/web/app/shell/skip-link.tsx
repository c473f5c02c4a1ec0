/** The first thing that the Tab key reaches: past the bars to `#main`. */
export const SkipLink = () => (
  <a
    href="#main"
    className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-70 focus:rounded-md focus:bg-jade focus:px-4 focus:py-3 focus:text-jade-ink"
  >
    본문으로 건너뛰기
  </a>
)
