import { ruleContract } from '#contract/site/rules.ts'
import type { RuleKey } from '#domain/rules/rule-keys.ts'
import { useCall } from '#web/client/api/api.ts'
import { Badge } from '#web/kit/display/badge.tsx'

type VersionListProps = {
  readonly rule: RuleKey
  /** The version on screen. */
  readonly version: number
  readonly onShow: (version: number) => void
}

/** All versions, newest first, with date and changes. */
export function VersionList({ rule, version, onShow }: VersionListProps) {
  const { data } = useCall(ruleContract.versions, { params: { key: rule } }, { staleTime: 5_000 })
  if (!data) return null
  const newest = data.versions[0]?.version
  return (
    <section aria-labelledby="versions" className="card">
      <h2 id="versions" className="px-4 pt-3 pb-1 text-md font-semibold mobile:px-3">
        변경 이력
      </h2>
      <ul>
        {data.versions.map(one => (
          <li key={one.version} className="border-t border-line first:border-t-0">
            <button
              type="button"
              aria-current={one.version === version ? 'true' : undefined}
              onClick={() => onShow(one.version)}
              className="flex min-h-11 w-full flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-left text-sm -outline-offset-2 hover:bg-s2/50 aria-[current]:bg-s2 mobile:px-3"
            >
              <b>제{one.version}판</b>
              {one.version === newest && <Badge tone="strong">시행 중</Badge>}
              <span className="min-w-0 flex-1">{one.changes}</span>
              <time className="text-xs text-dim">{one.inForceFrom.slice(0, 16)} 시행</time>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
