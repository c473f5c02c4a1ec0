import type { siteContract } from '#contract/site/site.ts'
import type { Output } from '#contract/wire/route.ts'

export type PlayLogin = Output<typeof siteContract.staffLogins>[number]

type PlayLoginsProps = {
  readonly logins: readonly PlayLogin[]
  readonly onChoose: (login: PlayLogin) => void
}

/** Logins of the play data for one login page, of members or staff; a click fills the form. */
export function PlayLogins({ logins, onChoose }: PlayLoginsProps) {
  const passwords = [...new Set(logins.map(login => login.password))]
  return (
    <section aria-label="체험 계정" className="grid gap-2.5 border-t border-line pt-4" data-play-logins>
      <p className="flex items-baseline justify-between text-xs text-dim">
        <span className="font-semibold">체험 계정</span>
        <span>
          비밀번호 <span className="font-semibold text-text">{passwords.join(', ')}</span>
        </span>
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-1.5">
        {logins.map(login => (
          <li key={login.userId}>
            <button
              type="button"
              onClick={() => onChoose(login)}
              className="grid min-h-12 w-full content-center rounded-md bg-s2 px-2.5 text-left hover:bg-s3"
            >
              <span className="truncate text-sm font-semibold">{login.userId}</span>
              <span className="truncate text-xs text-dim">{login.note}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
