import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { tsImport } from 'tsx/esm/api'
import { sandboxAdmin } from '../../lib/commands/desk-environment.mjs'
import { percentile } from './load-report.mjs'
import { alignRows } from './table.mjs'
import { watchProcesses } from './watch-processes.mjs'
import { withDesk } from './with-desk.mjs'

const { Visitor } = await tsImport('../support/visitor.ts', import.meta.url)
const { builtActions } = await tsImport('../support/built-actions.ts', import.meta.url)

const aim = { p95Ms: 500, growthMb: 400 }
const pauseMs = 150
const reads = [
  '/applicants',
  '/',
  '/jobs',
  '/api/jobs',
  '/activity',
  '/api/activity?limit=50',
  '/easy-apply',
  '/account',
]

/**
 * One person at work while strangers attack: bodies of 5.7 MB, upgrades, slow bodies, a thousand wrong sign-ins from 50
 * addresses. Returns whether the person waits no longer than the aim, the memory is bounded, and nothing crashes.
 */
export const attack = {
  name: 'attack',
  needsBuild: true,
  options: { seconds: '60', store: 'embedded' },
  run: ({ seconds, store }, signal) =>
    // The attackers' addresses are in X-Forwarded-For.
    withDesk({ store, more: { TRUST_PROXY: 'true' } }, signal, async ({ sandbox, desk, url }) => {
      const person = new Visitor(url)
      await person.signIn(sandboxAdmin)
      await workFor(person, 5, signal)
      const quiet = await workFor(person, 15, signal)
      const descriptors = { before: countDescriptors(desk.pid), most: 0, after: 0 }
      const watch = await watchProcesses({ desk: desk.pid, sandbox: sandbox.pid, bench: process.pid }, 500, () => {
        descriptors.most = Math.max(descriptors.most, countDescriptors(desk.pid) ?? 0)
      })
      const attackers = startAttackers(url)
      const [attacked, signInMs] = await Promise.all([
        workFor(person, Number(seconds), signal),
        wait((Number(seconds) * 1_000) / 2, undefined, { signal }).then(() => timeSignIn(url)),
      ])
      const ends = await attackers.stop()
      await wait(5_000, undefined, { signal })
      const after = await workFor(person, 10, signal)
      const samples = await watch.stop()
      descriptors.after = countDescriptors(desk.pid)
      await person.leave()
      const result = { quiet, attacked, after, samples, descriptors, ends, signInMs, isAlive: !desk.hasEnded() }
      console.log(report(result, { seconds, store }))
      return isWithin(result)
    }),
}

function startAttackers(url) {
  const actions = builtActions()
  const { id } = actions.find(({ name }) => name === 'signInAction')
  const workerData = { url, signInAction: id, slowAction: '/sign-in' }
  const worker = new Worker(new URL('./attackers.mjs', import.meta.url), { workerData })
  const ends = new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
  return {
    stop() {
      worker.postMessage('stop')
      return ends
    },
  }
}

/** Makes one request after the other, as a person does, for this many seconds. */
async function workFor(person, seconds, signal) {
  const answers = []
  const endMs = performance.now() + seconds * 1_000
  for (let index = 0; performance.now() < endMs; index += 1) {
    const startedMs = performance.now()
    const status = await person.ask(reads[index % reads.length]).then(
      (answer) => answer.status,
      () => 0,
    )
    answers.push({ ms: performance.now() - startedMs, status })
    await wait(pauseMs, undefined, { signal })
  }
  return answers
}

/** How long a sign-in takes for a user with their own address, in milliseconds. */
async function timeSignIn(url) {
  const visitor = new Visitor(url)
  const startedMs = performance.now()
  await visitor.signIn(sandboxAdmin)
  await visitor.leave()
  return performance.now() - startedMs
}

/** Null when the system does not report it. */
function countDescriptors(pid) {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return null
  }
}

const p95Of = (answers) =>
  percentile(
    answers.map(({ ms }) => ms),
    0.95,
  )
const failuresIn = (answers) => answers.filter(({ status }) => status !== 200).length
const growthOf = (samples) => Math.max(...samples.map(({ desk }) => desk.rssMb)) - samples[0].desk.rssMb

function isWithin({ attacked, after, samples, isAlive }) {
  const isQuick = p95Of(attacked) < aim.p95Ms && failuresIn([...attacked, ...after]) === 0
  return isAlive && isQuick && growthOf(samples) < aim.growthMb
}

function report({ quiet, attacked, after, samples, descriptors, ends, signInMs, isAlive }, { seconds, store }) {
  const ms = (answers, part) =>
    `${Math.round(
      percentile(
        answers.map((answer) => answer.ms),
        part,
      ),
    )} ms`
  const row = (name, answers) => [
    name,
    String(answers.length),
    ...[0.5, 0.95, 1].map((part) => ms(answers, part)),
    String(failuresIn(answers)),
  ]
  const [first, last] = [samples[0], samples.at(-1)]
  const share = ({ cpuSeconds }, name) => ((cpuSeconds - first[name].cpuSeconds) / (last.seconds - first.seconds)) * 100
  const shares = ['desk', 'bench', 'machine'].map((name) => `${name} ${Math.round(share(last[name], name))} %`)
  return `
An attack of ${seconds} s on the ${store} store; production build, processor share of one core out of ${availableParallelism()}: ${shares.join(', ')}

${alignRows([['one person at work', 'asked', 'p50', 'p95', 'most', 'failed'], row('before', quiet), row('attacked', attacked), row('after', after)])}

p95 while attacked: aim ${aim.p95Ms} ms. The desk ${isAlive ? 'lives' : 'has died'}. Somebody else signed in meanwhile: ${Math.round(signInMs)} ms.
Memory (RSS) of the desk: ${first.desk.rssMb.toFixed(0)} MB before, at most ${(first.desk.rssMb + growthOf(samples)).toFixed(0)} MB, ${last.desk.rssMb.toFixed(0)} MB after; aim: less than ${aim.growthMb} MB more.
File descriptors of the desk: ${descriptors.before} before, at most ${descriptors.most}, ${descriptors.after} after.

${alignRows([['how each attempt ended', ''], ...ends.map(([how, count]) => [how, String(count)])])}
`
}
