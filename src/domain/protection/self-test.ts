/** How the test reads somebody's answers (handbook 8.2): 0 none, 1 to 2 low, 3 to 7 middle, 8 and more a problem. */
export const selfTestBands = ['none', 'low', 'middle', 'problem'] as const
export type SelfTestBand = (typeof selfTestBands)[number]

export const SELF_TEST_QUESTIONS = 9
/** Each question is answered by 0 to 3. */
export const SELF_TEST_ANSWER_MAX = 3

export type SelfTestResult = { readonly score: number; readonly band: SelfTestBand }

/** The score of nine answers and its band. */
export function scoreSelfTest(answers: readonly number[]): SelfTestResult {
  const score = answers.reduce((sum, answer) => sum + answer, 0)
  return { score, band: bandOf(score) }
}

function bandOf(score: number): SelfTestBand {
  if (score === 0) return 'none'
  if (score <= 2) return 'low'
  return score <= 7 ? 'middle' : 'problem'
}
