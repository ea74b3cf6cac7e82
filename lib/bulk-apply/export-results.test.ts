import { expect, test } from 'vitest'
import { isOver, rowsOf, runOf, untilRun } from '../testing/test-runs'
import { rosa, setUpTestWorker } from '../testing/test-worker'
import { exportResults } from './export-results'
import { runRowWords } from './words'

setUpTestWorker({ deadlineMs: 20_000 })

const jobs = { open: '881252', closed: '881694', unlisted: '999999' }

test('gives each row the outcome that the screen shows, and what was wrong with its job as the reason', async () => {
  const rows = Object.entries(jobs).map(([name, jobId]) => ({ email: `${name}@example.com`, jobId }))
  const id = await runOf(rows)
  await untilRun(id, isOver)
  const lines = await linesOf(id)
  const onScreen = (await rowsOf(id)).map(({ outcome }) => runRowWords.outcomes[outcome])
  expect(lines.map(([, outcome]) => outcome)).toEqual(onScreen)
  expect(onScreen).toEqual(['Submitted', 'Refused', 'Refused'])
  expect(lines[0]?.[4]).toMatch(/^[\d-]{10} \d\d:\d\d$/)
  expect(lines.map(([, , reason]) => reason)).toEqual([
    '',
    expect.stringContaining('This job isn’t accepting applications'),
    expect.stringContaining('The partner lists no job 999999'),
  ])
})

/** Without the headings. */
async function linesOf(id: string): Promise<string[][]> {
  const file = await exportResults(id, 'all', rosa)
  if (file === null || file === 'being-cancelled') throw new Error('no file')
  const lines = (await new Response(file.body).text()).trim().split('\r\n').slice(1)
  return lines.map((line) => line.split(','))
}
