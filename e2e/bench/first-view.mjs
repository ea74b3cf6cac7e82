import { conditions, visit, warmUp } from './visit.mjs'
import { withIndexedDesk } from './with-indexed-desk.mjs'

const longTaskMs = 50

const lines = [
  { name: 'JavaScript before use', unit: 'KB', of: (run) => run.named.bytes / 1000, most: 165 },
  { name: 'Script files before use', unit: '', of: (run) => run.named.files, most: 8 },
  { name: 'First row visible', unit: 'ms', of: (run) => run.firstRowMs, mostRatio: 1.3 },
  { name: 'First row answers', unit: 'ms', of: (run) => run.answersMs },
  { name: 'Blocking', unit: 'ms', of: (run) => run.blocking.before + run.blocking.after, mostPeerRatio: 1 },
  { name: 'Blocking before the first row', unit: 'ms', of: (run) => run.blocking.before },
  { name: 'Blocking after it', unit: 'ms', of: (run) => run.blocking.after },
  { name: 'JavaScript in all, with what idle time loads', unit: 'KB', of: (run) => run.all.bytes / 1000 },
  { name: 'Script files in all', unit: '', of: (run) => run.all.files },
]

/** How long a person waits when the list opens: with a partner that answers at once, and with a slow one. */
export const firstViews = [
  firstView({ id: 'first-view-0', latencyMs: 0, at: 'partner 0 ms' }),
  firstView({ id: 'first-view-200', latencyMs: 200, at: 'partner 200 ms' }),
  firstView({
    id: 'first-view-index-200',
    latencyMs: 200,
    at: 'partner 200 ms, index on',
    within: withIndexedDesk,
    targetsOf: ({ indexedList, floor, peer }) => targets(indexedList, floor, peer),
  }),
]

function firstView({ at, ...own }) {
  return {
    name: 'first-view',
    title: `/applicants, first view, ${at}`,
    conditions,
    floor: 'an empty Next page with the same 50 rows rendered on the server',
    notes: `"Before use" are the scripts that the document names; the page loads others once it is idle. The row answers once React has taken
it over. Blocking is what long tasks take beyond ${longTaskMs} ms.`,
    targetsOf: ({ deskList, floor, peer }) => targets(deskList, floor, peer),
    lines,
    prepare: warmUp,
    measure,
    ...own,
  }
}

const targets = (desk, floor, peer) => ({ desk, floor: { url: floor.answersAt }, peer: { url: peer.answersAt } })

function measure(browser, target) {
  return visit(browser, target, async ({ document, requests, firstRowMs, answersMs, longTasks }) => {
    const scripts = requests.filter((request) => request.resourceType() === 'script')
    const named = scripts.filter((request) => document.includes(fileName(request.url())))
    return {
      firstRowMs,
      answersMs,
      blocking: blocking(longTasks, firstRowMs),
      named: await onTheWire(named),
      all: await onTheWire(scripts),
    }
  })
}

/** Scripts are named by tags in the head, and by paths in the data that React reads while the document streams in. */
function fileName(url) {
  return new URL(url).pathname.split('/').at(-1)
}

/** The number and transferred size of the scripts, compressed as the server chose. */
async function onTheWire(scripts) {
  const sizes = await Promise.all(scripts.map((request) => request.sizes()))
  return { files: scripts.length, bytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) }
}

/** How long tasks block the main thread beyond the unnoticeable time, before and after the first row. */
function blocking(longTasks, firstRowMs) {
  let [before, after] = [0, 0]
  for (const { startTime, duration } of longTasks) {
    const end = startTime + duration
    const start = startTime + longTaskMs
    before += Math.max(0, Math.min(end, firstRowMs) - start)
    after += Math.max(0, end - Math.max(start, firstRowMs))
  }
  return { before, after }
}
