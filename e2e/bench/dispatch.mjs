import { summarise } from './compare.mjs'
import { runChild, withSandbox } from './with-engine.mjs'

const latencyMs = 100
const applications = 2_000
const limitPerSecond = 50
const limitSeconds = applications / limitPerSecond

/** What a dispatch costs beyond the bare request, and how close to the partner's limit many of them get. */
export const dispatch = {
  name: 'dispatch',
  title: 'A dispatch, from its recording to its outcome at the server',
  conditions: `the engine on the embedded store in a process of its own; the partner takes ${latencyMs} ms; then ${applications.toLocaleString('en')} queued applications at a hidden limit of ${limitPerSecond} a second`,
  runs: 1,
  warmUps: 0,
  targetsOf: () => ({ desk: {} }),
  lines: [
    { name: 'Bare request, p50', unit: 'ms', digits: 1, of: (run) => run.bareMs },
    { name: 'Dispatch, p50', unit: 'ms', digits: 1, of: (run) => run.dispatchMs },
    { name: 'What a dispatch adds, p50', unit: 'ms', digits: 1, of: (run) => run.dispatchMs - run.bareMs, most: 25 },
    {
      name: `All ${applications.toLocaleString('en')}, time of the limit`,
      unit: 'x',
      digits: 2,
      of: (run) => run.seconds / limitSeconds,
      most: 1.15,
    },
    { name: 'Answered 429', unit: '%', digits: 1, of: (run) => run.refusedPercent, under: 5 },
  ],
  notes: 'Bare requests and dispatches take turns, 40 of each after five that do not count.',
  async measure() {
    const added = await withSandbox({ SANDBOX_LATENCY_MS: String(latencyMs) }, (sandbox) =>
      runChild('dispatch.child.ts', sandbox, ['added', '40']),
    )
    const bulk = await withSandbox({ SANDBOX_RATE: String(limitPerSecond) }, async (sandbox) => {
      const { ms } = await runChild('dispatch.child.ts', sandbox, ['bulk', String(applications)])
      const { requests } = await (await fetch(`${sandbox.answersAt}/__sandbox/log`)).json()
      const refused = requests.filter(({ status }) => status === 429).length
      return { seconds: ms / 1000, refusedPercent: (refused / requests.length) * 100 }
    })
    return { bareMs: summarise(added.bare).median, dispatchMs: summarise(added.dispatched).median, ...bulk }
  },
}
