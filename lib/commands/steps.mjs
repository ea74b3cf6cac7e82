import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { count } from './count-line.mjs'
import { runNpm, runTool, toolEnvironment } from './run.mjs'

/** Runs every check in order up to the first that fails; returns whether all passed and adds to `count`. */
export async function runChecks(checks = allChecks) {
  const reports = mkdtempSync(join(tmpdir(), 'partner-desk-'))
  try {
    for (const { title, run } of checks(reports)) {
      console.log(`\n── ${title} ──`)
      if (await run()) continue
      console.error(`\n── ${title}: failed, the rest is left out ──`)
      return false
    }
    return true
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
}

const allChecks = (reports) => [
  {
    title: 'Format and lint',
    run: async () => (await runTool('@biomejs/biome', ['ci', '.'], { program: 'biome' })).isOk,
  },
  { title: 'Types of the routes', run: async () => (await runTool('next', ['typegen'])).isOk },
  { title: 'Types', run: async () => (await runTool('typescript', ['--noEmit'], { program: 'tsc' })).isOk },
  { title: 'Unit tests', run: () => unitTests(join(reports, 'unit.json')) },
  { title: 'Build', run: buildProduct },
  { title: 'Browser tests', run: () => browserTests(join(reports, 'browser.json')) },
]

/** Unit tests without the slow ones, and one short journey in the browser: whether the product runs on this Node at all. */
export const shortChecks = (reports) => [
  { title: 'Unit tests', run: () => unitTests(join(reports, 'unit.json'), { args: slowUnitTests, reporters: [] }) },
  { title: 'Build', run: buildProduct },
  { title: 'Browser tests', run: () => browserTests(join(reports, 'browser.json'), shortJourney) },
]

const slowUnitTests = ['--exclude=**/*property.test.ts', '--exclude=**/*crash.test.ts']
const shortJourney = ['smoke.spec.ts', '/jobs.spec.ts', '--project=desktop']
const buildProduct = async () => (await runNpm(['run', '--silent', 'build'])).isOk

async function unitTests(report, { args = [], reporters = ['./lib/testing/spec-coverage/reporter.ts'] } = {}) {
  const { isOk } = await runTool('vitest', [
    'run',
    '--config',
    'lib/vitest.config.ts',
    ...['default', ...reporters, 'json'].map((reporter) => `--reporter=${reporter}`),
    ...args,
    `--outputFile.json=${report}`,
  ])
  return add(report, isOk, (result) => ({
    passed: result.numPassedTests,
    failed: result.numFailedTests,
    skipped: result.numPendingTests + result.numTodoTests,
  }))
}

async function browserTests(report, selection = []) {
  const env = toolEnvironment({ PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...selection]
  const { isOk } = await runTool('@playwright/test', args, { program: 'playwright', env })
  return add(report, isOk, ({ stats }) => {
    if (stats.flaky > 0) console.log(`\n${stats.flaky} passed only when run once more: they are listed above as flaky.`)
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
  })
}

/** A run that failed without a failed test (a file that does not load, a server that does not start) counts as one. */
function add(report, isOk, read) {
  let result = { passed: 0, failed: 0, skipped: 0 }
  try {
    result = read(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    isOk = false
  }
  if (!isOk && result.failed === 0) result.failed = 1
  for (const key of Object.keys(count)) count[key] += result[key]
  return isOk
}
