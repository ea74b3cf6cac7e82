import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changedFiles, changedSources, specsFor } from './changed.mjs'
import { count } from './count-line.mjs'
import { keepTemporaryFilesInMemory } from './memory-folder.mjs'
import { inRoot } from './root.mjs'
import { runNpm, runTool, toolEnvironment } from './run.mjs'
import { isBuildCurrent } from './sources.mjs'
import { printSlowest, printSteps, browserTests as testsOfReport } from './timings.mjs'

/**
 * Runs the checks in order up to the first that fails; returns whether all passed, and adds to `count`. Prints at the
 * end how long each step took, including `earlier` ones; with `hasTimings` also the slowest tests.
 */
export async function runChecks(checks = allChecks, { hasTimings = false, earlier = [] } = {}) {
  keepTemporaryFilesInMemory()
  const reports = mkdtempSync(join(tmpdir(), 'partner-desk-'))
  const steps = [...earlier]
  try {
    for (const { title, run } of checks(reports)) {
      console.log(`\n── ${title} ──`)
      const start = performance.now()
      const isOk = await run()
      steps.push({ name: title, seconds: (performance.now() - start) / 1000 })
      if (isOk) continue
      console.error(`\n── ${title}: failed, the rest is left out ──`)
      return false
    }
    return true
  } finally {
    if (hasTimings)
      printSlowest({ unitReport: join(reports, 'unit.json'), browserReport: join(reports, 'browser.json') })
    printSteps(steps)
    rmSync(reports, { recursive: true, force: true })
  }
}

const staticChecks = [
  {
    title: 'Format and lint',
    run: async () => (await runTool('@biomejs/biome', ['ci', '.'], { program: 'biome' })).isOk,
  },
  { title: 'Types of the routes', run: async () => (await runTool('next', ['typegen'])).isOk },
  { title: 'Types', run: async () => (await runTool('typescript', ['--noEmit'], { program: 'tsc' })).isOk },
]

/** Everything, as CI runs it. */
export const allChecks = (reports) => [
  ...staticChecks,
  { title: 'Unit tests', run: () => unitTests(join(reports, 'unit.json')) },
  { title: 'Build', run: buildProduct },
  { title: 'Deployment tests', run: () => deploymentTests(join(reports, 'deployment.json')) },
  { title: 'Browser tests', run: () => browserTests(join(reports, 'browser.json')) },
]

/** Finds most mistakes in ten minutes on two cores: the short unit tests, and the main journeys in the browser. */
export const everydayChecks = (reports) => [
  ...staticChecks,
  {
    title: 'Unit tests',
    run: () => unitTests(join(reports, 'unit.json'), { args: shortUnitTests, reporters: [] }),
  },
  { title: 'Build', run: buildProduct },
  { title: 'Browser tests', run: () => browserTests(join(reports, 'browser.json'), mainJourneys) },
]

/** Checks what the files changed since this branch left main affect; the long unit tests are left out. */
export function changedChecks(reports) {
  const files = changedFiles()
  const sources = changedSources(files)
  const specs = specsFor(files)
  console.log(`${files.length} files changed; browser tests: ${specs.join(', ') || 'none'}`)
  const units = {
    args: [...shortUnitTests, '--passWithNoTests', ...sources],
    reporters: [],
    command: ['related', '--run'],
  }
  return [
    ...staticChecks,
    ...(sources.length > 0 ? [{ title: 'Unit tests', run: () => unitTests(join(reports, 'unit.json'), units) }] : []),
    ...(specs.length > 0
      ? [
          { title: 'Build', run: buildProduct },
          {
            title: 'Browser tests',
            run: () => browserTests(join(reports, 'browser.json'), [...specs, '--project=desktop']),
          },
        ]
      : []),
  ]
}

/** Unit tests of what depends on Node itself, including crash tests, and a short browser journey. */
export const nodeChecks = (reports) => [
  { title: 'Unit tests', run: () => unitTests(join(reports, 'unit.json'), { args: testsOfNode, reporters: [] }) },
  { title: 'Build', run: buildAgain },
  { title: 'Browser tests', run: () => browserTests(join(reports, 'browser.json'), shortJourney) },
]

/** The main journeys in browsers besides Chromium (other-browsers.mjs). */
export const otherBrowserChecks = (reports) => [
  { title: 'Build', run: buildProduct },
  {
    title: 'Journeys in other browsers',
    run: () => unitTests(join(reports, 'browsers.json'), { config: 'e2e/browsers/vitest.config.ts', reporters: [] }),
  },
]

/** The previous release and this one on the same database (verify-rolling.mjs). */
export const rollingChecks = (reports) => [
  { title: 'Build', run: buildProduct },
  { title: 'The release before beside this one', run: () => deploymentTests(join(reports, 'rolling.json')) },
]

/** Files, threads, processes, signals, sockets, streams and timers; the other rooms work the same on any Node. */
const testsOfNode = [
  ...['boot', 'dispatch', 'http', 'partner', 'runtime', 'sandbox', 'store'].map((room) => `lib/${room}/`),
  '--exclude=**/*property.test.ts',
]
const shortUnitTests = ['--exclude=**/*.long.test.ts']
const mainJourneys = [
  '--project=desktop',
  '--project=phone',
  ...['access', 'activity-list', 'ai-chat', 'applicants', 'apply-in-details', 'bulk-apply-check', 'bulk-apply-upload'],
  ...['easy-apply', 'easy-apply-faults', 'jobs', 'overview', 'phone-jobs', 'security', 'smoke'],
].map((part) => (part.startsWith('--') ? part : `/${part}.spec.ts`))
const shortJourney = ['smoke.spec.ts', '/jobs.spec.ts', '--project=desktop']

const buildAgain = async () => (await runNpm(['run', '--silent', 'build'])).isOk

async function buildProduct() {
  if (!isBuildCurrent()) return buildAgain()
  console.log('The build on disk is of these sources.')
  return true
}

const specCoverage = ['./lib/testing/spec-coverage/reporter.ts']

/** Tests of the built desk behind proxies, on two servers, and from its command line. */
const deploymentTests = (report) => unitTests(report, { config: 'e2e/operate/vitest.config.ts', reporters: [] })

async function unitTests(
  report,
  { args = [], reporters = specCoverage, command = ['run'], config = 'lib/vitest.config.ts' } = {},
) {
  const { isOk } = await runTool('vitest', [
    ...command,
    '--config',
    config,
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
  let areRetriesKnown = true
  const isCounted = add(report, isOk, (result) => {
    const { stats } = result
    const unlisted = testsOfReport(result).filter(({ name, status }) => status === 'flaky' && !isKnownFlaky(name))
    areRetriesKnown = unlisted.length === 0
    for (const { name } of unlisted) console.error(`Passed only when repeated, which counts as failed: ${name}`)
    return {
      passed: stats.expected + stats.flaky - unlisted.length,
      failed: stats.unexpected + unlisted.length,
      skipped: stats.skipped,
    }
  })
  return isCounted && areRetriesKnown
}

/** e2e/known-flaky.json lists `{ "test": part of its name, "reason": why it may be retried }`. */
const isKnownFlaky = (name) =>
  JSON.parse(readFileSync(inRoot('e2e', 'known-flaky.json'), 'utf8')).some(({ test }) => name.includes(test))

/** A failed run without a failed test (a file that does not load, a server that does not start) counts as one. */
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
