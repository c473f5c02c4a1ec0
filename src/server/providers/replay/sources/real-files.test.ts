import { beforeAll, describe, expect, test } from 'vitest'
import { findSureProfits } from '#tests/support/books/replay-sure-profits.ts'
import type { ImportedFolder } from './import-files.ts'
import { importFolder } from './import-folder.ts'
import { NO_KOREAN_NAMES } from './participant-names.ts'

/** A broad test over whole public files: `REAL_DATA=FOLDER npx vitest run --project unit …/real-files.test.ts`. */
const folder = process.env.REAL_DATA

/** Every row of these files is a complete match. */
const COUNTS: Readonly<Record<string, number>> = {
  'football/E0_2425.csv': 380,
  'football/E0_2526.csv': 380,
  'football/E0_1617.csv': 380,
  'football/E1_2425.csv': 552,
  'football/SP1_2425.csv': 380,
  'football/I1_2526.csv': 220,
  'football/T1_2526.csv': 171,
  'fixtures/openfootball_2024_mls.txt': 522,
  'fixtures/openfootball_2025_jp1.txt': 136,
  'fixtures/openfootball_2025_mls.txt': 164,
  'fixtures/openfootball_2025_cn1.txt': 79,
  'kr/kbo_results_2025_to_0618.csv': 398,
  'us/mlb_odds_2018.csv': 2_458,
  'us/nba_2022_2025.csv': 3_669,
  'us/nhl_2022_2024.csv': 2_620,
  'us/nfl_2023_2025.csv': 534,
}

if (folder === undefined) {
  test('skips the test over real files, because REAL_DATA is not set', ({ annotate }) => {
    expect(folder).toBeUndefined()
    return annotate('left out: real files (set REAL_DATA to their folder)')
  })
} else {
  describe('real files', () => {
    let imported: ImportedFolder
    beforeAll(async () => {
      imported = await importFolder(folder, NO_KOREAN_NAMES)
    })

    test('imports every row of a whole file, or reports it by file and line', () => {
      for (const [file, count] of Object.entries(COUNTS)) {
        expect(imported.countByFile.get(file), file).toBe(count)
      }
      expect(imported.rejected.map(({ line, why }) => `${line}: ${why}`)).toEqual([
        '78: not played: postponed',
        '511: nonsense price "-219.5"',
        '617: level score (suspended game)',
        '945: nonsense price "-219.5"',
        '1973: level score (suspended game)',
        '1996: nonsense price "8"',
        '2314: nonsense price "8"',
      ])
    })

    test('the margin of each source and market matches real prices', () => {
      for (const match of imported.matches) {
        for (const market of match.markets) {
          for (const moment of ['opening', 'closing'] as const) {
            const implied = market.outcomes.reduce((sum, outcome) => sum + 100 / outcome[moment], 0)
            const where = `${match.key} ${market.marketTypeId} ${moment}`
            expect(implied, where).toBeGreaterThan(0.95)
            expect(implied, where).toBeLessThan(1.2)
          }
        }
      }
    })

    test('the season’s average 1X2 margin of the Premier League is near the known 1.045', () => {
      const season = imported.matches.filter(
        match =>
          match.league.code === 'E0' &&
          match.kickOff < Date.UTC(2025, 6, 1) &&
          match.kickOffKnownTo === 'minute',
      )
      const margins = season.map(match =>
        (match.markets[0]?.outcomes ?? []).reduce((sum, outcome) => sum + 100 / outcome.opening, 0),
      )
      const mean = margins.reduce((sum, margin) => sum + margin, 0) / margins.length
      expect(mean).toBeGreaterThan(1.035)
      expect(mean).toBeLessThan(1.055)
    })

    test('the prices of a match never allow a sure profit, from opening to closing', {
      timeout: 600_000,
    }, () => {
      expect(findSureProfits(imported.matches.filter(match => match.markets.length > 0))).toEqual([])
    })

    test('ten games of Korean baseball have prices and results', () => {
      const priced = imported.matches.filter(match => match.league.code === 'KBO' && match.markets.length > 0)
      expect(priced).toHaveLength(10)
      expect(priced.every(match => match.markets.length === 3)).toBe(true)
    })
  })
}
