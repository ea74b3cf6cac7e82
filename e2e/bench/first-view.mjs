import { conditions, visit } from './visit.mjs'

const longTaskMs = 50

/** What a person waits for when the list opens (issue A). */
export const firstView = {
  name: 'first-view',
  title: '/applicants, first view',
  conditions,
  floor: 'an empty Next page with the same 50 rows rendered on the server',
  targetsOf: ({ deskList, floor }) => ({ desk: deskList, floor: { url: floor.answersAt } }),
  lines: [
    { name: 'JavaScript (gzip)', unit: 'KB', of: (run) => run.scriptBytes / 1000, most: 200 },
    { name: 'First row visible', unit: 'ms', of: (run) => run.firstRowMs, mostRatio: 1.5 },
    { name: 'Total blocking time', unit: 'ms', of: (run) => run.blockingMs, under: 200 },
  ],
  measure: (browser, target) =>
    visit(browser, target, async ({ requests, firstRowMs, longTasks }) => ({
      scriptBytes: await scriptBytes(requests),
      firstRowMs,
      blockingMs: longTasks.reduce((sum, duration) => sum + Math.max(0, duration - longTaskMs), 0),
    })),
}

/** The bodies of all scripts as they came over the wire. */
async function scriptBytes(requests) {
  const scripts = requests.filter((request) => request.resourceType() === 'script')
  const sizes = await Promise.all(scripts.map((request) => request.sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}
