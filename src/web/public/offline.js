// Returns to the requested page as soon as the server answers again.
;(() => {
  const INTERVAL = 5_000
  const tryAgain = () =>
    fetch('/api/health', { cache: 'no-store' }).then(
      () => location.reload(),
      () => undefined,
    )
  document.getElementById('again')?.addEventListener('click', tryAgain)
  addEventListener('online', tryAgain)
  setInterval(tryAgain, INTERVAL)
})()
