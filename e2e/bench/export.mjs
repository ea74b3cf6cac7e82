import { readFileSync } from 'node:fs'

const pageRows = 50
const sampleMs = 50

/** The export of everything, requested from Node, since it involves no browser. */
export const exportAll = {
  name: 'export',
  title: 'GET /api/applicants/export, all applicants',
  conditions: 'asked from Node without compression; no CPU slowdown; one export before that does not count',
  floor: 'a loop over the same sandbox: pages of 50 one after the other, parsed, nothing else',
  targetsOf: ({ deskList, desk, sandbox }) => ({
    desk: { read: () => readExport(deskList), processId: desk.pid },
    floor: { read: () => readPages(sandbox), processId: null },
  }),
  lines: [
    { name: 'Applicants a second', unit: '', of: ({ count, ms }) => (count / ms) * 1000, leastRatio: 0.85 },
    { name: 'Server memory, growth', unit: 'MB', of: (run) => run.growthMb, under: 50 },
    { name: 'Server memory, most', unit: 'MB', of: (run) => run.mostMb },
    { name: 'Applicants', unit: '', of: (run) => run.count },
  ],
  notes: `The desk reads pages that overlap by a tenth, so that rows which move are neither lost nor written twice: 2,223 requests for
100,000 applicants where the loop needs 2,001.`,
  async measure(_browser, { read, processId }) {
    const memory = processId && watchMemory(processId)
    const startedAt = performance.now()
    const count = await read()
    return { count, ms: performance.now() - startedAt, growthMb: null, mostMb: null, ...(memory ? memory() : {}) }
  },
}

/** Counts the export's lines without the header: no made-up applicant has a line break in a cell. */
async function readExport({ origin, storageState }) {
  const cookie = storageState.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'accept-encoding': 'identity' }
  const answer = await fetch(`${origin}/api/applicants/export`, { headers })
  if (!answer.ok) throw new Error(`The export answered ${answer.status}.`)
  let lines = 0
  for await (const chunk of answer.body) for (const byte of chunk) if (byte === 0x0a) lines += 1
  return lines - 1
}

async function readPages({ url, key }) {
  let count = 0
  for (let isEnd = false; !isEnd; ) {
    const answer = await fetch(`${url}/applicants?limit=${pageRows}&offset=${count}`, { headers: { 'x-api-key': key } })
    if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}.`)
    const rows = await answer.json()
    count += rows.length
    isEnd = rows.length < pageRows
  }
  return count
}

/** Samples the resident memory of a process until the returned function is called. */
function watchMemory(processId) {
  const before = residentMb(processId)
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, residentMb(processId))
  }, sampleMs)
  return () => {
    clearInterval(timer)
    return { growthMb: most - before, mostMb: most }
  }
}

/** NaN when there is no /proc (not on Linux). */
function residentMb(processId) {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8')) ?? []
    return Number(kilobytes) / 1000
  } catch {
    return Number.NaN
  }
}
