/** The address of a match's pictures: `{fixtureId}` in the operator's setting stands for it; undefined where there are none. */
export const streamOf = (setting: string, fixtureId: number): string | undefined =>
  setting === '' ? undefined : setting.replaceAll('{fixtureId}', String(fixtureId))
