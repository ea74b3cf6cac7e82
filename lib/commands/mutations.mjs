import { parseArgs } from 'node:util'
import { mutantsOf, sample, sourcesOf } from './mutations/choose-mutants.mjs'
import { equivalentsFile, readEquivalents } from './mutations/equivalents.mjs'
import { applyMutant } from './mutations/find-mutants.mjs'
import { TestPlanner } from './mutations/plan-tests.mjs'
import { TestRunner } from './mutations/test-runner.mjs'
import { inRoot } from './root.mjs'

const rooms = ['partner', 'dispatch', 'bulk-apply', 'accounts', 'forms']
const minScore = 85

const options = {
  mutations: { type: 'boolean' },
  all: { type: 'boolean', default: false },
  'per-file': { type: 'string', default: '6' },
  seed: { type: 'string', default: '1' },
  seconds: { type: 'string', default: '20' },
}

/**
 * Mutation testing: changes one token of a source file at a time and runs the unit tests that import it. Returns
 * whether they noticed enough mutants in every room. Options: `--mutations [room or path ...]`, `--per-file N`,
 * `--all`, `--seed S`, and `--seconds N` of tests per mutant.
 */
export async function testMutations(args) {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const runner = new TestRunner()
  const planner = new TestPlanner(runner, Number(values.seconds) * 1000)
  const most = values.all ? Number.POSITIVE_INFINITY : Number(values['per-file'])
  const scores = []
  try {
    for (const room of positionals.length > 0 ? positionals : rooms) {
      const results = []
      for (const file of sourcesOf(room))
        results.push(...(await testFile(file, { runner, planner, most, seed: values.seed })))
      scores.push({ room, ...scoreOf(results) })
    }
  } finally {
    runner.close()
  }
  console.log()
  for (const score of scores) console.log(inWords(score.room, score))
  return scores.every(({ percent }) => percent >= minScore)
}

async function testFile(file, { runner, planner, most, seed }) {
  const equivalents = readEquivalents()
  const mutants = mutantsOf(file)
  for (const { original, mutated } of equivalents.unmatched(mutants))
    console.warn(`${equivalentsFile}: no mutant of ${file} is "${original}" → "${mutated}".`)
  const chosen = sample(mutants, most, seed)
  const toRun = chosen.filter((mutant) => !equivalents.isEquivalent(mutant))
  const results = chosen.filter((mutant) => !toRun.includes(mutant)).map(() => ({ outcome: 'equivalent' }))
  const plan = toRun.length > 0 ? await planner.plan(file) : { tests: [], durationMs: 0 }
  for (const mutant of toRun) {
    const outcome = await outcomeOf(mutant, plan, runner)
    results.push({ outcome })
    if (outcome !== 'killed') report(mutant, outcome)
  }
  if (results.length > 0) console.log(inWords(file, { ...scoreOf(results), tests: plan.tests.length }))
  return results
}

async function outcomeOf(mutant, plan, runner) {
  if (plan.tests.length === 0) return 'no test'
  const result = await runner.run(plan.tests, {
    file: inRoot(mutant.file),
    code: applyMutant(mutant.source, mutant),
    timeoutMs: 10_000 + 4 * plan.durationMs,
  })
  if (result === null) return 'timeout'
  // A test that noticed this mutant will probably notice the file's next one too: run it first.
  plan.tests.sort((a, b) => Number(b === result.failed) - Number(a === result.failed))
  return result.isPassed ? 'survived' : 'killed'
}

function report({ file, line, column, original, mutated }, outcome) {
  console.log(`${file}:${line}:${column} ${outcome}\n  - ${original}\n  + ${mutated}`)
}

function scoreOf(results) {
  const count = (...outcomes) => results.filter(({ outcome }) => outcomes.includes(outcome)).length
  const [noticed, equivalent] = [count('killed', 'timeout'), count('equivalent')]
  const total = results.length - equivalent
  return { noticed, total, equivalent, percent: total === 0 ? 100 : (100 * noticed) / total }
}

function inWords(name, { noticed, total, equivalent, percent, tests }) {
  const notes = [equivalent > 0 ? `${equivalent} equivalent` : '', tests === undefined ? '' : `${tests} test files`]
  return [`${name}: ${noticed} of ${total} killed (${Math.floor(percent)} %)`, ...notes.filter(Boolean)].join(', ')
}
