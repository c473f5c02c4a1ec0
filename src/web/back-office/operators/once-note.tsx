import { CopyButton } from '#web/kit/controls/copy-button.tsx'

/** A one-time password, to be passed on before the dialog closes. */
export const OnceNote = ({ password }: { readonly password: string }) => (
  <div className="grid gap-1.5">
    <p className="text-sm font-medium text-dim">임시 비밀번호</p>
    <div className="flex items-center justify-between gap-3 rounded-lg border border-line px-4 py-2.5">
      <code className="text-lg font-semibold wrap-anywhere">{password}</code>
      <CopyButton text={password} name="임시 비밀번호" />
    </div>
    <p className="text-xs text-dim">
      24시간 안에 한 번만 로그인할 수 있고, 로그인하면 바로 변경해야 합니다. 이 창을 닫으면 다시 볼 수
      없습니다.
    </p>
  </div>
)
