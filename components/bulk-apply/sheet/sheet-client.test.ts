import { describe, expect, it, vi } from 'vitest'
import { testForm, testJob } from '@/lib/testing/test-form'
import { serveSheet } from './serve-sheet'
import { type SheetWorker, startSheet } from './sheet-client'
import type { FromSheet, ToSheet } from './sheet-messages'

const form = testForm()
const jobs = [testJob('7', 'Cook')]
const file = {
  kind: 'file' as const,
  name: 'people.csv',
  file: new Blob(['Email;Name;Job\na@example.com;Zoë;Cook\nb;Bo;7\n']),
}

/** A worker on the other side of a port that copies what goes through it, as a browser does. */
class PortWorker extends EventTarget implements SheetWorker {
  readonly heard: ToSheet[] = []
  isTerminated = false
  isSilent = false
  private readonly answer = serveSheet((message) => this.tell(message))
  postMessage(message: ToSheet) {
    const copy = structuredClone(message)
    this.heard.push(copy)
    queueMicrotask(() => this.isSilent || this.answer(copy))
  }
  private tell(message: FromSheet) {
    const data = structuredClone(message)
    queueMicrotask(() => this.isTerminated || this.dispatchEvent(new MessageEvent('message', { data })))
  }
  terminate() {
    this.isTerminated = true
  }
}

async function workThrough(startWorker: () => SheetWorker) {
  const sheet = startSheet(form, startWorker)
  const told: number[] = []
  const opened = await sheet.open(file, {})
  if ('sentence' in opened) throw new Error(opened.sentence)
  const preview = await sheet.preview(opened.guess)
  const checked = await sheet.check(opened.guess, jobs, (rows) => told.push(rows))
  const pairs = await sheet.pairs()
  const mended = await sheet.edit(2, 'email', 'b@example.com')
  await sheet.leaveOut([1], true)
  await sheet.accept([1], true)
  const undone = await sheet.undo()
  const marked = await sheet.markEarlier([])
  const rows = await sheet.rows({ show: 'all' }, 0, 10)
  const sent = await sheet.toSend(0, 10)
  const csv = await sheet.leftOutCsv()
  const set = await sheet.setAll('none', 'x')
  sheet.close()
  return { opened, preview, checked, pairs, mended, undone, marked, rows, sent, csv, set, told }
}

function none(): never {
  throw new DOMException('refused', 'SecurityError')
}

describe('a sheet in a worker', () => {
  it('answers as the same sheet on the page does, and tells of its progress', async () => {
    const worker = new PortWorker()
    const there = await workThrough(() => worker)
    expect(there).toEqual(await workThrough(none))
    expect(there.checked.states).toMatchObject({ ready: 1, wrong: 1 })
    expect(there.mended.states).toMatchObject({ ready: 2, wrong: 0 })
    expect(there.told).toEqual([2])
    expect(worker.heard).toHaveLength(14)
    expect(worker.isTerminated).toBe(true)
  })

  it('refuses with the words of the sheet', async () => {
    const sheet = startSheet(form, () => new PortWorker())
    await expect(sheet.rows({ show: 'all' }, 0, 1)).rejects.toThrow('The sheet was not checked yet')
  })

  it('refuses what is open when it is closed, and what is asked after that', async () => {
    const sheet = startSheet(form, () => new PortWorker())
    const open = sheet.open(file, {})
    sheet.close()
    await expect(open).rejects.toThrow('The upload was closed')
    await expect(sheet.undo()).rejects.toThrow('The upload was closed')
  })

  it('says so when the browser ends the worker in the middle of it', async () => {
    const worker = new PortWorker()
    const sheet = startSheet(form, () => worker)
    await sheet.open(file, {})
    worker.isSilent = true
    const open = sheet.preview({ columns: [], constants: {} })
    const event = new Event('error', { cancelable: true })
    worker.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    await expect(open).rejects.toThrow('The browser ended the work on this upload')
    await expect(sheet.undo()).rejects.toThrow('Upload the file again')
  })
})

describe('where no worker comes to life', () => {
  it('goes on on the page when it fails before its first word', async () => {
    const worker = new PortWorker()
    worker.isSilent = true
    const sheet = startSheet(form, () => worker)
    const open = sheet.open(file, {})
    worker.dispatchEvent(new Event('error'))
    expect(await open).toMatchObject({ rows: 2 })
    expect(worker.isTerminated).toBe(true)
  })

  it('goes on on the page when it stays silent', async () => {
    vi.useFakeTimers()
    const worker = new PortWorker()
    worker.isSilent = true
    const sheet = startSheet(form, () => worker)
    const open = sheet.open(file, {})
    await vi.advanceTimersByTimeAsync(11_000)
    vi.useRealTimers()
    expect(await open).toMatchObject({ rows: 2 })
  })
})
