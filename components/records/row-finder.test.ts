import { describe, expect, it, vi } from 'vitest'
import { createRowIndex, type RowQuery } from '@/lib/records/find-rows'
import type { ToFinder } from './finder-messages'
import { createRowFinder, type FinderWorker } from './row-finder'

/** A worker that answers when told to, and can die. */
class HandWorker extends EventTarget implements FinderWorker {
  readonly index = createRowIndex()
  readonly open: RowQuery[] = []
  isTerminated = false
  postMessage(message: ToFinder) {
    if (message.kind === 'add') this.index.add(message.records)
    else this.open.push(message.query)
  }
  answer() {
    const query = this.open.shift()
    if (!query) throw new Error('nothing was asked')
    this.dispatchEvent(new MessageEvent('message', { data: { kind: 'found', rows: this.index.find(query) } }))
  }
  terminate() {
    this.isTerminated = true
  }
}

const words = (text: string): RowQuery => ({ words: text, sort: null })
const people = [{ name: 'Zoë' }, { name: 'Marcus' }, { name: 'Zoran' }]
const zo = new Uint32Array([0, 2])

function finderWith(worker: FinderWorker) {
  const finder = createRowFinder(() => worker)
  finder.add(people)
  return finder
}

describe('finding rows in a worker', () => {
  it('answers what the index answers', async () => {
    const worker = new HandWorker()
    const found = finderWith(worker).find(words('zo'))
    worker.answer()
    expect(await found).toEqual(zo)
  })

  it('asks one thing at a time, and the latest question counts', async () => {
    const worker = new HandWorker()
    const finder = finderWith(worker)
    const [first, second, third] = ['m', 'ma', 'zo'].map((text) => finder.find(words(text)))
    expect(worker.open).toEqual([words('m')])
    expect(await second).toBe('superseded')
    worker.answer()
    expect(await first).toBe('superseded')
    worker.answer()
    expect(await third).toEqual(zo)
  })

  it('ends with every open question superseded', async () => {
    const worker = new HandWorker()
    const finder = finderWith(worker)
    const open = [finder.find(words('a')), finder.find(words('b'))]
    finder.close()
    expect(await Promise.all([...open, finder.find(words('c'))])).toEqual(['superseded', 'superseded', 'superseded'])
    expect(worker.isTerminated).toBe(true)
  })
})

describe('finding rows without a worker', () => {
  it('answers where none can be started', async () => {
    const finder = createRowFinder(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    finder.add(people.slice(0, 2))
    finder.add(people.slice(2))
    expect(await finder.find(words('zo'))).toEqual(zo)
    finder.add([{ name: 'Zora' }])
    expect(await finder.find(words('zo'))).toEqual(new Uint32Array([0, 2, 3]))
  })

  it.each(['error', 'messageerror'])(
    'answers the open and the waiting question when the worker ends with %s',
    async (type) => {
      const worker = new HandWorker()
      const finder = finderWith(worker)
      const [first, second] = [finder.find(words('m')), finder.find(words('zo'))]
      const event = new Event(type, { cancelable: true })
      worker.dispatchEvent(event)
      expect(event.defaultPrevented).toBe(true)
      expect(worker.isTerminated).toBe(true)
      expect(await first).toBe('superseded')
      expect(await second).toEqual(zo)
    },
  )

  it('answers when the worker died before anything was asked', async () => {
    const worker = new HandWorker()
    const finder = finderWith(worker)
    worker.dispatchEvent(new Event('error'))
    expect(await finder.find(words('zo'))).toEqual(zo)
  })

  it('answers when the worker falls silent, and hears no late answer', async () => {
    vi.useFakeTimers()
    const worker = new HandWorker()
    const finder = finderWith(worker)
    const found = finder.find(words('zo'))
    await vi.advanceTimersByTimeAsync(16_000)
    expect(await found).toEqual(zo)
    const next = finder.find(words('marcus'))
    worker.answer()
    await vi.runAllTimersAsync()
    expect(await next).toEqual(new Uint32Array([1]))
    vi.useRealTimers()
  })

  it('answers when records cannot be handed over', async () => {
    const worker = new HandWorker()
    worker.postMessage = () => {
      throw new DOMException('could not be cloned', 'DataCloneError')
    }
    expect(await finderWith(worker).find(words('zo'))).toEqual(zo)
  })

  it('lets the page work while it looks through very many', async () => {
    const finder = createRowFinder(() => {
      throw new Error('none')
    })
    finder.add(
      Array.from({ length: 30_000 }, (_, index) => ({ name: `person ${index}`, email: `p${index}@example.com` })),
    )
    let turns = 0
    let isOver = false
    const turn = () => {
      turns += 1
      if (!isOver) setImmediate(turn)
    }
    setImmediate(turn)
    expect(await finder.find(words('p29999@'))).toEqual(new Uint32Array([29_999]))
    isOver = true
    expect(turns).toBeGreaterThan(1)
  })
})
