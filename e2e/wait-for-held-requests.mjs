/**
 * Preloaded by the desks under test: the deadline of lib/partner/send.ts, 35 s, is ten minutes there. A request that a
 * test holds at the sandbox is then let go by the test, on a machine however slow.
 */
const partnerDeadlineMs = 35_000
const { setTimeout } = globalThis
globalThis.setTimeout = Object.assign(
  (run, ms, ...args) => setTimeout(run, ms === partnerDeadlineMs ? 600_000 : ms, ...args),
  setTimeout,
)
