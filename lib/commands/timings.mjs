import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './root.mjs'

const shown = 15

/** Prints how many seconds each step took, in order. */
export function printSteps(steps) {
  const total = steps.reduce((sum, { seconds }) => sum + seconds, 0)
  console.log(`\n── Steps: ${Math.round(total)} s in all ──`)
  for (const { name, seconds } of steps) console.log(line(name, seconds))
}

/** Prints the slowest unit test files and the slowest browser tests. */
export function printSlowest({ unitReport, browserReport }) {
  print('Slowest unit test files', readReport(unitReport, unitFiles))
  print('Slowest browser tests', readReport(browserReport, browserTests))
}

/** Every test in a Playwright report with its project, file, title, status, and seconds over all attempts. */
export function browserTests({ suites }) {
  const testsOf = (suite) => [...(suite.specs ?? []).flatMap(testsOfSpec), ...(suite.suites ?? []).flatMap(testsOf)]
  return suites.flatMap(testsOf)
}

const testsOfSpec = ({ file, title, tests }) =>
  tests.map(({ projectName, status, results }) => ({
    name: `[${projectName}] ${file}: ${title}`,
    status,
    seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }))

const unitFiles = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))

const readReport = (file, read) => (existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : [])

function print(title, entries) {
  if (entries.length === 0) return
  const total = entries.reduce((sum, { seconds }) => sum + seconds, 0)
  console.log(`\n── ${title}: ${entries.length}, ${Math.round(total)} s in all ──`)
  const slowest = entries.toSorted((one, other) => other.seconds - one.seconds).slice(0, shown)
  for (const { name, seconds } of slowest) console.log(line(name, seconds))
}

const line = (name, seconds) => `${seconds.toFixed(1).padStart(7)} s  ${name}`
